import { listSlugPattern, type SiteConfiguration } from '@mosaico/shared-types';
import type { DeclaredList, ListEntry } from '@mosaico/shared-types/schemas';

/**
 * The entries of a list that pages are made by: of `lists.<name>`, else of the site configuration's key `<name>`, which may hold
 * a single entry. Undefined where the configuration declares no list of that name. A data file that was not read has no entries.
 */
export function entriesOf(site: SiteConfiguration, name: string): readonly ListEntry[] | undefined {
  const { lists = {} } = site;
  if (Object.hasOwn(lists, name)) return lists[name]?.entries ?? [];
  const own: unknown = Object.hasOwn(site, name) ? site[name as keyof SiteConfiguration] : undefined;
  const all: readonly unknown[] = Array.isArray(own) ? own : [own];
  return all.every(isEntry) ? all : undefined;
}

/** Letters: the names of files have a bound. */
const longestSlug = 100;

/** An address and the name of a file are made of the slug, also of a list that nobody has checked. */
function isEntry(value: unknown): value is ListEntry {
  const { slug, name } = Object(value) as Partial<Record<keyof ListEntry, unknown>>;
  return (
    typeof slug === 'string' && slug.length <= longestSlug && listSlugPattern.test(slug) && typeof name === 'string'
  );
}

/** The entries in a data file's content, without those that are none. */
export function entriesIn(content: unknown, { slug = 'slug', name = 'name' }: DeclaredList): ListEntry[] {
  if (!Array.isArray(content)) return [];
  return content
    .map((each: unknown) => {
      const values = Object(each) as Record<string, unknown>;
      return { slug: values[slug], name: values[name] };
    })
    .filter(isEntry);
}

/** The site configuration with entries in place of data files. `entriesOfFile` gives those of a list that has a file. */
export function withEntries(
  site: SiteConfiguration,
  entriesOfFile: (list: DeclaredList & { file: string }, name: string) => ListEntry[],
): SiteConfiguration {
  if (!site.lists) return site;
  const lists = Object.entries(site.lists).map(([name, { file, ...list }]) => [
    name,
    file === undefined ? list : { entries: entriesOfFile({ ...list, file }, name) },
  ]);
  return { ...site, lists: Object.fromEntries(lists) as SiteConfiguration['lists'] };
}
