import { command } from '../lib/command.ts';
import { allOf } from '../lib/in-parallel.ts';
import { releaseOrigin, versionsMeant, type Named } from '../store/release-label.ts';
import type { Change } from './next-revision.ts';
import type { Store } from '../store/store.ts';

/** Columns that a subject may fill where others stand beside it: `mosaico show` tells it whole. */
const widestName = 96;

/** A release's version, and its own change: when, by whom and what, as far as that is known. */
export interface ReleaseLabel {
  version: string;
  name?: string;
}

/** Tells of releases of this store what people know them by, as far as it can read them. */
export async function labelOf(store: Store, workspace: string, version: string): Promise<ReleaseLabel> {
  const release = await store.release(workspace, version).catch(() => undefined);
  if (!release) return { version };
  const name = originOf(release);
  if (name === '') return { version };
  return { version, name: name.length > widestName ? `${name.slice(0, widestName - 1)}…` : name };
}

/** A release's own change on one line, for a person at a terminal; see {@link releaseOrigin}. */
export const originOf = (release: Parameters<typeof namedOf>[0]): string =>
  releaseOrigin(namedOf(release), { language: 'en', now: new Date() });

/** What the name of a release is made of. */
export function namedOf({ version, built }: { version: string; built: Omit<Named, 'version'> }): Named {
  const { at, commit, author, committed, subject, dirty, uncommitted } = built;
  return { version, at, commit, author, committed, subject, dirty, uncommitted };
}

/**
 * The releases that shortened versions stand for. A derived version may be shortened while only one release begins so. Throws if
 * several do, and for `latest`, which would be another release tomorrow. Unknown versions are left to whoever reads them.
 */
export async function releasesMeant(store: Store, changes: readonly Change[]): Promise<Change[]> {
  return allOf(
    changes.map(async ({ workspace, version }) => {
      const versions = await store.versions(workspace);
      const [meant, ...others] = versionsMeant(version, versions);
      if (meant !== undefined && others.length > 0)
        throw new Error(
          `${workspace}@${version} may be ${[meant, ...others].sort().join(' or ')}. Write more of the one that you mean.`,
        );
      if (meant === undefined && version === 'latest')
        throw new Error(
          `${workspace}@latest names no release: it would be another one tomorrow. "${command(`show ${workspace}`)}" lists what is published.`,
        );
      return { workspace, version: meant ?? version };
    }),
  );
}
