import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  headElements,
  headOfRoute,
  textPath,
  type HeadElement,
  type Integrity,
  type AssetMap,
  type PageBootstrapData,
  type PageHead,
} from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { switcherScript } from '../../browser/versions/bundle.ts';
import { switcherConfig, startScripts } from '../../browser/versions/overrides.ts';
import { isPublic } from '../../lib/public-environment.ts';
import { browserScript } from '../../lib/dist.ts';
import { escaped } from '../../lib/markup.ts';
import { writeAnew } from '../../lib/precompressed.ts';
import type { Store } from '../../store/store.ts';
import { identityOf } from '../pictures/identity.ts';
import type { ShareImage } from '../pictures/share-images.ts';
import type { SitePage } from '../render/pages.ts';
import type { Page, PageText } from '../render/render.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { documentOf } from './document.ts';
import { assetsOf, bootstrapDataOf, assetAddressesOf, integrityOf, assetMapOf, remotesOf } from './bootstrap-data.ts';
import { stylesOf } from './release-styles.ts';
import { graphOf } from './structured-data.ts';

/** The site's pictures in tabs, lists and on home screens. */
const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('');

/** What a document needs of a page. */
type Rendered = PageText & Pick<Page, 'dependencies' | 'staticDependencies'>;

/** A page without HTML of its own, whose release was forced in: the browser renders it. */
const unrendered: Rendered = { head: '', body: '', dependencies: [] };

/** What a page's document is made of besides the page. */
interface DocumentExtras {
  image?: ShareImage | undefined;
  /** The day since which the page says what it says, if that is known. */
  modified?: string | undefined;
}

/** Makes the documents of a site. */
interface Documents {
  /** The document of a page. Without what was rendered, browsers render it. */
  documentOf(page: SitePage, rendered?: Rendered, extras?: DocumentExtras): string;
  /** What every page loads, with the hashes of all files that a page may load. */
  assets: AssetMap;
  integrity: Integrity;
}

/**
 * Reads what the documents of a site share: scripts and style sheets must be in the draft. Where the environment is not public, the version
 * switcher starts the shell: it is written, too.
 */
export async function documentsOf(
  store: Store,
  site: ResolvedSite,
  { draft, arm }: { draft: string; arm?: PageBootstrapData['arm'] },
): Promise<Documents> {
  const { shell, remotes, siteFile, configuration, revision } = site;
  const noindex = !isPublic(revision.environment, configuration.site);
  const switcherData = noindex ? switcherConfig(site) : undefined;
  const switcher = noindex ? await switcherScript() : undefined;
  if (switcher) await writeAnew(join(draft, switcher.address), switcher.content);
  const [start, early] = switcher ? [[switcher.address], startScripts(shell)] : [startScripts(shell), []];
  const assets = assetMapOf(site);
  const integrity = {
    [siteFile.address]: integrityOf(siteFile.content),
    ...(switcher && { [switcher.address]: integrityOf(switcher.content) }),
    ...(await integrityOfAssets(draft, [shell, ...remotes])),
  };
  const bootScript = await browserScript(configuration.site.reports ? 'boot-with-reports' : 'boot');
  const usedStyles = await stylesOf(store, [shell, ...remotes]);
  const identity = icons + themeColours((await identityOf(store, shell).catch(() => undefined))?.grounds);
  return {
    assets,
    integrity,
    documentOf(page, rendered = unrendered, extras = {}) {
      const { owner } = page;
      const head = pageHeadOf(site, page, rendered, extras);
      const ownScripts = owner
        ? assetAddressesOf(owner.page, owner.release, shell).filter((address) => address.endsWith('.js'))
        : [];
      const { read, data } = head ? headTags(head) : { read: rendered.head, data: '' };
      return documentOf({
        styles: usedStyles(rendered.body, [shell, ...remotesOf(site, page, rendered.dependencies)]),
        page: { body: rendered.body, head: head ? read + identity : read },
        data,
        site: configuration.site,
        bootstrapData: bootstrapDataOf(site, page, rendered, { assets, integrity, start, arm }),
        bootScript,
        start,
        preload: [...early, ...ownScripts],
        redirect: owner?.route.redirect,
        noindex,
        embeddable: owner?.route.embeddable,
        switcher: switcherData,
      });
    },
  };
}

/** Hashes of the scripts and style sheets of releases, from the draft that has them. */
async function integrityOfAssets(draft: string, releases: readonly Release[]): Promise<Integrity> {
  const hashes: Record<string, string> = {};
  for (const address of releases.flatMap((release) => Object.keys(assetsOf(release))))
    hashes[address] = integrityOf(await readFile(join(draft, address)));
  return hashes;
}

/** The head of a page in this environment; undefined for a page of a shell that writes its head itself. */
function pageHeadOf(
  site: ResolvedSite,
  { owner }: SitePage,
  { body, pageHead: rendered, jsonLd = [] }: PageText,
  { image, modified }: DocumentExtras,
): PageHead | undefined {
  // Without HTML of its own, a page is still what its route says.
  const pageHead = rendered ?? (body === '' && owner ? headOfRoute(owner.route, site.configuration.site) : undefined);
  if (!pageHead || !owner) return pageHead;
  const { route } = owner;
  const { origin } = site.configuration.site.agency;
  const head = {
    ...pageHead,
    ...(image && { image: { ...image, address: origin + image.address } }),
    ...(route.indexed && { text: origin + textPath(route.path) }),
  };
  return { ...head, graph: graphOf(site, { head, route, jsonLd, modified }) };
}

/** A head's elements as HTML: those that every reader takes, and the data that only search engines do. */
function headTags(head: PageHead): { read: string; data: string } {
  const htmlOf = ({ tag, attributes, text = '' }: HeadElement): string => {
    const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    const open = `<${tag}${named.join('')}>`;
    if (tag === 'meta' || tag === 'link') return open;
    // A script's text is taken as it is, and its data holds no markup.
    return `${open}${tag === 'script' ? text : escaped(text)}</${tag}>`;
  };
  const elements = headElements(head);
  const isData = ({ tag }: HeadElement): boolean => tag === 'script';
  return {
    read: elements
      .filter((each) => !isData(each))
      .map(htmlOf)
      .join(''),
    data: elements.filter(isData).map(htmlOf).join(''),
  };
}

/** The colours around the page, in browsers that draw themselves in them: of the light scheme, and of the dark one. */
function themeColours([light, dark = light]: readonly string[] = []): string {
  return Object.entries({ light, dark })
    .map(([scheme, colour]) =>
      colour ? `<meta name="theme-color" content="${escaped(colour)}" media="(prefers-color-scheme: ${scheme})">` : '',
    )
    .join('');
}
