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

/** The answers to a page's dependencies, without those that nothing answers. */
export function resolveDependencies(source: TableSource, dependencies: readonly TableKey[]): Partial<TableEntries> {
  const all = dependencies.map((key) => [key, resolveKey(source, key)] as const);
  return Object.fromEntries(all.filter(([, answer]) => answer !== undefined)) as Partial<TableEntries>;
}
