import type { Revision, SiteConfiguration } from '@mosaico/shared-types/schemas';
import { environmentPage } from '../browser/versions/overrides.ts';
import { addressHere, isOfThisMachine } from '../deliver/serving-here.ts';
import { unreportedNote } from '../environments/begin-canary.ts';
import { canaryLine, canaryName, isBegun } from '../environments/canary-revisions.ts';
import { forcedText } from '../environments/forced.ts';
import { differences } from '../environments/history.ts';
import { bytesAnew } from '../environments/describe-release.ts';
import { applyPlan, writePlan } from '../environments/plan.ts';
import { promote, rehearse, type Promotion, type PromotionOutcome } from '../environments/promote.ts';
import { command } from '../lib/command.ts';
import { isPublic } from '../lib/public-environment.ts';
import { healthAnchor } from '../reports/health.ts';
import { newestArm } from '../store/arms.ts';
import type { Store } from '../store/store.ts';
import type { AuthorOptions } from './author-options.ts';
import { messageOf, ownerLines } from './explain.ts';
import type { PlanOptions } from './plan-options.ts';
import { differenceLines, kilobytes } from './release-lines.ts';

/** Options of every command that gives an environment a further revision. */
export interface ChangeOptions extends AuthorOptions {
  force?: string | undefined;
  dryRun?: boolean | undefined;
  json?: boolean | undefined;
}

/** What a command has to say: for a script, and as lines for a person. */
interface Answer {
  value: object;
  lines: string[];
}

/** Promotes, or says what that would do; an exit code of 1 says that it would be refused. Warnings go to standard error. */
export async function change(
  store: Store,
  promotion: Promotion,
  { dryRun, plan, apply }: Pick<ChangeOptions, 'dryRun'> & PlanOptions,
): Promise<Answer> {
  const { environment } = promotion;
  if (dryRun) {
    const { revision, changes, problems, notes } = await rehearse(store, promotion);
    const lines =
      changes.length > 0
        ? [`${environment} would become revision ${revision.revision}:`, ...(await differenceLines(store, changes))]
        : [`${environment} shows that already.`];
    if (problems.length > 0 && promotion.force === undefined) process.exitCode = 1;
    return {
      value: { revision, changes, problems, notes },
      lines: [...lines, ...problems.map(({ text }) => text), ...ownerLines(problems), ...notes],
    };
  }
  if (plan !== undefined) return planned(store, promotion, plan);
  const promoted = await (apply === undefined ? promote(store, promotion) : applied(store, promotion, apply));
  const { revision, before, folder, pages, warnings, notes = [], smokeTest, isNew, isCaughtUp } = promoted;
  for (const warning of warnings) console.error(warning);
  const value = {
    changed: isNew,
    revision,
    folder,
    pages,
    warnings,
    notes,
    ...(smokeTest !== undefined && { smokeTest }),
  };
  const caughtUp = `${environment}: revision ${revision.revision} was recorded before, and is shown now.`;
  if (!isNew)
    return {
      value: { ...value, changes: [], changedPages: [], bytesAnew: 0 },
      lines: [isCaughtUp ? caughtUp : nothingToDo(promotion, revision)],
    };
  const head = [
    ...(promotion.isThorough ? checkedLines(promotion, revision, notes) : []),
    ...(smokeTest === undefined ? [] : [smokeTest]),
    `${environment} is at revision ${revision.revision}: ${pages} pages`,
    ...(await canaryLines(store, before, revision)),
  ];
  const forced = forcedLines(revision);
  try {
    const compared = await comparison(store, before, changedArm(revision), promotion.sites);
    return { value: { ...value, ...compared.value }, lines: [...head, ...compared.lines, ...forced] };
  } catch (error) {
    // The promotion has succeeded: a failed comparison must not look like a failed promotion.
    return { value, lines: [...head, `  What it changed could not be read: ${messageOf(error)}`, ...forced] };
  }
}

/** The arm that a revision changes: that of a canary that it begins. */
const changedArm = (revision: Revision): Revision => (isBegun(revision) ? newestArm(revision) : revision);

const forcedLines = (revision: Revision): string[] =>
  (changedArm(revision).forced?.problems ?? []).map((each) => `forced: ${forcedText(each)}`);

/** What a revision means for a canary. */
async function canaryLines(store: Store, before: Revision | undefined, revision: Revision): Promise<string[]> {
  const { canary, environment } = revision;
  const done = canaryLine(before, revision);
  if (done === undefined) return canary ? [`${canaryName(canary)} goes on: both arms have the change`] : [];
  if (!canary) return [done];
  const unreported = await unreportedNote(store, revision);
  return [
    done,
    `  how it goes: ${command(`canary status --env ${environment}`)}`,
    `  to all visitors: ${command(`canary promote --env ${environment}`)}; to nobody: ${command(`canary abort --env ${environment}`)}`,
    unreported.length > 0
      ? `  the next step, by hand: ${command(`canary step --env ${environment}`)}`
      : `  by itself, by what visitors meet: ${command(`canary watch --env ${environment}`)}, or serve with --watch-canary 60`,
  ];
}

/** Composes a promotion as a plan in this folder. */
async function planned(store: Store, promotion: Promotion, folder: string): Promise<Answer> {
  const composed = await writePlan(store, folder, (rehearsal, render) => promote(rehearsal, { ...promotion, render }));
  const { revision, before, pages, warnings, smokeTest, isNew } = composed;
  for (const warning of warnings) console.error(warning);
  const changes = isNew ? differences(before, changedArm(revision)) : [];
  const lines = isNew
    ? [
        `${revision.environment} would become revision ${revision.revision}: ${pages} pages`,
        ...(await differenceLines(store, changes)),
        ...(smokeTest === undefined ? [] : [smokeTest]),
        ...forcedLines(revision),
      ]
    : [nothingToDo(promotion, revision)];
  return {
    value: {
      changed: false,
      revision,
      changes,
      pages,
      warnings,
      plan: folder,
      ...(smokeTest !== undefined && { smokeTest }),
    },
    lines: [...lines, planLine(folder)],
  };
}

/** What to say of a plan that is written. */
export const planLine = (folder: string): string =>
  `Nothing was recorded. To do it: the same command with --apply ${folder} in place of --plan.`;

/** Promotes with the pages of the plan in this folder. */
const applied = (store: Store, promotion: Promotion, folder: string): Promise<PromotionOutcome> =>
  applyPlan(store, folder, promotion.environment, ({ revision, ...plan }) =>
    promote(store, { ...promotion, ...plan, as: revision, retries: 0 }),
  );

/** The findings of a thorough promotion. Notes about releases of other teams are left out. */
function checkedLines({ changes, force }: Promotion, revision: Revision, notes: readonly string[]): string[] {
  const own = changes.map(({ workspace, version }) => `${workspace}@${version}`);
  const { environment, forced } = changedArm(revision);
  return [
    `checked with what ${environment} shows: ${forced && force !== undefined ? 'forced' : 'no problems'}`,
    ...notes.filter((note) => own.some((each) => note.includes(each))),
  ];
}

/** What to say if nothing changes. If all releases were left out, it must not claim that they are shown. */
function nothingToDo({ environment, changes, configurationFolder }: Promotion, { revision }: Revision): string {
  return changes.length === 0 && configurationFolder === undefined
    ? `No release is named: ${environment} stays at revision ${revision}.`
    : `Nothing to do: ${environment} shows that already, since revision ${revision}.`;
}

/** How many changed pages are listed. */
const listedPages = 8;

/**
 * What a revision has changed: releases, pages (that say something else, or are new or gone), the bytes that a returning visitor
 * downloads at most, and the address to look at it.
 */
async function comparison(
  store: Store,
  before: Revision | undefined,
  revision: Revision,
  sites: string,
): Promise<Answer> {
  const { contents = {} } = revision;
  const earlier = before?.contents ?? {};
  const { site } = await store.configuration(revision.configuration);
  const changedPages = [...new Set([...Object.keys(earlier), ...Object.keys(contents)])].filter(
    (path) => earlier[path]?.[0] !== contents[path]?.[0],
  );
  const changes = differences(before, revision);
  const releases = changes.flatMap(({ what, to }) =>
    to === undefined || !(what in revision.releases) ? [] : [store.release(what, to)],
  );
  // Of others' pages some say the same figures: its own come first.
  const own = (await Promise.all(releases)).flatMap(({ pages }) => pages.map(({ path }) => path));
  const shown = [...own, ...(before ? Object.keys(contents) : [])].find(
    (path) => changedPages.includes(path) && path in contents,
  );
  const bytes = before ? await bytesAnew(store, before, revision) : 0;
  const origin = await originHere(site, sites);
  const value = { changes, changedPages, bytesAnew: bytes, ...(origin && { address: origin + (shown ?? '/') }) };
  // In a first revision all is new.
  if (!before) return { value, lines: [] };
  const listed = changedPages.slice(0, listedPages);
  const more = changedPages.length - listed.length;
  const lines = [
    ...(await differenceLines(store, changes)),
    `  pages that changed: ${[...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(', ') || 'none'}`,
    ...(bytes > 0
      ? [`  returning visitors download at most ${kilobytes(bytes)} of new scripts and styles, compressed`]
      : []),
    `  ${value.address ?? nobodyServes(revision.environment)}`,
    ...(site.reports ? [`  what visitors meet: ${healthPlace(revision.environment, site, origin)}`] : []),
  ];
  return { value, lines };
}

/**
 * Where people see an environment: its own origin, or the port of this machine where it is served at this moment, whatever its configuration
 * says. `undefined` where it is of this machine and nobody serves it.
 */
const originHere = async ({ agency }: SiteConfiguration, sites: string): Promise<string | undefined> =>
  isOfThisMachine(agency.origin) ? addressHere(sites) : agency.origin;

const nobodyServes = (environment: string): string =>
  `nobody serves ${environment} on this machine. To look at it: ${command(`serve --env ${environment}`)}`;

/** Where an environment's health can be watched: visitors' environments have no page for that. */
const healthPlace = (environment: string, site: SiteConfiguration, origin: string | undefined): string =>
  isPublic(environment, site) || origin === undefined
    ? command(`health --env ${environment}`)
    : `${origin}${environmentPage}#${healthAnchor}`;
