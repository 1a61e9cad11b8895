import { tableEntry, type PublicData, type SiteTable, type TableEntries, type TableKey } from '@mosaico/shared-types';

/** What pages are answered from while they are prerendered. */
export interface Answers {
  table: SiteTable;
  /** The site's data files, by their addresses. */
  data: Partial<PublicData>;
  /** Day of the composition, as `2026-11-21`. */
  today: string;
}

/** What a page is told under a key; nothing where no release and no file says it. */
export function answerTo({ table, data, today }: Answers, key: TableKey): unknown {
  if (key === 'today') return today;
  if (key === 'year') return today.slice(0, 4);
  const [, address] = /^data:(.*)/s.exec(key) ?? [];
  if (address === undefined) return tableEntry(table, key);
  return Object.hasOwn(data, address) ? data[address as keyof PublicData] : undefined;
}

/** What a page is told under each of the keys, without those of which nothing is known. */
export function answersTo(answers: Answers, asked: readonly TableKey[]): Partial<TableEntries> {
  const told = asked.map((key) => [key, answerTo(answers, key)] as const);
  return Object.fromEntries(told.filter(([, answer]) => answer !== undefined)) as Partial<TableEntries>;
}
