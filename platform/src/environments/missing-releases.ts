import type { Release } from '@mosaico/shared-types/schemas';
import type { Problem } from '../lib/problem.ts';
import type { Store } from '../store/store.ts';
import { publishedOf } from './describe-release.ts';
import { lookBack } from './history.ts';
import type { Change } from './next-revision.ts';

/** The names that a release declares, by the kind of a dependency. */
const declaredBy: Readonly<Record<string, (release: Release) => readonly string[]>> = {
  fact: ({ facts }) => Object.keys(facts),
  offer: ({ offers }) => Object.keys(offers),
  page: ({ pages }) => pages.map(({ key }) => key),
};

/**
 * Releases of other workspaces that declare what pages ask for in vain: of each the newest that declares all of it. Nothing where some of it is
 * declared by none of its newest releases, or by a workspace of which a promotion names the release itself.
 */
export async function missingReleases(
  store: Store,
  problems: readonly Problem[],
  changes: readonly Change[],
): Promise<Change[]> {
  const asked = new Map<string, { kind: string; name: string }[]>();
  for (const { code, subject } of problems) {
    const [, kind, workspace, name] = /^(\w+):([^/]+)\/(.*)$/s.exec(subject) ?? [];
    if (code !== 'unmet-dependency' || kind === undefined || workspace === undefined || name === undefined) return [];
    asked.set(workspace, [...(asked.get(workspace) ?? []), { kind, name }]);
  }
  const found: Change[] = [];
  for (const [workspace, names] of asked) {
    if (changes.some((change) => change.workspace === workspace)) return [];
    const releases = await publishedOf(store, workspace, lookBack).catch((): Release[] => []);
    const release = releases.find((each) => names.every(({ kind, name }) => declaredBy[kind]?.(each).includes(name)));
    if (!release) return [];
    found.push({ workspace, version: release.version });
  }
  return found;
}
