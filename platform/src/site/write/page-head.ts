import { headElements, textPath, type PageHead, type RenderedPage } from '@mosaico/shared-types';
import type { ShareImage } from '../pictures/share-images.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { escaped } from '../../lib/markup.ts';
import { graphOf } from './structured-data.ts';
import type { SitePage } from '../render/pages.ts';

/** The head of a page in this environment; undefined for a page of a shell that writes its head itself. */
export function pageHeadOf(
  site: ResolvedSite,
  { owner }: Pick<SitePage, 'owner'>,
  {
    describes,
    things = [],
    image,
    modified,
  }: Pick<RenderedPage, 'describes' | 'things'> & {
    image?: ShareImage | undefined;
    /** Since when the page says what it says. */
    modified?: string | undefined;
  },
): PageHead | undefined {
  if (!describes || !owner) return describes;
  const { route } = owner;
  const { origin } = site.configuration.site.agency;
  const head = {
    ...describes,
    ...(image && { image: { ...image, address: origin + image.address } }),
    ...(route.indexed && { text: origin + textPath(route.path) }),
  };
  return { ...head, graph: graphOf(site, { head, route, things, modified }) };
}

/** The same as HTML. */
export function headTags(head: PageHead): string {
  return headElements(head)
    .map(({ tag, attributes, text = '' }) => {
      const open = Object.entries(attributes).reduce(
        (all, [name, value]) => `${all} ${name}="${escaped(value)}"`,
        `<${tag}`,
      );
      // A script's text is taken as it is, and its data holds no markup.
      return tag === 'meta' || tag === 'link'
        ? `${open}>`
        : `${open}>${tag === 'script' ? text : escaped(text)}</${tag}>`;
    })
    .join('');
}

/** The colours around the page, in browsers that draw themselves in them: of the light scheme, and of the dark one. */
export function themeColours([light, dark = light]: readonly string[] = []): string {
  return Object.entries({ light, dark })
    .flatMap(([scheme, colour]) =>
      colour
        ? [`<meta name="theme-color" content="${escaped(colour)}" media="(prefers-color-scheme: ${scheme})">`]
        : [],
    )
    .join('');
}
