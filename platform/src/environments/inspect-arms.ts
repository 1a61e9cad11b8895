import type { Contents, Revision } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import type { Problem } from '../lib/problem.ts';
import { everyPage } from '../site/render/pages.ts';
import { render, type Renderer, type Rendering } from '../site/render/render.ts';
import { resolve, type ResolvedSite } from '../site/resolve/resolve.ts';
import { cacheFolder, type Draft } from '../site/sites.ts';
import { mediaFindings } from '../site/validate/media.ts';
import { svgNotes } from '../site/validate/svg.ts';
import { isRenderable, notesOn, validate, validatePages } from '../site/validate/validate.ts';
import { contentHashes, datedContents } from '../site/write/page-contents.ts';
import { beginArm, type ArmAnew, type ArmInDraft } from '../site/write/write.ts';
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
  /** Where its pages are written. */
  written: ArmInDraft;
  problems: Problem[];
  notes: string[];
  /** What a smoke test has met, in it or before, and somebody has let through. */
  met: Problem[];
}

/**
 * The arms that a revision changes, whose pages are written into a draft as they are rendered. A canary that begins leaves the stable arm as
 * it is. Throws for problems that are not forced.
 */
export async function checkedArms(
  store: Store,
  revision: Revision,
  options: ApplyOptions,
  draft: Draft,
): Promise<CheckedArm[]> {
  const checked: CheckedArm[] = [];
  for (const [name, arm, ofArm] of changedArms(revision, options)) {
    const begin = beginOf(store, arm, ofArm, { draft, name });
    const { site, rendering, problems, refused, notes } = await inspect(store, arm, ofArm, begin);
    if (refused.length > 0) throw new Refused(refused, remedyOf(name, revision, ofArm));
    const { pages, written } = rendering ?? (await renderedInto(store, site, ofArm, begin));
    if (ofArm.shownBefore && pages.size === 0) throw new Refused(problems);
    const contents = arm.contents ?? datedContents(contentHashes(site, pages), arm, ofArm.before);
    checked.push({ name, revision: arm, options: ofArm, site, pages, contents, written, problems, notes, met: [] });
  }
  return checked;
}

/** Begins an arm of a draft, once its site is resolved. */
export type BeginArm = (site: ResolvedSite) => Promise<ArmInDraft>;

/** See {@link BeginArm}. Pages that say the same as before keep their day. */
export const beginOf =
  (
    store: Store,
    { contents }: ArmRevision,
    { sites, before }: Pick<ApplyOptions, 'sites' | 'before'>,
    place: { draft: Draft; name: CheckedArm['name'] },
  ): BeginArm =>
  (site) =>
    beginArm(store, site, { ...place, sites, contents, before });

/** A rendering whose pages are written. */
type WrittenRendering = Rendering & { written: ArmInDraft };

/** Renders a site into an arm of a draft. */
export async function renderedInto(
  store: Store,
  site: ResolvedSite,
  options: Pick<ApplyOptions, 'render' | 'sites'>,
  begin: BeginArm,
): Promise<WrittenRendering> {
  const written = await begin(site);
  return { ...(await rendererOf(options)(store, site, written.take)), written };
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

/** An arm that was shown before, resolved, rendered and written, and what today's rules say of it. */
export async function shownArm(
  store: Store,
  revision: ArmRevision,
  options: Pick<ApplyOptions, 'render' | 'sites'>,
  place: { draft: Draft; name: CheckedArm['name'] },
): Promise<ArmAnew & Pick<CheckedArm, 'notes'>> {
  const { contents, forced } = revision;
  const site = await resolve(store, revision, { accepted: revision });
  const begin: BeginArm = () => beginArm(store, site, { ...place, sites: options.sites, contents: contents ?? {} });
  const { written, ...rendering } = await renderedInto(store, site, options, begin);
  const failures = validatePages(site, rendering);
  if (rendering.pages.size === 0) throw new Refused(failures);
  const problems = newAmong([...validate(site), ...failures], forced);
  return { site, pages: rendering.pages, contents, written, notes: problems.map(noteOf) };
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
  rendering: WrittenRendering | undefined;
  /** The problems that the revision is refused for. */
  refused: Problem[];
}

/**
 * Renders a site once, and finds everything that speaks against it. Its pages are written where `begin` says so. No promotion and no rollback
 * waits for servers of others unless it is thorough.
 */
export async function inspect(
  store: Store,
  revision: Revision,
  options: ApplyOptions,
  begin?: BeginArm,
): Promise<Inspection> {
  const site = await resolve(store, revision, options);
  const { isThorough = false, before, forced } = options;
  const { site: whole, declared } = isThorough ? everyPage(site, before?.releases) : { site, declared: undefined };
  const media = isThorough ? await mediaFindings(store, site) : { problems: [], notes: [] };
  const problems = [...(options.problems ?? []), ...validate(whole), ...media.problems];
  const isRendered = isRenderable(site) || (await refusedAmong(store, revision, problems, options)).length === 0;
  const written = isRendered && whole === site ? await begin?.(site) : undefined;
  const rendering = isRendered ? await rendererOf(options)(store, whole, written?.take) : undefined;
  if (rendering) problems.push(...validatePages(whole, rendering));
  const all = declared
    ? problems.map((each) => ({ ...each, subject: declared(each.subject), text: declared(each.text) }))
    : problems;
  return {
    site,
    rendering: rendering && written && { ...rendering, written },
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
  renderer ??
  ((store, site, take) => render(store, site, { take, ...(!store.isRehearsal && { cache: cacheFolder(sites) }) }));

/** What today's rules say of a recorded revision. */
async function problemsOf(store: Store, revision: Revision, renderer: Renderer): Promise<Problem[]> {
  const site = await resolve(store, revision, { accepted: revision });
  return [...validate(site), ...validatePages(site, await renderer(store, site))];
}
