import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cut, filesSchema, nameLength, pathLength, type Release, type Revision } from '@mosaico/shared-types/schemas';
import * as v from 'valibot';
import { clockNotes } from '../lib/clock.ts';
import { command } from '../lib/command.ts';
import type { Problem } from '../lib/problem.ts';
import { leftOutNotes } from '../lib/public-files.ts';
import { isPublic } from '../lib/public-environment.ts';
import type { Renderer } from '../site/render/render.ts';
import { newestArm, stableArm } from '../store/arms.ts';
import { printable } from '../store/release-label.ts';
import { RevisionTaken, type Store } from '../store/store.ts';
import { differences, hasExpired, type Difference } from './history.ts';
import { applyRevision, check, showRecorded, type AppliedRevision } from './apply-revision.ts';
import { unreportedNote } from './begin-canary.ts';
import { endNote, isBegun } from './canary-revisions.ts';
import type { ApplyOptions, Findings, SmokeTest } from './inspect-arms.ts';
import { missingReleases } from './missing-releases.ts';
import { nextRevision, type Change, type Changes } from './next-revision.ts';
import { Refused } from './refused.ts';
import { bringsBack } from './rolled-back.ts';

/** Waiting for more others than this is not worth it. */
const mostOthers = 8;

/** What an environment shall become. */
export interface Promotion extends Changes {
  /** Number that the new revision must have. If the next number is another one, the promotion is refused, unless it would change nothing. */
  as?: number | undefined;
  /** Revision of another environment that a new environment begins with: its stable arm. */
  source?: Revision | undefined;
  /** Folder of the environment's compositions. */
  sites: string;
  /** Promote in spite of the problems that the check finds, for this reason, which the history keeps. */
  force?: string | undefined;
  /** Check everything that `rehearse` checks. */
  isThorough?: boolean;
  /** What renders its pages: see `ApplyOptions.render`. */
  render?: Renderer | undefined;
  /** Opens pages before anything is shown: see `ApplyOptions.smokeTest`. */
  smokeTest?: SmokeTest | undefined;
  /** What a plan has found already: problems like those of the check. */
  found?: readonly Problem[] | undefined;
  /** When somebody else was faster, look again and try again so many times. Default: 0. */
  retries?: number;
}

/** A promotion's outcome. `isNew` is false if the promotion changes nothing: the environment stays at its revision. `before`: the revision that was shown. */
export type PromotionOutcome = AppliedRevision & { isNew: boolean; before?: Revision | undefined };

/**
 * Gives an environment a further revision with these changes, or none where it is so already and no offer in it has expired since. It is composed before it is
 * recorded, so that a set of releases that does not fit together, or does not prerender, never becomes a revision unless it is
 * forced. Throws {@link RevisionTaken} when somebody else was faster, more often than `retries`.
 */
export async function promote(store: Store, promotion: Promotion): Promise<PromotionOutcome> {
  return tryAgain(promotion.retries ?? 0, () =>
    promoteOnce(store, promotion).catch(async (error: unknown) => {
      if (error instanceof Refused) throw await withDeclaring(store, promotion, error);
      throw error instanceof RevisionTaken ? await whoseItIs(store, promotion.environment, error) : error;
    }),
  );
}

/**
 * A refusal for what no release of the mix declares, with the command that promotes releases that declare it as well, if that works. It is tried
 * first: they may need others.
 */
async function withDeclaring(store: Store, promotion: Promotion, refused: Refused): Promise<Refused> {
  const { environment, changes, isCanary } = promotion;
  if (store.isRehearsal || promotion.only || promotion.configurationFolder !== undefined) return refused;
  const others = await missingReleases(store, refused.problems, changes);
  if (others.length === 0) return refused;
  const all = [...changes, ...others];
  const isPossible = await rehearse(store, { ...promotion, changes: all, smokeTest: undefined }).then(
    ({ problems }) => problems.length === 0,
    () => false,
  );
  if (!isPossible) return refused;
  const labels = (of: readonly Change[]): string =>
    of.map(({ workspace, version }) => `${workspace}@${version}`).join(' ');
  const words = `promote ${labels(all)} --env ${environment}${isCanary ? ' --canary' : ''}`;
  return new Refused(
    refused.problems,
    `${labels(others)} declares it. To promote that as well, which works: ${command(words)}`,
  );
}

/** The writer who took the number may have removed the environment: then there is nothing to retry. */
async function whoseItIs(store: Store, environment: string, taken: RevisionTaken): Promise<Error> {
  if ((await store.head(environment)).revision) return taken;
  return new Error(
    `"${environment}" was removed in the meantime, and stays so: nothing was promoted. ` +
      `By whom: ${command(`history --env ${environment} --all`)}`,
    { cause: taken },
  );
}

/** Does it again, at most so many times, when somebody else has written a revision first. */
export async function tryAgain<Result>(retries: number, once: () => Promise<Result>): Promise<Result> {
  for (let losses = 0; ;) {
    const begin = Date.now();
    try {
      return await once();
    } catch (error) {
      losses += 1;
      if (!(error instanceof RevisionTaken) || losses > retries) throw error;
    }
    // Many who try again at once would only keep each other from it: each lets as many others go first as it has lost to.
    await sleep(Math.random() * Math.min(losses, mostOthers) * (Date.now() - begin));
  }
}

async function promoteOnce(store: Store, promotion: Promotion): Promise<PromotionOutcome> {
  const head = await store.head(promotion.environment);
  const revision = await nextRevision(store, head, promotion);
  const before = head.revision;
  const isSame = before && differences(before, revision).length === 0 && !revision.canaryEnd;
  if (isSame && !isBegun(revision)) {
    if (!(await hasExpired(store, before, { from: before.created, to: revision.created })))
      return withWarnings(await showRecorded(store, before, promotion.sites, promotion.render), leftOut(promotion));
    revision.reason = promotion.reason ?? 'an offer has expired';
  }
  const { as = revision.revision } = promotion;
  if (as !== revision.revision) throw new RevisionTaken(revision.environment, as);
  const warnings = [
    ...clockOf(promotion, before),
    ...endNote(revision),
    ...(await unreportedNote(store, revision)),
    ...(await bringsBack(store, before, revision)),
  ];
  const problems = [...(await problemsOfReleases(store, revision, before)), ...(promotion.found ?? [])];
  const applied = await applyRevision(store, revision, { ...applyOptionsOf(promotion, before), problems });
  const notes = [...leftOut(promotion), ...warnings];
  return { ...applied, warnings: [...notes, ...applied.warnings], isNew: true, before };
}

/** The outcome where an environment is so already. */
const withWarnings = (shown: AppliedRevision, notes: readonly string[]): PromotionOutcome => ({
  ...shown,
  warnings: [...notes, ...shown.warnings],
  isNew: false,
});

/** What of a folder with a new site configuration nobody gets. */
const leftOut = ({ configurationFolder }: Pick<Promotion, 'configurationFolder'>): string[] =>
  configurationFolder ? leftOutNotes(join(configurationFolder, 'public')) : [];

/** What is to be said of this machine's clock. Of a plan it was said when that was made. */
const clockOf = ({ created, now = Date.now }: Promotion, before: Revision | undefined): string[] =>
  created === undefined ? clockNotes(before, now()) : [];

function applyOptionsOf({ source, ...promotion }: Promotion, before: Revision | undefined): ApplyOptions {
  const { sites, force, isThorough, render, smokeTest } = promotion;
  const shown = { before, previous: before, accepted: before ?? (source && stableArm(source)), forced: before?.forced };
  return { ...shown, sites, force, isThorough, render, smokeTest };
}

/** What speaks against the releases that an environment gets with this revision, in one of its arms, whatever site they make. */
async function problemsOfReleases(store: Store, after: Revision, before: Revision | undefined): Promise<Problem[]> {
  const arms = [newestArm(after), before && newestArm(before)] as const;
  return [...(await nameProblems(store, ...arms)), ...(await uncommittedProblems(store, ...arms))];
}

/**
 * Releases that it gets, and whose files not every system can hold, or whose names and paths are too long: one problem each. What it
 * shows already is shown.
 */
async function nameProblems(store: Store, { releases }: Revision, before: Revision | undefined): Promise<Problem[]> {
  const changed = Object.entries(releases).filter(([name, version]) => before?.releases[name] !== version);
  const read = await Promise.all(changed.map(([workspace, version]) => store.release(workspace, version)));
  return read.flatMap((release) => {
    const { workspace, version, files } = release;
    const { issues } = v.safeParse(filesSchema, files);
    const label = `${cut(workspace, nameLength.published)}@${cut(version, nameLength.published)}`;
    const problem = (code: string, subject: string, text: string): Problem[] => [
      { code, workspace, subject, text: `${text}. Or go on with --force <reason>.` },
    ];
    return [
      ...(issues
        ? problem('file-names', 'files', `The files of ${label} ${issues.map(({ message }) => message).join('; ')}`)
        : []),
      ...longNames(release).flatMap(({ what, most }) =>
        problem(
          'long-names',
          what,
          `${label}: ${what} must have at most ${most} characters. Publish it with a shorter one`,
        ),
      ),
    ];
  });
}

/** What of a release is longer than what is published now may be. */
function longNames({ workspace, version, pages }: Release): { what: string; most: number }[] {
  const names = [
    { what: 'its workspace', text: workspace, most: nameLength.published },
    { what: 'its version', text: version, most: nameLength.published },
    ...pages.flatMap(({ key, path, aliases }) =>
      [path, ...aliases].map((text, at) => ({
        what: `${at === 0 ? 'the path' : `alias ${at}`} of the page "${cut(key, 60)}"`,
        text,
        most: pathLength.published,
      })),
    ),
  ];
  return names.filter(({ text, most }) => text.length > most);
}

/** Releases that a public environment gets with this revision, and that nobody could build again: one problem each. */
async function uncommittedProblems(store: Store, revision: Revision, before: Revision | undefined): Promise<Problem[]> {
  const isOpen = async ({ environment, configuration }: Revision): Promise<boolean> =>
    isPublic(environment, (await store.configuration(configuration)).site);
  if (!(await isOpen(revision))) return [];
  // Releases that visitors see already refuse no promotion.
  const shown = before && (await isOpen(before)) ? before.releases : {};
  const changed = Object.entries(revision.releases).filter(([name, version]) => shown[name] !== version);
  const releases = await Promise.all(changed.map(([workspace, version]) => store.release(workspace, version)));
  return releases
    .filter(({ built }) => built.dirty)
    .map(({ workspace, version, built: { uncommitted = [] } }) => ({
      code: 'uncommitted',
      workspace,
      // The next release may be committed: it is another thing.
      subject: version,
      text:
        `${workspace}@${version} was built from uncommitted files${uncommitted.length > 0 ? ` (${uncommitted.map(printable).join(', ')})` : ''}: nobody could build it again. ` +
        'Commit them and publish it again, which keeps its name, or go on with --force <reason>.',
    }));
}

/** What a promotion would do and what a check finds. Changes nothing. */
export async function rehearse(
  into: Store,
  promotion: Promotion,
): Promise<{ revision: Revision; changes: Difference[] } & Findings> {
  const store = into.rehearsal();
  const head = await store.head(promotion.environment);
  const revision = await nextRevision(store, head, promotion);
  const ofReleases = await problemsOfReleases(store, revision, head.revision);
  const options = { ...applyOptionsOf(promotion, head.revision), problems: ofReleases };
  const { problems, notes } = await check(store, revision, options);
  const broughtBack = await bringsBack(store, head.revision, revision);
  const warnings = [
    ...clockOf(promotion, head.revision),
    ...endNote(revision),
    ...(await unreportedNote(store, revision)),
    ...broughtBack,
  ];
  return {
    revision,
    changes: differences(head.revision, isBegun(revision) ? newestArm(revision) : revision),
    problems,
    notes: [...leftOut(promotion), ...warnings, ...notes],
  };
}
