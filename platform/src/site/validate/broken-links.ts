import { publicPath } from '../../store/public-path.ts';
import { filesBelow } from '../../lib/files-below.ts';
import type { Composition } from '../resolve/composition.ts';
import type { Outline } from '../render/outline.ts';
import { notFoundPath, pageAt } from '../render/pages.ts';

/** Files that the composer itself writes at the root. */
const ownFiles = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/revision.json'];

/** A message names so many documents with one dead link; their number is told in any case. */
const namedDocuments = 8;

/**
 * Links of the site's documents to places of the site that are not there: no page, no file, or no element with that id.
 * One message for each such link, with the documents that have it.
 */
export function deadLinks(composition: Composition, outlines: ReadonlyMap<string, Outline>): string[] {
  const ids = new Map([...outlines].map(([path, outline]) => [path, new Set(outline.ids)]));
  const files = filesOf(composition);
  const find = pageAt(composition.table.routes);
  const dead = new Map<string, { why: string; documents: string[] }>();
  for (const [document, { links }] of outlines) {
    for (const link of links) {
      const place = placeOf(link, document);
      if (!place) continue;
      const { path, anchor } = place;
      const page = path === document ? path : find(path);
      const why =
        page === undefined
          ? files.has(path) || files.has(`${path}.html`)
            ? undefined
            : 'no page and no file of the site is there'
          : isThere(ids.get(page), anchor)
            ? undefined
            : `${page} has no element with the id "${anchor}"`;
      if (why === undefined) continue;
      const known = dead.get(link) ?? { why, documents: [] };
      known.documents.push(document);
      dead.set(link, known);
    }
  }
  return [...dead].map(([link, { why, documents }]) => {
    const more = documents.length - namedDocuments;
    const named = documents.slice(0, namedDocuments).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return `${named} ${documents.length === 1 ? 'links' : 'link'} to ${link}, but ${why}. Correct the link, or add what it leads to.`;
  });
}

/** A page that could not be rendered has no ids to be asked for. */
function isThere(ids: ReadonlySet<string> | undefined, anchor: string): boolean {
  return anchor === '' || anchor === 'top' || anchor.startsWith(':~:') || ids === undefined || ids.has(anchor);
}

/** Where a link of a document leads within the site; nothing if it leads elsewhere. */
function placeOf(link: string, document: string): { path: string; anchor: string } | undefined {
  if (!/^[/?#]/.test(link) || link.startsWith('//')) return undefined;
  const [address = '', anchor = ''] = link.split(/#(.*)/s);
  const [path = ''] = address.split('?');
  return { path: path === '' ? document : decoded(path), anchor: decoded(anchor) };
}

/** The path of the site that a link of a document leads to; nothing if it leads elsewhere. */
export function pathOf(link: string, document: string): string | undefined {
  return placeOf(link, document)?.path;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Addresses of all files that releases and configuration bring to the site. */
function filesOf({ shell, remotes, configuration }: Composition): Set<string> {
  const released = [shell, ...remotes].flatMap(({ workspace, files }) =>
    Object.keys(files).flatMap((file) => {
      if (file.startsWith('public/')) return [file.slice('public'.length)];
      return file.startsWith('client/') ? [publicPath(workspace) + file.slice('client/'.length)] : [];
    }),
  );
  const configured = filesBelow(configuration.publicFolder).map((file) =>
    file.slice(configuration.publicFolder.length),
  );
  return new Set([...released, ...configured, ...ownFiles, notFoundPath]);
}
