import type { Release } from '@mosaico/shared-types/schemas';
import type { Difference } from '../environments/history.ts';
import { originOf } from '../environments/describe-release.ts';
import type { Store } from '../store/store.ts';
import { columns } from './output.ts';

/** Columns of a subject in a list: `mosaico show` says it whole. */
const widestLabel = 96;

/** What people know a release by (when, by whom and what), and its version; or the version alone. */
async function labelled(store: Store, workspace: string, version: string): Promise<[string, string]> {
  const release = await store.release(workspace, version).catch(() => undefined);
  const label = release ? originOf(release) : '';
  if (label === '') return [version, ''];
  return [label.length > widestLabel ? `${label.slice(0, widestLabel - 1)}…` : label, version];
}

/** An environment's releases as lines for a person: workspace, name, full version. */
export async function releaseLines(store: Store, releases: Readonly<Record<string, string>>): Promise<string[]> {
  const rows = Object.entries(releases).map(async (each) => [`  ${each[0]}`, ...(await labelled(store, ...each))]);
  return columns(await Promise.all(rows));
}

/** An environment's releases for a script: workspace → date and source of its release; undefined for a release that cannot be read. */
export async function builtOf(
  store: Store,
  releases: Readonly<Record<string, string>>,
): Promise<Record<string, Release['built']>> {
  const found = await Promise.all(
    Object.entries(releases).map(async ([workspace, version]) => {
      const release = await store.release(workspace, version).catch(() => undefined);
      return release ? [[workspace, release.built] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Differences as lines for a person: from and to below each other where they have names. */
export async function differenceLines(store: Store, found: readonly Difference[]): Promise<string[]> {
  const rows = await Promise.all(
    found.map(async ({ what, from = '(none)', to = '(none)' }) => {
      const [before, after] = await Promise.all([labelled(store, what, from), labelled(store, what, to)]);
      if (before[1] === '' && after[1] === '') return [[`  ${what}`, `${from}  →  ${to}`, '']];
      return [
        [`  ${what}`, `  ${before[0]}`, before[1]],
        ['', `→ ${after[0]}`, after[1]],
      ];
    }),
  );
  return columns(rows.flat());
}

/** Bytes for a person: `12.3 kB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
