import type { Revision } from '@mosaico/shared-types/schemas';

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
