import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  pageAssetsKey,
  pagesPartAddress,
  partOfPath,
  sectionAssetsKey,
  slotAssetsKey,
  type AssetMap,
  type Integrity,
  type PagesPart,
  type Route,
  type SearchablePage,
  type TableParts,
} from '@mosaico/shared-types';
import { withoutLists } from '@mosaico/shared-types/table';
import type { Release } from '@mosaico/shared-types/schemas';
import { writeAnew } from '../../lib/precompressed.ts';
import { siteAssets } from '../../store/public-path.ts';
import type { Page } from '../render/render.ts';
import { readOfTable } from '../render/resolve-dependencies.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import type { SiteMap } from '../site-map.ts';
import { only } from './bootstrap-data.ts';
import { writeSearchList, type WriteHashed } from './search-list.ts';

/** A part has this many pages on average, at most. Their number is a power of two, so that a new page seldom changes all of them. */
const pagesInPart = 8;
/** More parts would not fit into `/revision.json`, which has 2 kB at most, compressed. */
const mostParts = 128;

/** Number of parts for so many pages. */
export function partsFor(pages: number): number {
  let count = 1;
  while (count * pagesInPart < pages && count < mostParts) count *= 2;
  return count;
}

/** Whether a shell reads the table in parts, as its copy of the contract can. An older one reads all of it in `/revision.json`. */
export function readsParts({ shared }: Pick<Release, 'shared'>): boolean {
  return shared.provides.some(({ key, exports }) => key === '@mosaico/shared-types' && exports.includes('partOfPath'));
}

/** What the files of a table are made of besides the site. */
interface TableSources {
  draft: string;
  pages: ReadonlyMap<string, Pick<Page, 'dependencies'>>;
  assets: AssetMap;
  integrity: Integrity;
}

/** Writes the table into files whose names change with their content. Nothing for a shell that does not read them. */
export async function writeTableParts(
  site: ResolvedSite,
  { draft, ...sources }: TableSources,
): Promise<{ parts?: Omit<TableParts, 'pageless'>; files: string[] }> {
  if (!readsParts(site.shell)) return { files: [] };
  const files: string[] = [];
  const write: WriteHashed = async (address, value) => {
    const content = JSON.stringify(value);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    files.push(join(draft, address(hash)));
    await writeAnew(join(draft, address(hash)), content);
    return hash;
  };
  const named = (name: string) => (hash: string) => `${siteAssets}${name}.${hash}.json`;
  const { table } = site;
  const whole = await write(named('table'), table);
  const search = await writeSearchList(table.routes.filter(isFound).map(searchableOf), write);
  const pages: string[] = [];
  for (const [part, routes] of groupsOf(table.routes).entries())
    pages.push(await write((hash) => pagesPartAddress(part, hash), pagesPart(site, routes, sources)));
  return { parts: { table: named('table')(whole), search: named('search')(search), pages }, files };
}

/** Addresses of the files of a table, without those that the list for the search names: see `searchFilesOf`. */
export function tableFilesOf({ table, search, pages }: Omit<TableParts, 'pageless'>): string[] {
  return [table, search, ...pages.map((hash, part) => pagesPartAddress(part, hash))];
}

/** First segments of the paths of documents that are no pages, without those of pages: see {@link TableParts}. */
export function pagelessOf({ documents, pages, aliases }: Pick<SiteMap, 'documents' | 'pages' | 'aliases'>): string[] {
  const firstOf = (path: string): string => path.split('/')[1] ?? '';
  const ofPages = new Set([...Object.keys(pages), ...Object.keys(aliases)].map(firstOf));
  const others = new Set(Object.keys(documents).map(firstOf));
  return [...others].filter((first) => !ofPages.has(first)).sort();
}

/** The routes of each part: those with a path, or an alias, that belongs to it. */
function groupsOf(routes: readonly Route[]): Route[][] {
  const groups = Array.from({ length: partsFor(routes.length) }, (): Route[] => []);
  for (const route of routes)
    for (const part of new Set([route.path, ...route.aliases].map((path) => partOfPath(path, groups.length))))
      groups[part]?.push(route);
  return groups;
}

function pagesPart(
  site: ResolvedSite,
  routes: readonly Route[],
  { pages, assets, integrity }: Omit<TableSources, 'draft'>,
): PagesPart {
  const all = routes.map((route) => {
    const dependencies = pages.get(route.path)?.dependencies ?? [];
    return { route, dependencies, ...readOfTable(site, dependencies) };
  });
  const held = all.filter(({ documentOnly }) => !documentOnly);
  const names = held.flatMap(({ route, dependencies }) => [
    pageAssetsKey(route),
    sectionAssetsKey(route),
    ...dependencies.flatMap((key) => (key.startsWith('slot:') ? [slotAssetsKey(key.slice('slot:'.length))] : [])),
  ]);
  const loads = Object.fromEntries(
    [...new Set(names)].sort().flatMap((name) => (assets[name] ? [[name, assets[name]] as const] : [])),
  );
  return {
    routes: all.map(({ route, documentOnly }) => ({ ...withoutLists(route), ...(documentOnly && { documentOnly }) })),
    shown: Object.assign({}, ...held.map(({ shown }) => shown)) as PagesPart['shown'],
    loads,
    integrity: only(integrity, Object.values(loads).flat()),
  };
}

/** Whether the search may lead to a page, or to a place in it. */
const isFound = ({ indexed, search, places }: Route): boolean =>
  indexed || search !== undefined || (places ?? []).length > 0;

const searchableOf = ({ path, description, directory, indexed, search, places }: Route): SearchablePage => ({
  path,
  description,
  directory,
  indexed,
  search,
  places,
});
