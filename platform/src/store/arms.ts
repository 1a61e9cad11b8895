import type { Canary, Revision } from '@mosaico/shared-types/schemas';
import { without } from '../lib/without.ts';

/** A revision as one arm of its canary shows it. */
export type ArmRevision = Omit<Revision, 'canary'> & { canary?: undefined };

/** What the stable arm of a revision shows: all of it, where no canary runs. */
export const stableArm = (revision: Revision): ArmRevision => without(revision, 'canary');

/** What the canary arm of a revision shows, as a revision of its own; undefined where no canary runs. */
export function canaryArm(revision: Revision): ArmRevision | undefined {
  const { canary } = revision;
  if (!canary) return undefined;
  const { releases, digests, contents, forced } = canary;
  return {
    ...without(revision, 'canary', 'contents', 'forced'),
    releases: { ...revision.releases, ...releases },
    digests: { ...revision.digests, ...digests },
    ...(contents && { contents }),
    ...(forced && { forced }),
  };
}

/** The arm with the newest releases: the canary's where one runs. */
export const newestArm = (revision: Revision): ArmRevision => canaryArm(revision) ?? stableArm(revision);

/** The arms of a revision: the stable one, then that of a canary that runs. */
export function armsOf(revision: Revision): ArmRevision[] {
  const canary = canaryArm(revision);
  return [stableArm(revision), ...(canary ? [canary] : [])];
}

/** Names (`mf-plans@1.4.0`) of all releases that visitors of a revision may get, in either arm. */
export function releaseNames({
  releases,
  canary,
}: Pick<Revision, 'releases'> & { canary?: Pick<Canary, 'releases'> | undefined }): string[] {
  return [...Object.entries(releases), ...Object.entries(canary?.releases ?? {})].map((each) => each.join('@'));
}
