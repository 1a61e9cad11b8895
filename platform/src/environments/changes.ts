import type { Revision } from '@mosaico/shared-types/schemas';
import { fingerprint } from '../store/signing.ts';

/** One difference between two revisions: what it is of, and its versions (nothing where one has none). */
export interface Difference {
  what: string;
  from: string | undefined;
  to: string | undefined;
}

/** What differs from one revision to another: workspaces by name, then the site configuration. */
export function differences(
  from: Pick<Revision, 'releases' | 'configuration'> | undefined,
  to: Pick<Revision, 'releases' | 'configuration'>,
): Difference[] {
  const names = new Set([...Object.keys(from?.releases ?? {}), ...Object.keys(to.releases)]);
  return [
    ...[...names].sort().map((name) => ({ what: name, from: from?.releases[name], to: to.releases[name] })),
    { what: 'site configuration', from: from?.configuration, to: to.configuration },
  ].filter((each) => each.from !== each.to);
}

/** The same of the keys that must have signed a workspace's releases, by their fingerprints. What is shown differs by none of it. */
export function otherKeys(from: Pick<Revision, 'trust'> | undefined, to: Pick<Revision, 'trust'>): Difference[] {
  const names = new Set([...Object.keys(from?.trust ?? {}), ...Object.keys(to.trust ?? {})]);
  return [...names]
    .sort()
    .map((name) => ({ what: `keys of ${name}`, from: keysOf(from, name), to: keysOf(to, name) }))
    .filter((each) => each.from !== each.to);
}

function keysOf(revision: Pick<Revision, 'trust'> | undefined, workspace: string): string | undefined {
  return revision?.trust?.[workspace]?.map(fingerprint).sort().join(', ');
}
