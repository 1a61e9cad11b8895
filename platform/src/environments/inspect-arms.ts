import type { Contents, Revision } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import type { Problem } from '../lib/problem.ts';
import { everyPage } from '../site/render/pages.ts';
import { render, type Renderer, type Rendering } from '../site/render/render.ts';
import { resolve, type ResolvedSite } from '../site/resolve/resolve.ts';
import { cacheFolder } from '../site/sites.ts';
import { mediaFindings } from '../site/validate/media.ts';
import { svgNotes } from '../site/validate/svg.ts';
import { isRenderable, notesOn, validate, validatePages } from '../site/validate/validate.ts';
import { contentHashes, datedContents } from '../site/write/page-contents.ts';
import { canaryArm, newestArm, releaseNames, stableArm, type ArmRevision } from '../store/arms.ts';
import type { Store } from '../store/store.ts';
import { isBegun } from './canary-revisions.ts';
import { forcedText, isOfSmokeTest, newAmong, type Forced } from './forced.ts';
import { differences } from './history.ts';
import { Refused } from './refused.ts';

/** How a revision is applied. */
export interface ApplyOptions {
  /** Folder of the environment's compositions. */
  sites: string;
  /** The revision that the environment shows so far. A page whose words are the same keeps its date. */
  before?: Revision | undefined;
  /** The revision whose addresses must go on leading somewhere, and whose videos are not new. */
  previous?: Revision | undefined;
  /** See `ResolveOptions.accepted`. */
  accepted?: Revision | undefined;
  /** Problems of the releases themselves. They are treated like problems of the site. */
  problems?: readonly Problem[];
  /** Problems that were forced into the environment, and the reason given then. They refuse no later promotion. */
  forced?: Forced | undefined;
  /** Revisions that were shown before. A problem of today's rules in one of them is a note, so newer rules never refuse a rollback. */
  shownBefore?: readonly Revision[];
  /** Go on in spite of new problems, for this reason, which the history keeps. */
  force?: string | undefined;
  /** Look at everything that a check looks at, and wait for servers of others. */
  isThorough?: boolean | undefined;
  /** Default: {@link render}, which runs the releases' code, with what earlier compositions of this machine have kept. */
  render?: Renderer | undefined;
  /** Opens pages before anything is shown. Default: nobody does. */
  smokeTest?: SmokeTest | undefined;
}

/** Opens pages of a composition that nobody sees yet. `note`: one line, which says what was opened, and what was not. */
export type SmokeTest = (store: Store, order: SmokeTestOrder) => Promise<{ problems: Problem[]; note: string }>;

/** What a smoke test looks at. */
export interface SmokeTestOrder {
  site: ResolvedSite;
  pages: Rendering['pages'];
  contents: Contents;
  /** Folder of the composition. */
  folder: string;
  /** What the environment shows so far. */
  before: Revision | undefined;
}

/** An arm that a revision changes: inspected and rendered, so that nothing speaks against it so far. */
export interface CheckedArm {
  name: 'stable' | 'canary';
  revision: ArmRevision;
  options: ApplyOptions;
  site: ResolvedSite;
  pages: Rendering['pages'];
  contents: Contents;
  problems: Problem[];
  notes: string[];
  /** What a smoke test has met, in it or before, and somebody has let through. */
  met: Problem[];
}

/** The arms that a revision changes. A canary that begins leaves the stable arm as it is. Throws for problems that are not forced. */
export async function checkedArms(store: Store, revision: Revision, options: ApplyOptions): Promise<CheckedArm[]> {
  const checked: CheckedArm[] = [];
  for (const [name, arm, ofArm] of changedArms(revision, options)) {
    const { site, rendering, problems, refused, notes } = await inspect(store, arm, ofArm);
    if (refused.length > 0) throw new Refused(refused, remedyOf(name, revision, ofArm));
    const { pages } = rendering ?? (await rendererOf(ofArm)(store, site));
    if (ofArm.shownBefore && pages.size === 0) throw new Refused(problems);
    const contents = arm.contents ?? datedContents(contentHashes(site, pages), arm, ofArm.before);
    checked.push({ name, revision: arm, options: ofArm, site, pages, contents, problems, notes, met: [] });
  }
  return checked;
}

/** The arms that a revision changes, each with what its environment has shown in that arm. */
export function changedArms(
  revision: Revision,
  options: ApplyOptions,
): (readonly [name: CheckedArm['name'], arm: ArmRevision, options: ApplyOptions])[] {
  const canary = canaryArm(revision);
  const stable = ['stable', stableArm(revision), options] as const;
  if (!canary) return [stable];
  const { before, previous, accepted, forced, shownBefore } = options;
  const ofCanary = {
    ...options,
    before: before && newestArm(before),
    previous: previous && newestArm(previous),
    accepted: accepted && newestArm(accepted),
    forced: before?.canary ? before.canary.forced : forced,
    ...(shownBefore && { shownBefore: shownBefore.map(newestArm) }),
  };
  const changed = ['canary', canary, ofCanary] as const;
  return isBegun(revision) ? [changed] : [stable, changed];
}

/** What to say where an arm is refused. */
function remedyOf(
  name: CheckedArm['name'],
  revision: Revision,
  { shownBefore }: Pick<ApplyOptions, 'shownBefore'>,
): string | undefined {
  if (name === 'stable' || isBegun(revision)) return shownBefore && mixedAnew;
  const { number, releases } = revision.canary ?? { number: 0, releases: {} };
  return (
    `Only with the canary that runs (${number}: ${releaseNames({ releases }).join(', ')}) the site has that. ` +
    `Wait for its end, or end it: ${command(`canary abort --env ${revision.environment}`)}`
  );
}

/** The revision with what is known of its arms. */
export function recordedOf(revision: Revision, arms: readonly CheckedArm[]): Revision {
  const recorded = { ...revision };
  for (const { name, options, contents, problems, met } of arms) {
    const reason = reasonOf(options);
    const all = [...problems, ...met];
    const known = { contents, ...(reason !== undefined && all.length > 0 && { forced: { reason, problems: all } }) };
    if (name === 'stable') Object.assign(recorded, known);
    else if (recorded.canary) recorded.canary = { ...recorded.canary, ...known };
  }
  return recorded;
}

/** Why problems are let through. One that was forced before, and still exists, keeps the reason that was given then. */
function reasonOf({ force, forced, shownBefore }: ApplyOptions): string | undefined {
  const then = shownBefore?.find((each) => each.forced)?.forced?.reason;
  return force ?? forced?.reason ?? then ?? (shownBefore && shownBeforeReason);
}

/** What today's rules say of an arm that was shown before. */
export const notedIn = ({ options: { shownBefore, force, forced }, problems }: CheckedArm): string[] =>
  shownBefore ? newAmong(problems, force === undefined ? forced : undefined).map(noteOf) : [];

/** What smoke tests of earlier revisions have met and somebody has let through, in releases that stay: their pages may not be opened now. */
export function stillForced(
  { releases }: ArmRevision,
  { before, forced }: Pick<ApplyOptions, 'before' | 'forced'>,
  met: readonly Problem[],
): Problem[] {
  const known = (forced?.problems ?? []).filter((each): each is Problem => typeof each !== 'string');
  return newAmong(
    known.filter((each) => isOfSmokeTest(each) && releases[each.workspace] === before?.releases[each.workspace]),
    { reason: '', problems: [...met] },
  );
}

/** The recorded reason of a rollback to a revision that fails newer rules, where the caller gives no reason. */
const shownBeforeReason = 'shown before';

const noteOf = ({ text }: Problem): string => `By today's rules: ${text}`;

/** What to say of a problem that neither of two mixes had. */
export const mixedAnew =
  'Only this mix of releases has that. Roll back other remotes, too, or go on with --force <reason>.';

/** An arm that was shown before, resolved and rendered, and what today's rules say of it. */
export async function shownArm(
  store: Store,
  revision: ArmRevision,
  renderer: Renderer,
): Promise<Pick<CheckedArm, 'site' | 'pages' | 'notes'> & { contents: Contents | undefined }> {
  const site = await resolve(store, revision, { accepted: revision });
  const rendering = await renderer(store, site);
  const failures = validatePages(site, rendering);
  if (rendering.pages.size === 0) throw new Refused(failures);
  const problems = newAmong([...validate(site), ...failures], revision.forced);
  return { site, pages: rendering.pages, contents: revision.contents, notes: problems.map(noteOf) };
}

/** What a check finds. */
export interface Findings {
  /** Everything that speaks against the revision. */
  problems: Problem[];
  /** What works, and should be known. */
  notes: string[];
}

/** The result of an inspection: the problems, the resolved site and, where rendering succeeded, its pages. */
interface Inspection extends Findings {
  site: ResolvedSite;
  rendering: Rendering | undefined;
  /** The problems that the revision is refused for. */
  refused: Problem[];
}

/** Renders a site once, and finds everything that speaks against it. No promotion and no rollback waits for servers of others unless it is thorough. */
export async function inspect(store: Store, revision: Revision, options: ApplyOptions): Promise<Inspection> {
  const site = await resolve(store, revision, options);
  const { isThorough = false, before, forced } = options;
  const { site: whole, declared } = isThorough ? everyPage(site, before?.releases) : { site, declared: undefined };
  const media = isThorough ? await mediaFindings(store, site) : { problems: [], notes: [] };
  const problems = [...(options.problems ?? []), ...validate(whole), ...media.problems];
  const isRendered = isRenderable(site) || (await refusedAmong(store, revision, problems, options)).length === 0;
  const rendering = isRendered ? await rendererOf(options)(store, whole) : undefined;
  if (rendering) problems.push(...validatePages(whole, rendering));
  const all = declared
    ? problems.map((each) => ({ ...each, subject: declared(each.subject), text: declared(each.text) }))
    : problems;
  return {
    site,
    rendering: whole === site ? rendering : undefined,
    problems: all,
    refused: await refusedAmong(store, revision, all, options),
    notes: isThorough
      ? [
          ...(forced?.problems ?? []).map((each) => `known: ${forcedText(each)}`),
          ...notesOn(whole),
          ...media.notes,
          ...(await svgNotes(store, site)),
        ]
      : [],
  };
}

/** The problems that are neither forced now, nor shown already, nor those of a revision that was shown before. */
async function refusedAmong(
  store: Store,
  revision: Revision,
  problems: readonly Problem[],
  { force, forced, shownBefore = [], ...options }: ApplyOptions,
): Promise<Problem[]> {
  let refused = force === undefined ? newAmong(problems, forced) : [];
  for (const earlier of shownBefore) {
    if (refused.length === 0 || differences(earlier, revision).length === 0) return [];
    // The other release may be gone: then the revision is taken as it was shown.
    const isReturned = ({ workspace }: Problem): boolean => revision.back?.[workspace] !== undefined;
    const known = await problemsOf(store, earlier, rendererOf(options)).catch(() => refused.filter(isReturned));
    refused = newAmong(refused, {
      reason: shownBeforeReason,
      problems: [...known, ...(earlier.forced?.problems ?? [])],
    });
  }
  return refused;
}

/** A rehearsal leaves nothing on the machine. */
export const rendererOf = ({ render: renderer, sites }: Pick<ApplyOptions, 'render' | 'sites'>): Renderer =>
  renderer ?? ((store, site) => render(store, site, store.isRehearsal ? {} : { cache: cacheFolder(sites) }));

/** What today's rules say of a recorded revision. */
async function problemsOf(store: Store, revision: Revision, renderer: Renderer): Promise<Problem[]> {
  const site = await resolve(store, revision, { accepted: revision });
  return [...validate(site), ...validatePages(site, await renderer(store, site))];
}
