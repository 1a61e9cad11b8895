import { lastSecondOf } from './days.ts';
import type { JsonLdNode } from './json-ld.ts';
import type { SiteConfiguration } from './schemas/site-configuration.ts';
import type { Route } from './table.ts';

/** The head of a page's document: for browsers, search engines, and previews of links. */
export interface PageHead {
  /** The whole title, with the agency's name. */
  title: string;
  description: string;
  /** Absolute address; nothing where no page is. */
  canonical?: string;
  /** Name of the site, for those who show a link to the page. */
  siteName: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** The moment (`2027-01-31T23:59:59-05:00`) after which search engines shall drop it. */
  expires?: string;
  /** What stands beside a link to the page elsewhere: absolute address, size in px, and what it shows. */
  image?: { address: string; width: number; height: number; alt: string };
  /** Absolute address of the page as plain text. */
  text?: string;
  /** The page and what it shows in schema.org's terms. */
  graph?: readonly JsonLdNode[];
}

/** What is known of a page's head by its route alone. */
export function headOfRoute(
  { path, title, description, indexed, expires }: Pick<Route, 'path' | 'title' | 'description' | 'indexed' | 'expires'>,
  { agency, timeZone }: Pick<SiteConfiguration, 'agency' | 'timeZone'>,
): PageHead {
  return {
    title: `${title} | ${agency.name}`,
    description,
    canonical: agency.origin + path,
    siteName: agency.name,
    indexed,
    ...(expires && { expires: lastSecondOf(expires, { timeZone }) }),
  };
}

/** An element of a document's head. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Matches those elements of a document's head that {@link headElements} gives, whichever page they are of. */
export const pageElements =
  'title,meta[name="description"],meta[name="robots"]:not([data-closed]),link[rel="canonical"],link[rel="alternate"],' +
  'meta[property^="og:"],meta[name^="twitter:"],script[type="application/ld+json"]';

/** The elements that say this, for the server's documents and the browser's alike. */
export function headElements(head: PageHead): HeadElement[] {
  const { title, description, canonical, siteName, indexed, expires, image, text, graph = [] } = head;
  const robots = indexed ? expires && `unavailable_after: ${expires}` : 'noindex';
  const shown: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': 'es_LA',
    'og:image': image?.address,
    'og:image:width': image && String(image.width),
    'og:image:height': image && String(image.height),
    'og:image:alt': image?.alt,
  };
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('name', 'description', description),
    ...(robots ? [meta('name', 'robots', robots)] : []),
    ...(canonical ? [link('canonical', canonical)] : []),
    ...(text ? [link('alternate', text, { type: 'text/markdown' })] : []),
    ...Object.entries(shown).flatMap(([name, content]) => (content ? [meta('property', name, content)] : [])),
    ...(image ? [meta('name', 'twitter:card', 'summary_large_image')] : []),
    ...(graph.length > 0 ? [data(graph)] : []),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { [kind]: name, content },
});

const link = (rel: string, href: string, more: Record<string, string> = {}): HeadElement => ({
  tag: 'link',
  attributes: { rel, ...more, href },
});

/** A data block: no script to the content security policy, and its text cannot end the element it stands in. */
const data = (graph: readonly JsonLdNode[]): HeadElement => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c'),
});
