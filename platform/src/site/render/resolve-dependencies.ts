import type { PublicData, SiteTable, TableEntries, TableKey } from '@mosaico/shared-types';
import { tableEntry } from '@mosaico/shared-types/table';

/** The data that dependencies are resolved from while pages are prerendered. */
export interface TableSource {
  table: SiteTable;
  /** The site's data files, by their addresses. */
  data: Partial<PublicData>;
  /** Day of the composition, as `2026-11-21`. */
  today: string;
}

/** The value of a key; `undefined` where no release and no file has it. */
export function resolveKey({ table, data, today }: TableSource, key: TableKey): unknown {
  if (key === 'today') return today;
  if (key === 'year') return today.slice(0, 4);
  const [, address] = /^data:(.*)/s.exec(key) ?? [];
  if (address === undefined) return tableEntry(table, key);
  return Object.hasOwn(data, address) ? data[address as keyof PublicData] : undefined;
}

/** The answers to a page's dependencies: `null` where no release declares them, and none for a file that is not there. */
export function resolveDependencies(source: TableSource, dependencies: readonly TableKey[]): Partial<TableEntries> {
  const all = dependencies.map((key) => [key, resolveKey(source, key) ?? (isData(key) ? undefined : null)] as const);
  return Object.fromEntries(all.filter(([, answer]) => answer !== undefined)) as Partial<TableEntries>;
}

/** A page that reads more of the table, in bytes of JSON, is loaded as a document: it lists all pages of a large site. */
const mostRead = 60_000;

/** What a browser that renders the page reads of the table, static sections included, and whether it is too much to be loaded for that. */
export function readOfTable(
  source: TableSource,
  dependencies: readonly TableKey[],
): { shown: Partial<TableEntries>; documentOnly: boolean } {
  // Browsers know the day themselves, and read data files where they are.
  const ofTable = dependencies.filter((key) => key !== 'today' && key !== 'year' && !isData(key));
  const shown = resolveDependencies(source, ofTable);
  return { shown, documentOnly: JSON.stringify(shown).length > mostRead };
}

const isData = (key: TableKey): boolean => key.startsWith('data:');
