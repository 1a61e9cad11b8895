import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableKey } from '@mosaico/shared-types';
import type { Contents, Release, Revision } from '@mosaico/shared-types/schemas';
import { isProduction } from '../browser/versions/production.ts';
import { writeIcons } from './pictures/icons.ts';
import { ShareImages } from './pictures/share-images.ts';
import { offerPublished } from './write/published.ts';
import { soundnessIn } from '../store/soundness.ts';
import type { Store } from '../store/store.ts';
import { writeAssets } from './write/assets.ts';
import { readComposition, type Composition, type Judged } from './resolve/composition.ts';
import { Documents } from './write/documents.ts';
import { pagesOf, type SitePage } from './render/pages.ts';
import { answersTo } from './render/answers.ts';
import { writerOf } from './render/page-words.ts';
import { forgetUnused, RenderedCache } from './render/rendered-cache.ts';
import { sharedCodeNotes } from './validate/shared-code-notes.ts';
import { uncaptioned, undatedNotes } from './validate/uncaptioned.ts';
import { deadLinks } from './validate/broken-links.ts';
import { goneAddresses } from './validate/removed-urls.ts';
import { contentHashes, type ContentHashes } from './write/page-contents.ts';
import { orphans } from './validate/unlinked-pages.ts';
import { unseenVideos } from './validate/unseen-videos.ts';
import type { Outline } from './render/outline.ts';
import { renderPages, type PageWithOutline } from './render/render-pages.ts';
import { mediaFindings } from './validate/media.ts';
import { misleadingLinks, unruledPayments } from './validate/misleading-links.ts';
import { compositionFolder, currentSite, keptFolder, showNewest } from './sites.ts';

/** Result of a composition. */
export interface ComposedSite {
  /** The folder any static host can serve. */
  folder: string;
  pages: number;
}

/** How a composition may go on. */
export interface ComposeOptions {
  /** Runs before anything is written; its rejection saves the rest. */
  isWanted?: () => Promise<void>;
  /** Since when its pages say what they say, where the revision does not know it yet. */
  date?: (hashes: ContentHashes) => Contents;
  /** Runs once everything is written and before the switch, with what the check found and since when pages say what they say. */
  record?: (problems: string[], contents: Contents | undefined) => Promise<void>;
  /** The revision in use so far: its addresses must still lead somewhere. */
  before?: Revision | undefined;
  /** A revision that is recorded: files that this one has, too, were judged when they came, and are not judged anew. */
  judged?: Judged | undefined;
  /** Problems that do not count, since the environment shows them already. */
  known?: readonly string[] | undefined;
  /** Go on in spite of what the check finds; a page that does not prerender is rendered by the browser. */
  force?: boolean;
}

/**
 * Composes a revision into `sites/<revision>` and makes `sites/current` point to the newest one in one step, so that a
 * reader sees the old site or the new one. Throws, and leaves the site as it was, when the releases do not fit, a page
 * does not prerender (and neither is forced) or `record` rejects.
 */
export async function compose(
  store: Store,
  revision: Revision,
  sites: string,
  options: ComposeOptions = {},
): Promise<ComposedSite> {
  const folder = compositionFolder(sites, revision);
  const pages = await writeSite(store, revision, { sites, folder, ...options });
  await showNewest(store, revision.environment, sites);
  return { folder, pages };
}

interface SitePlace extends ComposeOptions {
  sites: string;
  folder: string;
}

/** Writes a whole site and gives it its name last. The number of its pages. */
async function writeSite(
  store: Store,
  revision: Revision,
  { sites, folder, before, judged, isWanted, date, record, known = [], force = false }: SitePlace,
): Promise<number> {
  const draft = join(sites, `.draft-${process.pid}-${randomUUID()}`);
  try {
    await removeAbandonedDrafts(sites);
    const composition = await readComposition(store, revision, judged);
    const unfit = await misfitsOf(store, before, composition);
    for (const note of undatedNotes(composition)) process.stderr.write(`${note}\n`);
    const cache = new RenderedCache(keptFolder(sites, 'pages'));
    const isNew = (problem: string): boolean => !force && !known.includes(problem);
    if (unfit.some(isNew))
      throw new Error((await whereItShows(store, composition, cache, unfit.filter(isNew))).join('\n'));
    const previous = await currentSite(sites);
    const documents = await Documents.of(composition, previous);
    const { pages, problems: unrendered } = await render(store, composition, cache, documents.changed());
    const outlines = new Map([...documents.outlines(), ...outlinesOf(pages)]);
    const problems = [...unrendered, ...linkProblems(composition, outlines)];
    if (problems.some(isNew)) throw new Error(problems.filter(isNew).join('\n'));
    await isWanted?.();
    await mkdir(draft, { recursive: true });
    const order = { store, composition, sites, warn: (message: string) => process.stderr.write(`${message}\n`) };
    const unseen = unseenVideos(composition.data);
    if (unseen !== undefined) order.warn(unseen);
    const isSound = soundnessIn(store);
    const [share] = await Promise.all([
      ShareImages.of(pages, order),
      writeAssets(store, composition, { draft, sites, previous, isSound }),
    ]);
    await share.link(draft, previous);
    await writeIcons(draft, order);
    const contents = revision.contents ?? date?.(contentHashes(composition, outlines));
    await documents.write(store, pages, { draft, share, contents });
    if (!isProduction(revision.environment)) await offerPublished(store, composition, draft, isSound);
    await record?.([...unfit, ...problems], contents);
    await replaceFolder(folder, draft);
    await cache.forgetOld();
    await forgetUnused(keptFolder(sites, 'pictures'));
    return composition.table.routes.length;
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** What a check finds. */
export interface Findings {
  /** Everything that speaks against the revision. */
  problems: string[];
  /** What works, and should be known. */
  notes: string[];
}

/** What shows of a revision without rendering; if nothing speaks against it there, also every page and link. */
export async function findingsOf(
  store: Store,
  revision: Revision,
  { sites, before, judged, known = [] }: Pick<SitePlace, 'sites' | 'before' | 'judged' | 'known'>,
): Promise<Findings> {
  const composition = await readComposition(store, revision, judged);
  // Servers of others have a say here and nowhere else: no promotion and no rollback waits for them.
  const media = await mediaFindings(store, composition);
  const unfit = [...(await misfitsOf(store, before, composition)), ...media.problems];
  const isNew = (problem: string): boolean => !known.includes(problem);
  const notes = [
    ...known.map((each) => `known: ${each}`),
    ...sharedCodeNotes(composition),
    ...undatedNotes(composition),
    ...composition.notes,
    ...media.notes,
  ];
  const cache = new RenderedCache(keptFolder(sites, 'pages'));
  if (unfit.some(isNew)) return { problems: await whereItShows(store, composition, cache, unfit.filter(isNew)), notes };
  const { pages, problems } = await render(store, composition, cache, pagesOf(composition));
  return { problems: [...problems, ...linkProblems(composition, outlinesOf(pages))].filter(isNew), notes };
}

/** What speaks against a composition before anything of it is rendered. */
async function misfitsOf(store: Store, before: Revision | undefined, composition: Composition): Promise<string[]> {
  return [
    ...composition.problems,
    ...(await goneAddresses(store, before, composition)),
    ...(await uncaptioned(store, before, composition)),
  ];
}

/** What does not fit, and every page on which that would show, where pages can be rendered all the same. */
async function whereItShows(
  store: Store,
  composition: Composition,
  cache: RenderedCache,
  unfit: readonly string[],
): Promise<string[]> {
  if (!composition.renderable) return [...unfit];
  const { pages } = await render(store, composition, cache, pagesOf(composition));
  return [...unfit, ...goneAnswers(composition, pages)];
}

function outlinesOf(pages: ReadonlyMap<string, PageWithOutline>): Map<string, Outline> {
  return new Map([...pages].map(([path, { outline }]) => [path, outline]));
}

function linkProblems(composition: Composition, outlines: ReadonlyMap<string, Outline>): string[] {
  return [
    ...deadLinks(composition, outlines),
    ...unruledPayments(composition, outlines),
    ...misleadingLinks(composition, outlines),
    ...orphans(composition, outlines),
  ];
}

/** The window in which neither is there is that of two renames, and only where a revision is composed a second time. */
async function replaceFolder(folder: string, draft: string): Promise<void> {
  const old = `${draft}-old`;
  await rename(folder, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
}

/** Drafts of processes that are no more. */
async function removeAbandonedDrafts(sites: string): Promise<void> {
  for (const name of await readdir(sites).catch(() => [])) {
    const [, process] = /^\.(?:draft|current)-(\d+)-/.exec(name) ?? [];
    if (process && !isRunning(Number(process))) await rm(join(sites, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Renders these pages, as far as they were not rendered before of the same. */
async function render(
  store: Store,
  composition: Composition,
  cache: RenderedCache,
  wanted: readonly SitePage[],
): Promise<{ pages: Map<string, PageWithOutline>; problems: string[] }> {
  const { shell, remotes, table, data, today, configuration } = composition;
  const pages = new Map<string, PageWithOutline>();
  const paths = wanted.map(({ path }) => path);
  for (const path of paths) {
    const page = await cache.get(composition, path);
    if (page) pages.set(path, page);
  }
  const serverEntry = async ({ workspace, version, server }: Release): Promise<string> =>
    join(await store.releaseFolder(workspace, version), 'server', server.entry);
  const ownerOf = (path: string): string => {
    const { workspace, version } = wanted.find((page) => page.path === path)?.owner?.release ?? shell;
    return `${workspace}@${version}`;
  };
  const order = {
    shell: await serverEntry(shell),
    remotes: Object.fromEntries(
      await Promise.all(remotes.map(async (remote) => [remote.workspace, await serverEntry(remote)] as const)),
    ),
    site: configuration.site,
    table,
    data,
    today,
    paths: paths.filter((path) => !pages.has(path)),
  };
  const writing = order.paths.length > 0 ? writerOf(composition) : undefined;
  const rendering = await renderPages(order, {
    onPage: writing?.write,
    onRetry: (path, why) => process.stderr.write(`${path} of ${ownerOf(path)}: ${why} Trying once more.\n`),
  });
  await writing?.done();
  for (const [path, page] of rendering.pages) {
    await cache.put(composition, path, page);
    pages.set(path, page);
  }
  const problems = [
    ...goneAnswers(composition, pages),
    ...[...rendering.failures].map(
      ([path, { why, remedy }]) => `${path} of ${ownerOf(path)} does not prerender: ${why}\n${remedy}`,
    ),
  ];
  return { pages, problems };
}

/** What pages ask of other releases that none of them says: named with every page that would show it. */
function goneAnswers(composition: Composition, pages: ReadonlyMap<string, PageWithOutline>): string[] {
  const asking = new Map<TableKey, string[]>();
  for (const [path, { asked }] of pages) {
    const answers = answersTo(composition, asked);
    for (const key of asked) if (!(key in answers)) asking.set(key, [...(asking.get(key) ?? []), path]);
  }
  return [...asking].flatMap(([key, paths]) => {
    const [kind = '', name = ''] = key.split(/:(.*)/s);
    const [workspace = ''] = name.split('/');
    const remedy = {
      fact: `which no release of this mix declares. Declare it in ${workspace}/src/facts.ts, or show another figure there`,
      offer: `which no release of this mix offers. Declare it in ${workspace}/src/offers.ts, or offer something else there`,
      page: `a page that no release of this mix has. Promote a ${workspace} that has it, or link to another page there`,
      slot: 'a piece that no remote of this mix offers. Promote one that does, or take the slot out',
    }[kind];
    return remedy === undefined
      ? []
      : [`${listed(paths)} ${paths.length === 1 ? 'shows' : 'show'} ${name}, ${remedy}.`];
  });
}

/** Pages in a message: all of them, as they are what has to be mended. */
const listed = (paths: readonly string[]): string => paths.join(', ');
