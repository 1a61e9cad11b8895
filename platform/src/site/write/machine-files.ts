import { join } from 'node:path';
import { pageCategories, textPath, type Route, type SiteConfiguration } from '@mosaico/shared-types';
import type { Contents, Release } from '@mosaico/shared-types/schemas';
import { escaped } from '../../lib/markup.ts';
import { writeAnew } from '../../lib/precompressed.ts';
import { isPublic } from '../../lib/public-environment.ts';
import { licencesIn, type LicensedPackage } from '../../store/licences.ts';
import type { Store } from '../../store/store.ts';
import type { Page } from '../render/render.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { licencesPage, textFile } from '../site-map.ts';
import { sinceWhen } from './page-contents.ts';

/**
 * Writes the files for search engines and other machines into a draft: `sitemap.xml`, `robots.txt`, `llms.txt`, and the licences of
 * others. The indexed pages as Markdown are there. Returns all of them, to be compressed.
 */
export async function writeMachineFiles(
  store: Store,
  site: ResolvedSite,
  { draft, pages, contents }: { draft: string; pages: ReadonlyMap<string, Page>; contents: Contents | undefined },
): Promise<string[]> {
  const { agency } = site.configuration.site;
  const indexed = site.table.routes.filter((route) => route.indexed && pages.has(route.path));
  const packages = await licencesOf(store, [site.shell, ...site.remotes]);
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(
      agency.origin,
      indexed.map((route) => mappedPage(route, site, pages.get(route.path))),
      contents,
    ),
    'robots.txt': robots(agency.origin, !isPublic(site.revision.environment, site.configuration.site)),
    'llms.txt': llms({ name: agency.name, origin: agency.origin }, indexed),
    [licencesPage]: licences(agency.name, packages),
  };
  for (const [name, content] of Object.entries(files)) await writeAnew(join(draft, name), content);
  return [...indexed.map(({ path }) => textFile(path)), ...Object.keys(files)].map((name) => join(draft, name));
}

function mappedPage({ path, description }: Route, site: ResolvedSite, page: Page | undefined): MappedPage {
  const { origin } = site.configuration.site.agency;
  const whole = (address: string): string => new URL(address, origin).href.replace(/#.*$/, '');
  const pictures = (page?.outline.pictures ?? []).map(({ address }) => whole(address));
  const shown = page?.dependencies.includes('data:/data/testimonios.json') ? site.data['/data/testimonios.json'] : [];
  const videos = (shown ?? []).flatMap(({ name, company, videoUrl, posterUrl, ...video }): MappedVideo[] => {
    // Search engines take no video without a picture: `videoNotes` names it.
    if (posterUrl === undefined) return [];
    return [
      {
        title: `${name}, ${company}`,
        description: video.transcript?.replaceAll(/\s+/g, ' ') ?? description,
        thumbnail: whole(posterUrl),
        file: whole(videoUrl),
        duration: video.duration,
        published: video.uploaded,
      },
    ];
  });
  return { path, pictures: [...new Set(pictures.filter((each) => /^https?:/.test(each)))], videos };
}

/** A page as the map of the site says it. Addresses are whole. */
export interface MappedPage {
  path: string;
  /** Pictures on the page, most important first. Without its share image. */
  pictures: readonly string[];
  videos: readonly MappedVideo[];
}

/** A video that a page shows, with all that search engines require of one. */
interface MappedVideo {
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
    const since = sinceWhen(contents, path);
    const parts = [
      tag('loc', origin + path),
      since === undefined ? '' : tag('lastmod', since),
      ...pictures.map((address) => `<image:image>${tag('image:loc', address)}</image:image>`),
      ...videos.map(videoOf),
    ];
    return `<url>${parts.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`;
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

/** `robots.txt`. Crawlers may read pages that are not indexed, since those say so themselves. They may read nothing of a `closed` site. */
export function robots(origin: string, noindex: boolean): string {
  if (noindex) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** `llms.txt` (llmstxt.org): who the agency is, and every one of these pages as a text, by the directory's categories. */
export function llms(
  { name, origin }: Pick<SiteConfiguration['agency'], 'name' | 'origin'>,
  routes: readonly Pick<Route, 'path' | 'title' | 'description' | 'directory'>[],
): string {
  const summary = routes.find(({ path }) => path === '/')?.description;
  const sections = pageCategories.map((category) => {
    const links = routes
      .filter(({ directory }) => directory.category === category)
      .map(({ path, title, description }) => `- [${plain(title)}](${origin}${textPath(path)}): ${line(description)}`);
    return links.length > 0 ? `## ${category}\n\n${links.join('\n')}` : '';
  });
  return `${[`# ${line(name)}`, summary ? `> ${line(summary)}` : '', ...sections].filter(Boolean).join('\n\n')}\n`;
}

const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The words of a link. */
const plain = (text: string): string => line(text).replaceAll(/[\\[\]]/g, '\\$&');

/** The packages of others of which visitors of these releases download something. */
export async function licencesOf(store: Store, releases: readonly Release[]): Promise<LicensedPackage[]> {
  const found = await Promise.all(
    releases.map(async ({ workspace, version }) =>
      licencesIn(await store.releaseFolder(workspace, version), `${workspace}@${version}`),
    ),
  );
  return found.flat();
}

/** The list: each package once, those with one text together, in alphabetical order. */
export function licences(agency: string, packages: readonly LicensedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence = 'sin nombre', text = '' } of packages) {
    const names = groups.get(`${licence}\n${text}`) ?? [];
    names.push(`${name} ${version}`);
    groups.set(`${licence}\n${text}`, names);
  }
  const parts = [...groups].map(([key, names]) => {
    const end = key.indexOf('\n');
    const text = key.slice(end + 1);
    return `${[...new Set(names)].sort().join('\n')}\nLicencia: ${key.slice(0, end)}\n${text && `\n${text}\n`}`;
  });
  return [`El sitio de ${agency} contiene el trabajo de otros. Gracias.\n`, ...parts.sort()].join(
    `\n${'-'.repeat(72)}\n\n`,
  );
}
