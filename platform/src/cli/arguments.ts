import { InvalidArgumentError } from 'commander';
import { originOf, publishedOf } from '../environments/describe-release.ts';
import type { Change } from '../environments/next-revision.ts';
import { command } from '../lib/command.ts';
import { allOf } from '../lib/in-parallel.ts';
import { versionsMeant } from '../store/release-label.ts';
import type { Store } from '../store/store.ts';
import { columns } from './output.ts';
import { UsageError } from './usage-error.ts';

/**
 * The releases that are named as `workspace@version`. A derived version may be shortened while only one release begins so. Throws
 * for anything else, for `latest`, which would be another release tomorrow, and for two releases of one workspace. Unknown
 * versions are refused later, when the release is read.
 */
export async function releasesNamed(store: Store, named: readonly string[]): Promise<Change[]> {
  const changes = new Map<string, Change>();
  for (const change of await allOf([...new Set(named)].map((each) => releaseNamed(store, each)))) {
    const { workspace, version } = change;
    const other = changes.get(workspace)?.version ?? version;
    if (other !== version)
      throw new UsageError(
        `${workspace}@${other} and ${workspace}@${version} are releases of one workspace, and an environment shows one. Name the one that it shall show.`,
      );
    changes.set(workspace, change);
  }
  return [...changes.values()];
}

/** Number of versions, newest first, that are listed when an argument has no version. */
const listedReleases = 5;

async function releaseNamed(store: Store, release: string): Promise<Change> {
  if (/^[a-z][a-z0-9-]*$/.test(release)) {
    const newest = await publishedOf(store, release, listedReleases);
    const rows = newest.map((each) => [`  ${release}@${each.version}`, originOf(each)]);
    throw new UsageError([`"${release}" names no release. Write one of these:`, ...columns(rows)].join('\n'));
  }
  const [workspace, version, more] = release.split('@');
  if (!workspace || !version || more !== undefined)
    throw new UsageError(`"${release}" names no release. Write workspace@version, e.g. mf-plans@1.4.0.`);
  const [meant, ...others] = versionsMeant(version, await store.versions(workspace));
  if (meant !== undefined && others.length > 0)
    throw new UsageError(
      `${release} may be ${[meant, ...others].sort().join(' or ')}. Write more of the one that you mean.`,
    );
  if (meant === undefined && version === 'latest')
    throw new UsageError(
      `${release} names no release: it would be another one tomorrow. "${command(`show ${workspace}`)}" lists what is published.`,
    );
  return { workspace, version: meant ?? version };
}

/** How many revisions, or releases, are listed by default, the newest first. */
export const usualLimit = 20;

/** A whole number from an option, which the message names. Throws for anything else. */
export function wholeNumber(text: string): number {
  if (!isWhole(text)) throw new InvalidArgumentError('Give a whole number.');
  return Number(text);
}

/** Reads a whole number that is `least` or more. Throws for anything else. */
export const numberFrom =
  (least: number) =>
  (text: string): number => {
    if (!isWhole(text) || Number(text) < least)
      throw new InvalidArgumentError(`Give a whole number, ${least} or more.`);
    return Number(text);
  };

/** Reads a whole number that is 1 or more. Throws for anything else. */
export const positiveNumber = numberFrom(1);

/** Days as `30d`, or the number alone, in milliseconds. Throws for anything else. */
export function days(text: string): number {
  const [, count] = /^(\d{1,4})d?$/.exec(text) ?? [];
  if (count === undefined) throw new InvalidArgumentError('Give days, e.g. 30d.');
  return Number(count) * 24 * 60 * 60 * 1_000;
}

/** `environment@revision`, or the environment alone. Throws for anything else. */
export function revisionNamed(name: string): { environment: string; number: number | undefined } {
  const [environment = '', number, more] = name.split('@');
  if (more !== undefined || (number !== undefined && !isWhole(number)))
    throw new UsageError(`"${name}" names no revision. Write environment@revision, e.g. staging@41.`);
  return { environment, number: number === undefined ? undefined : Number(number) };
}

const isWhole = (text: string): boolean => /^\d+$/.test(text);
