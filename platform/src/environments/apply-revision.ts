import type { Contents, Revision } from '@mosaico/shared-types/schemas';
import type { Problem } from '../lib/problem.ts';
import { everyPage } from '../site/render/pages.ts';
import { render, type Renderer, type Rendering } from '../site/render/render.ts';
import { resolve, type ResolvedSite, type Sources } from '../site/resolve/resolve.ts';
import { nameNotes } from '../site/own-names.ts';
import { activate, cacheFolder, composedFolder, currentSite, showNewest, type Draft } from '../site/sites.ts';
import { mediaFindings, videoNotes } from '../site/validate/media.ts';
import { svgNotes } from '../site/validate/svg.ts';
import { isRenderable, notesOn, publicNotes, validate, validatePages } from '../site/validate/validate.ts';
import { contentHashes, datedContents } from '../site/write/page-contents.ts';
import { discard, write, writeAgain, writeEnvironmentPage } from '../site/write/write.ts';
import type { Store } from '../store/store.ts';
import { environmentDocument } from './environment-page.ts';
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
  accepted?: Sources | undefined;
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

/** A revision that is shown. */
export interface AppliedRevision {
  revision: Revision;
  /** The folder that any static host can serve. */
  folder: string;
  /** Number of composed pages; 0 where the composition was here already. */
  pages: number;
  /** Warnings for the person who deploys: one line each. */
  warnings: string[];
  /** Notes of a thorough run: nothing is wrong, and the caller should know them. */
  notes?: string[];
  /** What the smoke test has opened, if there was one. */
  smokeTest?: string | undefined;
  /** The revision was recorded before, and this machine did not show it until now. */
  isCaughtUp?: boolean;
}

/**
 * Gives an environment a revision: composes its site, records it, and shows it. Throws if there are problems that are not forced,
 * or if somebody else has written a revision of that number: then nothing is recorded. Throws another error if
 * the revision is recorded, and this machine cannot show it.
 */
export async function applyRevision(store: Store, revision: Revision, options: ApplyOptions): Promise<AppliedRevision> {
  const { sites, before, forced, force } = options;
  await store.keepReleases(revision);
  const { site, rendering, problems, refused, notes } = await inspect(store, revision, options);
  if (refused.length > 0) throw new Refused(refused, options.shownBefore && mixedAnew);
  const { pages } = rendering ?? (await rendererOf(options)(store, site));
  if (options.shownBefore && pages.size === 0) throw new Refused(problems);
  const contents = revision.contents ?? datedContents(contentHashes(site, pages), revision, before);
  // A problem that was forced before, and still exists, keeps the reason that was given then.
  const then = options.shownBefore?.find((each) => each.forced)?.forced?.reason;
  const reason = force ?? forced?.reason ?? then ?? (options.shownBefore && shownBeforeReason);
  const recordedWith = (all: readonly Problem[]): Revision => ({
    ...revision,
    ...(reason !== undefined && all.length > 0 && { forced: { reason, problems: [...all] } }),
    contents,
  });
  const noted = options.shownBefore ? newAmong(problems, force === undefined ? forced : undefined).map(noteOf) : [];
  const place = { site, pages, sites };
  const { draft, warnings } = await writeDraft(store, recordedWith(problems), place);
  try {
    const order = { site, pages, contents, folder: draft.draft, before };
    const tested = await options.smokeTest?.(store, order);
    const all = [...problems, ...(tested?.problems ?? []), ...stillForced(revision, options, tested?.problems)];
    const found = force === undefined ? newAmong(all, forced) : [];
    const met = found.filter((each) => tested?.problems.includes(each));
    if (met.length > 0) throw new Refused([...met], tested?.note);
    const recorded = recordedWith(all);
    if (all.length > problems.length) await describe(store, recorded, draft, warnings);
    await show(store, recorded, draft, true);
    const shown = { revision: recorded, folder: draft.folder, pages: site.table.routes.length };
    return { ...shown, warnings: [...warnings, ...noted], notes, smokeTest: tested?.note };
  } catch (error) {
    await discard(draft);
    throw error;
  }
}

/** What smoke tests of earlier revisions have met and somebody has let through, in releases that stay: their pages may not be opened now. */
function stillForced(
  { releases }: Revision,
  { before, forced }: Pick<ApplyOptions, 'before' | 'forced'>,
  met: readonly Problem[] = [],
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

/** Where a revision is composed. `isNew`: it is not recorded yet. */
interface Place {
  sites: string;
  isNew: boolean;
}

/** A site and its pages, and where it is composed. */
interface Composition {
  site: ResolvedSite;
  pages: Rendering['pages'];
  sites: string;
}

/** Writes a composition beside the one in use. Leaves nothing behind where that fails. */
async function writeDraft(
  store: Store,
  revision: Revision,
  { site, pages, sites }: Composition,
): Promise<{ draft: Draft; warnings: string[] }> {
  const warnings = [...publicNotes(site), ...videoNotes(site), ...nameNotes(site)];
  const environmentPage = await pageOf(store, revision, warnings);
  const draft = await write(store, site, pages, { sites, contents: revision.contents, environmentPage });
  return { draft, warnings };
}

/** Writes the page that says what the environment shows once more, of a revision of which more is known. */
async function describe(store: Store, revision: Revision, { draft }: Draft, warnings: string[]): Promise<void> {
  const page = await pageOf(store, revision, warnings);
  if (page !== undefined) await writeEnvironmentPage(draft, page);
}

/** Shows the composition of the revision that this one equals. Undefined, and nothing is recorded, where that is not here, or damaged. */
export async function reapplyRevision(
  store: Store,
  revision: Revision,
  { sites, isNew }: Place,
): Promise<AppliedRevision | undefined> {
  const { sameAs } = revision;
  const earlier = sameAs === undefined ? undefined : composedFolder(sites, { ...revision, revision: sameAs });
  if (!earlier) return undefined;
  if (isNew) await store.keepReleases(revision);
  const warnings: string[] = [];
  const environmentPage = await pageOf(store, revision, warnings);
  const draft = await writeAgain(store, revision, earlier, { sites, environmentPage }).catch(() => undefined);
  if (!draft) return undefined;
  await show(store, revision, draft, isNew);
  return { revision, folder: draft.folder, pages: 0, warnings };
}

/** Shows a draft, whose revision it records first if that is new. A rehearsal shows nothing. */
async function show(store: Store, revision: Revision, draft: Draft, isNew: boolean): Promise<void> {
  if (store.isRehearsal) return discard(draft);
  if (isNew)
    await store.createRevision(revision).catch(async (error: unknown) => {
      await discard(draft);
      throw error;
    });
  await activate(store, revision.environment, draft).catch((error: unknown) => {
    throw notShown(revision, error);
  });
}

/**
 * Shows a recorded revision on this machine, composed here unless it is already: another machine may have made it, or a process that was
 * ended before it could show it.
 */
export async function showRecorded(
  store: Store,
  revision: Revision,
  sites: string,
  renderer?: Renderer,
): Promise<AppliedRevision> {
  const folder = composedFolder(sites, revision);
  if (folder) {
    const isCaughtUp = currentSite(sites) !== folder;
    await showNewest(store, revision.environment, sites).catch((error: unknown) => {
      throw notShown(revision, error);
    });
    return { revision, folder, pages: 0, warnings: [], isCaughtUp };
  }
  const again = await reapplyRevision(store, revision, { sites, isNew: false });
  return { ...(again ?? (await compose(store, revision, sites, renderer))), isCaughtUp: true };
}

/** The page that says what the environment shows. What is shown does not wait for it: where it cannot be made, the page before stays, and a warning says so. */
function pageOf(store: Store, revision: Revision, warnings: string[]): Promise<string | undefined> {
  return environmentDocument(store, revision).catch((error: Error) => {
    warnings.push(`/mosaico/ does not describe revision ${revision.revision}: ${error.message}`);
    return undefined;
  });
}

/**
 * Composes a recorded revision and shows it. What today's rules say of it is noted; a page that does not prerender is rendered by
 * browsers. Throws where no page prerenders: then the machine is at fault.
 */
export async function compose(
  store: Store,
  revision: Revision,
  sites: string,
  renderer: Renderer = rendererOf({ sites }),
): Promise<AppliedRevision> {
  const site = await resolve(store, revision, { accepted: revision });
  const rendering = await renderer(store, site);
  const failures = validatePages(site, rendering);
  if (rendering.pages.size === 0) throw new Refused(failures);
  const problems = newAmong([...validate(site), ...failures], revision.forced);
  const { draft, warnings } = await writeDraft(store, revision, { site, pages: rendering.pages, sites });
  await show(store, revision, draft, false);
  const shown = { revision, folder: draft.folder, pages: site.table.routes.length };
  return { ...shown, warnings: [...warnings, ...problems.map(noteOf)] };
}

/** What a check finds. */
export interface Findings {
  /** Everything that speaks against the revision. */
  problems: Problem[];
  /** What works, and should be known. */
  notes: string[];
}

/** The problems that `applyRevision` would refuse the revision for. Pages are opened where nothing else refuses it, from a draft that is removed again. */
export async function check(store: Store, revision: Revision, options: ApplyOptions): Promise<Findings> {
  const { site, rendering, problems, refused, notes } = await inspect(store, revision, {
    ...options,
    isThorough: true,
  });
  const { forced, smokeTest, before, sites } = options;
  if (!smokeTest) return { problems: newAmong(problems, forced), notes };
  if (refused.length > 0)
    return {
      problems: newAmong(problems, forced),
      notes: [...notes, 'No page was opened in a browser: mend these problems first.'],
    };
  const { pages } = rendering ?? (await rendererOf(options)(store, site));
  const contents = datedContents(contentHashes(site, pages), revision, before);
  const { draft } = await writeDraft(store, { ...revision, contents }, { site, pages, sites });
  try {
    const tested = await smokeTest(store, { site, pages, contents, folder: draft.draft, before });
    return { problems: newAmong([...problems, ...tested.problems], forced), notes: [...notes, tested.note] };
  } finally {
    await discard(draft);
  }
}

/** The result of an inspection: the problems, the resolved site and, where rendering succeeded, its pages. */
interface Inspection extends Findings {
  site: ResolvedSite;
  rendering: Rendering | undefined;
  /** The problems that the revision is refused for. */
  refused: Problem[];
}

/** Renders a site once, and finds everything that speaks against it. No promotion and no rollback waits for servers of others unless it is thorough. */
async function inspect(store: Store, revision: Revision, options: ApplyOptions): Promise<Inspection> {
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
const rendererOf = ({ render: renderer, sites }: Pick<ApplyOptions, 'render' | 'sites'>): Renderer =>
  renderer ?? ((store, site) => render(store, site, store.isRehearsal ? {} : { cache: cacheFolder(sites) }));

/** What today's rules say of a recorded revision. */
async function problemsOf(store: Store, revision: Revision, renderer: Renderer): Promise<Problem[]> {
  const site = await resolve(store, revision, { accepted: revision });
  return [...validate(site), ...validatePages(site, await renderer(store, site))];
}

/** What to say where a revision is recorded and its site could not be shown. */
function notShown({ environment, revision }: Revision, error: unknown): Error {
  return new Error(
    `"${environment}" is at revision ${revision}, and this machine could not show it: ${(error as Error).message}. ` +
      'Mend that, then run the command again: it shows what is recorded.',
    { cause: error },
  );
}
