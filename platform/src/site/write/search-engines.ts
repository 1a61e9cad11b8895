import type { Contents } from '@mosaico/shared-types/schemas';
import { escaped, unescaped } from '../../lib/markup.ts';
import { sinceWhen } from './page-contents.ts';

/** A page as the map of the site says it. Addresses are whole. */
export interface MappedPage {
  path: string;
  /** What it shows, in the order it should be found by. The picture it is shared with stands in its head, not on it. */
  pictures: readonly string[];
  videos: readonly MappedVideo[];
}

/** A video that a page shows, with all that search engines require of one. */
export interface MappedVideo {
  title: string;
  description: string;
  thumbnail: string;
  file: string;
  /** Seconds; nothing where it is not known. */
  duration?: number | undefined;
  /** Day of its publication, as `2026-12-01`; nothing where it is not known. */
  published?: string | undefined;
}

/** What Google takes: characters of a description, seconds of a video. Beyond them it refuses the whole entry. */
const longestDescription = 2_048;
const longestVideo = 28_800;

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ');

/** `sitemap.xml` of the pages that search engines may index, each with the day since which it says what it says. */
export function sitemap(origin: string, pages: readonly MappedPage[], contents: Contents | undefined): string {
  const urls = pages.map(({ path, pictures, videos }) => {
    const parts = [
      tag('loc', origin + path),
      lastModified(contents, path),
      ...pictures.map((address) => `<image:image>${tag('image:loc', address)}</image:image>`),
      ...videos.map(videoOf),
    ];
    return `<url>${parts.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`;
}

/** The same map with the days of another revision, whose pages say the same: one that was taken back to. */
export function redated(xml: string, contents: Contents): string {
  return xml.replaceAll(
    /(<url><loc>([^<]*)<\/loc>)(?:<lastmod>[^<]*<\/lastmod>)?/g,
    (_, begin: string, address: string) => {
      const { pathname } = new URL(unescaped(address));
      return begin + lastModified(contents, pathname);
    },
  );
}

function lastModified(contents: Contents | undefined, path: string): string {
  const since = sinceWhen(contents, path);
  return since === undefined ? '' : tag('lastmod', since);
}

/** Its elements in the order that the schema of video site maps asks for. */
function videoOf({ title, description, thumbnail, file, duration, published }: MappedVideo): string {
  const seconds = duration === undefined ? undefined : Math.max(1, Math.round(duration));
  const parts = {
    thumbnail_loc: thumbnail,
    title,
    description: description.slice(0, longestDescription),
    content_loc: file,
    duration: seconds === undefined || seconds > longestVideo ? undefined : String(seconds),
    publication_date: published,
  };
  return `<video:video>${Object.entries(parts)
    .map(([name, text]) => (text === undefined ? '' : tag(`video:${name}`, text)))
    .join('')}</video:video>`;
}

const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/**
 * `robots.txt`. Pages kept out of the index say so themselves, so that crawlers may read that they do; a site that is
 * `closed` to search engines is asked for by none.
 */
export function robots(origin: string, closed: boolean): string {
  if (closed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
