import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import { problemKey, type Problem } from '../lib/problem.ts';
import type { Renderer } from '../site/render/render.ts';
import { nameNotes } from '../site/own-names.ts';
import { canaryFolder, readSiteMap } from '../site/site-map.ts';
import { activate, composedFolder, currentSite, showNewest, withdrawCanary, type Draft } from '../site/sites.ts';
import { videoNotes } from '../site/validate/media.ts';
import { publicNotes } from '../site/validate/validate.ts';
import { contentHashes, datedContents } from '../site/write/page-contents.ts';
import {
  discard,
  finishDraft,
  inDraft,
  joinArms,
  writeEnvironmentPage,
  type CompositionParts,
} from '../site/write/write.ts';
import { armsOf, canaryArm, stableArm, type ArmRevision } from '../store/arms.ts';
import type { Store } from '../store/store.ts';
import { canaryName, endOf, keptArms } from './canary-revisions.ts';
import { environmentDocument } from './environment-page.ts';
import { newAmong } from './forced.ts';
import { hasExpired } from './history.ts';
import {
  beginOf,
  changedArms,
  checkedArms,
  inspect,
  notedIn,
  recordedOf,
  renderedInto,
  shownArm,
  stillForced,
  type ApplyOptions,
  type CheckedArm,
  type Findings,
} from './inspect-arms.ts';
import { Refused } from './refused.ts';

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
 * Gives an environment a revision: composes its site, or the arms of its canary, records it, and shows it. Throws if there are problems that
 * are not forced, or if somebody else has written a revision of that number: then nothing is recorded. Throws another error if
 * the revision is recorded, and this machine cannot show it.
 */
export async function applyRevision(store: Store, revision: Revision, options: ApplyOptions): Promise<AppliedRevision> {
  const { sites } = options;
  await store.keepReleases(revision);
  return inDraft(sites, revision, async (draft) => {
    const arms = await checkedArms(store, revision, options, draft);
    const parts = await partsOf(store, revision, arms, options, draft);
    const warnings = await finish(store, recordedOf(revision, arms), parts, { sites, draft });
    const notes = await openArms(store, arms, draft);
    const recorded = recordedOf(revision, arms);
    if (arms.some(({ met }) => met.length > 0)) await describe(store, recorded, draft, warnings);
    await show(store, recorded, draft, true);
    const shown = arms[0]?.site.table.routes.length ?? 0;
    return {
      revision: recorded,
      folder: draft.folder,
      pages: shown,
      warnings: [...new Set([...warnings, ...arms.flatMap(notedIn)])],
      notes: [...new Set(arms.flatMap((each) => each.notes))],
      smokeTest: notes,
    };
  });
}

/** Opens pages of each arm that changes, of which each is still a composition of its own, and joins them. Throws for new problems. Gives the smoke test's notes. */
async function openArms(store: Store, arms: readonly CheckedArm[], draft: Draft): Promise<string | undefined> {
  const notes: string[] = [];
  for (const arm of arms) {
    const { name, revision, options, site, pages, contents, problems } = arm;
    const { forced, force, smokeTest, before } = options;
    const tested = await smokeTest?.(store, { site, pages, contents, folder: armFolder(draft, name), before });
    if (tested) notes.push(arms.length > 1 ? `${name}: ${tested.note}` : tested.note);
    const met = tested?.problems ?? [];
    const all = [...problems, ...met, ...stillForced(revision, options, met)];
    const refused = (force === undefined ? newAmong(all, forced) : []).filter((each) => met.includes(each));
    if (refused.length > 0) throw new Refused(refused, tested?.note);
    arm.met = all.slice(problems.length);
  }
  return notes.length > 0 ? notes.join('\n') : undefined;
}

const armFolder = ({ draft }: Pick<Draft, 'draft'>, name: CheckedArm['name']): string =>
  name === 'canary' ? join(draft, canaryFolder) : draft;

/** What the arms are made of: those that are checked, and the stable one of a canary that begins, which stays. */
async function partsOf(
  store: Store,
  revision: Revision,
  arms: readonly CheckedArm[],
  options: Pick<ApplyOptions, 'render' | 'sites'>,
  draft: Draft,
): Promise<CompositionParts> {
  const [stable, canary] = (['stable', 'canary'] as const).map((name) => arms.find((each) => each.name === name));
  if (stable) return { stable, canary };
  // A plan holds the pages of both arms, since the machine that applies it may have no composition.
  const { stable: folder } = store.isRehearsal ? {} : await earlierArms(store, revision, options.sites);
  const stableOf = (): ReturnType<typeof shownArm> =>
    shownArm(store, stableArm(revision), options, { draft, name: 'stable' });
  return { stable: folder ? { folder } : await stableOf(), canary };
}

/** Where a revision is composed. `isNew`: it is not recorded yet. */
interface Place {
  sites: string;
  isNew: boolean;
  /** Default: as `ApplyOptions.render`. */
  render?: Renderer | undefined;
}

/** Makes a draft a whole composition. Gives what is to be said of its sites. */
async function finish(
  store: Store,
  revision: Revision,
  parts: CompositionParts,
  { sites, draft }: { sites: string; draft: Draft },
): Promise<string[]> {
  const made = [parts.stable, ...(parts.canary ? [parts.canary] : [])].flatMap((each) =>
    'site' in each ? [each.site] : [],
  );
  const warnings = made.flatMap((site) => [...publicNotes(site), ...videoNotes(site), ...nameNotes(site)]);
  const environmentPage = await pageOf(store, revision, warnings);
  await finishDraft(store, revision, parts, { sites, draft, environmentPage });
  return [...new Set(warnings)];
}

/** Writes the page that says what the environment shows once more, of a revision of which more is known. */
async function describe(store: Store, revision: Revision, { draft }: Draft, warnings: string[]): Promise<void> {
  const page = await pageOf(store, revision, warnings);
  if (page !== undefined) await writeEnvironmentPage(draft, page);
}

/**
 * Shows a revision of which each arm was shown before, as links to the compositions that have them. Undefined, and nothing is recorded, where
 * one is not here, or damaged.
 */
export async function reapplyRevision(
  store: Store,
  revision: Revision,
  { sites, isNew }: Place,
): Promise<AppliedRevision | undefined> {
  const { stable, canary } = await earlierArms(store, revision, sites);
  if (stable === undefined || (revision.canary && canary === undefined)) return undefined;
  if (isNew) await store.keepReleases(revision);
  const parts = { stable: { folder: stable }, ...(canary !== undefined && { canary: { folder: canary } }) };
  const written = await inDraft(sites, revision, async (draft) => ({
    draft,
    warnings: await finish(store, revision, parts, { sites, draft }),
  })).catch(() => undefined);
  if (!written) return undefined;
  const { draft, warnings } = written;
  await show(store, revision, draft, isNew);
  return { revision, folder: draft.folder, pages: 0, warnings };
}

/** The compositions of this machine that have the arms of a revision: of the one that it equals, or of those before it since which an arm is the same. */
async function earlierArms(
  store: Store,
  revision: Revision,
  sites: string,
): Promise<{ stable?: string | undefined; canary?: string | undefined }> {
  const { environment, sameAs } = revision;
  const at = (number: number): Promise<Revision | undefined> =>
    store.revision(environment, number).catch(() => undefined);
  const folderOf = (each: Revision | undefined): string | undefined => each && composedFolder(sites, each);
  if (sameAs !== undefined) return { stable: folderOf(await at(sameAs)) };
  let hasCanary = revision.canary !== undefined;
  for (let after = revision; after.revision > 1;) {
    const before = await at(after.revision - 1);
    if (!before) break;
    const kept = keptArms(before, after);
    if (!kept.stable) break;
    hasCanary &&= kept.canary;
    const folder = folderOf(before);
    if (folder !== undefined) {
      // It would sell an offer that has ended since.
      const arms = hasCanary ? armsOf(before) : [before];
      const over = await Promise.all(
        arms.map((each) => hasExpired(store, each, { from: before.created, to: revision.created })),
      );
      return over.some(Boolean) ? {} : { stable: folder, ...(hasCanary && { canary: folder }) };
    }
    after = before;
  }
  return {};
}

/** Shows a draft, whose revision it records first if that is new. A rehearsal shows nothing. */
async function show(store: Store, revision: Revision, draft: Draft, isNew: boolean): Promise<void> {
  if (store.isRehearsal) return discard(draft);
  try {
    await joinArms(draft, revision);
    if (isNew) await store.createRevision(revision);
    await activate(store, revision.environment, draft).catch((error: unknown) => {
      throw notShown(revision, error);
    });
  } catch (error) {
    await discard(draft);
    throw error;
  }
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
  return { ...(await showArms(store, revision, { sites, isNew: false, render: renderer })), isCaughtUp: true };
}

/**
 * Shows a revision that nothing is to be said against: as links where its arms are here already, else composed. Where a canary that is
 * aborted is still shown here, and nothing can be written, as on a full disk, its arm is removed, and it is tried once more.
 */
export async function showArms(store: Store, revision: Revision, place: Place): Promise<AppliedRevision> {
  const write = async (): Promise<AppliedRevision> =>
    (await reapplyRevision(store, revision, place)) ?? composeArms(store, revision, place);
  try {
    return await write();
  } catch (error) {
    const aborted = place.isNew ? undefined : await abortedHere(store, revision, place.sites);
    if (!aborted) throw error;
    await withdrawCanary(place.sites);
    return write().catch((again: unknown) => {
      const meanwhile = `Meanwhile every visitor gets the stable arm: the files of the ${canaryName(aborted)} were removed`;
      throw notShown(revision, new Error(`${(again as Error).message}. ${meanwhile}`, { cause: again }));
    });
  }
}

/** The canary that this machine shows, and that was aborted before this revision or by it. */
async function abortedHere(
  store: Store,
  { environment, releases, canary: running }: Revision,
  sites: string,
): Promise<Revision['canary']> {
  const site = currentSite(sites);
  const shown = site === undefined ? undefined : (await readSiteMap(site).catch(() => undefined))?.canary;
  if (!shown || shown.number === running?.number || !existsSync(join(site ?? '', canaryFolder))) return undefined;
  const { canary } = await store.revision(environment, shown.number);
  return canary && endOf(canary, { releases }).outcome === 'aborted' ? canary : undefined;
}

/** The page that says what the environment shows. What is shown does not wait for it: where it cannot be made, the page before stays, and a warning says so. */
function pageOf(store: Store, revision: Revision, warnings: string[]): Promise<string | undefined> {
  return environmentDocument(store, revision).catch((error: Error) => {
    warnings.push(`/mosaico/ does not describe revision ${revision.revision}: ${error.message}`);
    return undefined;
  });
}

/**
 * Composes a revision whose releases were shown before, and shows it. What today's rules say of it is noted; a page that does not prerender is
 * rendered by browsers. Throws where no page prerenders: then the machine is at fault.
 */
export const compose = (
  store: Store,
  revision: Revision,
  sites: string,
  renderer?: Renderer,
): Promise<AppliedRevision> => composeArms(store, revision, { sites, isNew: false, render: renderer });

async function composeArms(
  store: Store,
  revision: Revision,
  { sites, isNew, render: renderer }: Place,
): Promise<AppliedRevision> {
  if (isNew) await store.keepReleases(revision);
  const options = { sites, render: renderer };
  return inDraft(sites, revision, async (draft) => {
    const shown = async (name: CheckedArm['name'], arm: ArmRevision): ReturnType<typeof shownArm> =>
      shownArm(store, arm, options, { draft, name });
    const stable = await shown('stable', stableArm(revision));
    const ofCanary = canaryArm(revision);
    const canary = ofCanary && (await shown('canary', ofCanary));
    const warnings = await finish(store, revision, { stable, canary }, { sites, draft });
    await show(store, revision, draft, isNew);
    const notes = [...stable.notes, ...(canary?.notes ?? [])];
    const { length: pages } = stable.site.table.routes;
    return { revision, folder: draft.folder, pages, warnings: [...new Set([...warnings, ...notes])] };
  });
}

/** The problems that `applyRevision` would refuse the revision for. Pages are opened where nothing else refuses it, from a draft that is removed again. */
export async function check(store: Store, revision: Revision, options: ApplyOptions): Promise<Findings> {
  const findings = [];
  for (const [, arm, ofArm] of changedArms(revision, options)) findings.push(await checkArm(store, arm, ofArm));
  const problems = findings.flatMap((each) => each.problems);
  const isFirst = (each: Problem, at: number): boolean =>
    problems.findIndex((other) => problemKey(other) === problemKey(each)) === at;
  return { problems: problems.filter(isFirst), notes: [...new Set(findings.flatMap((each) => each.notes))] };
}

async function checkArm(store: Store, revision: ArmRevision, options: ApplyOptions): Promise<Findings> {
  const thorough = { ...options, isThorough: true };
  const { forced, smokeTest, before, sites } = options;
  if (!smokeTest) {
    const { problems, notes } = await inspect(store, revision, thorough);
    return { problems: newAmong(problems, forced), notes };
  }
  return inDraft(sites, revision, async (draft) => {
    const begin = beginOf(store, revision, options, { draft, name: 'stable' });
    const { site, rendering, problems, refused, notes } = await inspect(store, revision, thorough, begin);
    try {
      if (refused.length > 0)
        return {
          problems: newAmong(problems, forced),
          notes: [...notes, 'No page was opened in a browser: mend these problems first.'],
        };
      const { pages, written } = rendering ?? (await renderedInto(store, site, options, begin));
      const contents = datedContents(contentHashes(site, pages), revision, before);
      await finish(store, { ...revision, contents }, { stable: { site, pages, contents, written } }, { sites, draft });
      const tested = await smokeTest(store, { site, pages, contents, folder: draft.draft, before });
      return { problems: newAmong([...problems, ...tested.problems], forced), notes: [...notes, tested.note] };
    } finally {
      await discard(draft);
    }
  });
}

/** A revision is recorded, and this machine could not show it. */
class NotShown extends Error {}

/** What to say where a revision is recorded and its site could not be shown. */
export function notShown({ environment, revision }: Revision, error: unknown): Error {
  if (error instanceof NotShown) return error;
  return new NotShown(
    `"${environment}" is at revision ${revision}, and this machine could not show it: ${(error as Error).message}. ` +
      'Mend that, then run the command again: it shows what is recorded.',
    { cause: error },
  );
}
