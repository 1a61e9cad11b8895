import type { Release } from '@mosaico/shared-types/schemas';
import type { Difference } from '../environments/history.ts';
import { labelOf } from '../environments/named-releases.ts';
import type { Store } from '../store/store.ts';
import { columns } from './answer.ts';

/** An environment's releases as lines for a person: workspace, name, full version. */
export async function releaseLines(store: Store, releases: Readonly<Record<string, string>>): Promise<string[]> {
  const rows = Object.entries(releases).map(async ([workspace, version]) => {
    const { name } = await labelOf(store, workspace, version);
    return name ? [`  ${workspace}`, name, version] : [`  ${workspace}`, version, ''];
  });
  return columns(await Promise.all(rows));
}

/** The same for a script: workspace → date and source of its release; undefined for one that cannot be read. */
export async function builtOf(
  store: Store,
  releases: Readonly<Record<string, string>>,
): Promise<Record<string, Omit<Release['built'], 'contract' | 'runtime'>>> {
  const found = await Promise.all(
    Object.entries(releases).map(async ([workspace, version]) => {
      const release = await store.release(workspace, version).catch(() => undefined);
      if (!release) return [];
      const { at, commit, repository, author, committed, subject, head, dirty, uncommitted } = release.built;
      const built = { at, commit, repository, author, committed, subject, head, dirty, uncommitted };
      return [[workspace, built] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Differences as lines for a person: from and to below each other where they have names. */
export async function differenceLines(store: Store, found: readonly Difference[]): Promise<string[]> {
  const rows = await Promise.all(
    found.map(async ({ what, from = '(none)', to = '(none)' }) => {
      const [before, after] = await Promise.all([from, to].map((version) => labelOf(store, what, version)));
      if (!before?.name && !after?.name) return [[`  ${what}`, `${from}  →  ${to}`, '']];
      return [
        [`  ${what}`, `  ${before?.name ?? from}`, before?.name ? from : ''],
        ['', `→ ${after?.name ?? to}`, after?.name ? to : ''],
      ];
    }),
  );
  return columns(rows.flat());
}

/** Bytes for a person: `12.3 kB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
