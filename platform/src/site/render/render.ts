import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  routeAt,
  type JsonLdNode,
  type PageHead,
  type RenderedPage,
  type SiteConfiguration,
  type TableKey,
} from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { allOf } from '../../lib/in-parallel.ts';
import { packed, unpacked, type Packed } from '../../lib/packed.ts';
import { progressOf } from '../../lib/progress.ts';
import type { Store } from '../../store/store.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import type { TableSource } from './resolve-dependencies.ts';
import { whyNotConfined } from './confinement.ts';
import { renderCache, serverDigest, type RenderCache } from './render-cache.ts';
import type { Outline } from './outline.ts';
import { PageReader } from './page-reader.ts';
import { notFoundPath } from './pages.ts';
import { renderInProcess, usualRemedy, type RenderFailure } from './render-process.ts';

/** The pages to render, and what of. Files are absolute. */
export interface PageOrder extends TableSource {
  shell: string;
  /** Remote → its server entry. */
  remotes: Record<string, string>;
  site: SiteConfiguration;
  paths: string[];
  /** Digests of the server builds. Without them, nothing is taken from a cache. */
  digests?: { shell: string; remotes: Record<string, string> };
}

/** What a page's document is made of. */
export interface PageText extends Pick<RenderedPage, 'head' | 'body'> {
  /** See `RenderedPage.describes`. */
  pageHead?: PageHead;
  /** See `RenderedPage.things`. */
  jsonLd?: readonly JsonLdNode[];
}

/** A prerendered page. Its texts are packed: all pages of a site are in memory until the site is valid. */
export interface Page {
  text: Packed<PageText>;
  /** Keys of the table that the page has resolved, slots among them. */
  dependencies: TableKey[];
  /** The dependencies that only static sections have: no browser needs them again. */
  staticDependencies?: TableKey[];
  outline: Outline;
  /** The page as Markdown, if search engines may index it. */
  markdown?: Packed<string>;
}

/** The pages by path, and for each that failed the reason. */
export interface Rendering {
  pages: Map<string, Page>;
  failures: Map<string, RenderFailure>;
}

/** How pages are rendered. */
export interface RenderOptions {
  /** Milliseconds that a page may take. Default: long enough for a machine that does much else. */
  pageTimeoutMs?: number;
  /** Is called with each page that is tried a second time, and why. */
  onRetry?: (path: string, why: string) => void;
  /** Is called with what the releases' code has answered for each page that did not fail, as it was answered. */
  onPage?: (path: string, page: RenderedPage) => void;
  /** Folder of answers of earlier compositions. A page that would be rendered from the same is taken from there, and others are kept there. */
  cache?: string;
}

/** Prerenders the pages of a site: {@link render}, or a plan that holds its pages. */
export type Renderer = (store: Store, site: ResolvedSite) => Promise<Rendering>;

const usualTimeoutMs = { rendering: 120_000, reading: 30_000 };
/** After so many pages of a release that did not end in time, its others are not waited for. */
const mostHangs = 2;

/** The paths of a site that are rendered: its pages', and the not-found page's. */
export const pathsOf = ({ table }: Pick<ResolvedSite, 'table'>): string[] => [
  ...table.routes.map(({ path }) => path),
  notFoundPath,
];

/** Prerenders every page of a site, and the not-found page. Writes those for search engines as Markdown, too. */
export async function render(store: Store, site: ResolvedSite, options: RenderOptions = {}): Promise<Rendering> {
  const { shell, remotes, table, data, today, configuration } = site;
  const serverEntry = async ({ workspace, version, server }: Release): Promise<string> =>
    join(await store.releaseFolder(workspace, version), 'server', server.entry);
  const entries = remotes.map(async (remote) => [remote.workspace, await serverEntry(remote)] as const);
  const order = {
    shell: await serverEntry(shell),
    remotes: Object.fromEntries(await Promise.all(entries)),
    site: configuration.site,
    table,
    data,
    today,
    paths: pathsOf(site),
    digests: {
      shell: serverDigest(shell),
      remotes: Object.fromEntries(remotes.map((remote) => [remote.workspace, serverDigest(remote)])),
    },
  };
  sayWhatIsMissing();
  const onRetry = (path: string, why: string): void => void process.stderr.write(`${path}: ${why} Trying once more.\n`);
  return renderPages(order, { onRetry, ...options });
}

/** The pages of a site from what its releases' code has answered elsewhere. Runs none of it. */
export async function renderedElsewhere(
  { table, configuration }: ResolvedSite,
  answers: ReadonlyMap<string, { page: RenderedPage } | { error: string }>,
): Promise<Rendering> {
  const rendering: Rendering = { pages: new Map(), failures: new Map() };
  const reader = new PageReader(usualTimeoutMs.reading);
  const read = pageMaker({ table, site: configuration.site }, reader);
  const readings: Promise<void>[] = [];
  for (const [path, answer] of answers)
    if ('page' in answer) readings.push(take(path, answer.page, { read, rendering }));
    else rendering.failures.set(path, { why: answer.error, remedy: usualRemedy });
  await Promise.all(readings);
  await reader.close();
  return inOrder(rendering, [...answers.keys()]);
}

let isSaid = false;

/** What this machine does not keep from the code of releases, once. */
function sayWhatIsMissing(): void {
  const why = isSaid ? undefined : whyNotConfined();
  isSaid = true;
  if (why !== undefined)
    process.stderr.write(
      `Releases' server builds run here without the kernel's confinement (${why}). Node's permission model keeps them from files, processes and native code, and nothing firm from the network. See docs/operations.md, "Who may write what".\n`,
    );
}

/**
 * Pages of one workspace, and the remotes whose code they run: its own, and those whose slots they show. Pages of the shell that show
 * slots of one remote alone are with that remote's pages. Each group is rendered in a
 * process of its own, so a release's changes to globals reach no page that does not show that release.
 */
interface Group {
  needs: readonly string[];
  paths: string[];
}

/**
 * Prerenders each path, in confined processes: one for each workspace's pages, and one more for those that show slots of others. A
 * broken one must not end the command. A page that throws, or does not end in time, has failed. A page that ends its process is
 * tried again in a new one, and has failed if that happens twice. Throws where no process starts.
 */
export async function renderPages(order: PageOrder, options: RenderOptions = {}): Promise<Rendering> {
  const rendering: Rendering = { pages: new Map(), failures: new Map() };
  const reader = new PageReader(Math.min(usualTimeoutMs.reading, options.pageTimeoutMs ?? Number.POSITIVE_INFINITY));
  const readPage = pageMaker(order, reader);
  const onRead = progressOf('rendering', order.paths.length, 'pages');
  const read: typeof readPage = (path, page) => readPage(path, page).finally(onRead);
  const readings = new Map<string, Promise<void>>();
  const queue = groupsOf(order);
  const work = async (): Promise<void> => {
    for (let group = queue.shift(); group; group = queue.shift())
      for (const further of await renderGroup(order, group, { read, readings, rendering, options })) {
        const waiting = queue.find(({ needs }) => needs.join() === further.needs.join());
        if (waiting) waiting.paths.push(...further.paths);
        else queue.push(further);
      }
  };
  try {
    // One process starts while others render.
    await allOf(Array.from({ length: Math.min(queue.length, availableParallelism() + 1) }, work));
    await Promise.all(readings.values());
  } finally {
    await reader.close();
  }
  return inOrder(rendering, order.paths);
}

/** The paths by the workspace whose page is there; the not-found page is the shell's. */
function groupsOf({ table, remotes, paths }: PageOrder): Group[] {
  const groups = new Map<string, Group>();
  for (const path of paths) {
    const workspace = routeAt(table, path)?.workspace ?? '';
    const owner = Object.hasOwn(remotes, workspace) ? workspace : '';
    const group = groups.get(owner) ?? { needs: owner ? [owner] : [], paths: [] };
    group.paths.push(path);
    groups.set(owner, group);
  }
  // Those that may show slots of others first, since they are two groups; then those that take longest.
  return [...groups.values()].sort((a, b) => a.needs.length - b.needs.length || b.paths.length - a.paths.length);
}

/** How a group is rendered. */
interface GroupContext {
  read(path: string, page: RenderedPage): Promise<Page>;
  /** Of pages that have answered, and are still read. */
  readings: Map<string, Promise<void>>;
  rendering: Rendering;
  options: RenderOptions;
}

/** Renders a group. Gives the groups of those pages that run the code of further remotes, which are not rendered yet. */
async function renderGroup(
  { shell, site, table, data, today, remotes, digests }: PageOrder,
  { needs, paths }: Group,
  { read, readings, rendering, options }: GroupContext,
): Promise<Group[]> {
  const { failures } = rendering;
  const further = new Map<string, Group>();
  /** Those that are tried again. */
  const lost = new Set<string>();
  let hangs = 0;
  const own = Object.fromEntries(needs.map((workspace) => [workspace, remotes[workspace] ?? '']));
  const fail = (path: string, failure: RenderFailure, isEndless = false): void => {
    failures.set(path, failure);
    if (isEndless) hangs += 1;
  };
  const order = { shell, site, table, data, today, remotes: own, all: Object.keys(remotes) };
  const kept = options.cache !== undefined && digests && keptIn(options.cache, order, digests);
  const writes: Promise<void>[] = [];
  /** Those that are in another group now. */
  const moved = new Set<string>();
  const onPage = (path: string, page: RenderedPage): void => {
    options.onPage?.(path, page);
    // Runs while the rendering process is at the next page.
    readings.set(path, take(path, page, { read, rendering }));
  };
  const onWanted = (path: string, wanted: readonly string[]): void => {
    const all = [...new Set([...needs, ...wanted.filter((each) => Object.hasOwn(remotes, each))])].sort();
    const key = all.join(' ');
    if (all.length === needs.length) fail(path, { why: 'it wants code of no remote.', remedy: usualRemedy });
    else {
      const group = further.get(key) ?? { needs: all, paths: [] };
      group.paths.push(path);
      further.set(key, group);
      moved.add(path);
    }
  };
  for (const path of kept ? paths : []) {
    const answer = kept && (await kept.find(path));
    if (!answer) continue;
    if ('page' in answer) onPage(path, answer.page);
    else onWanted(path, answer.wanted);
  }
  const isOpen = (path: string): boolean => !readings.has(path) && !failures.has(path) && !moved.has(path);
  for (let open = paths.filter(isOpen); open.length > 0;) {
    const loss = await renderInProcess(order, open, {
      timeoutMs: options.pageTimeoutMs ?? usualTimeoutMs.rendering,
      onPage: (id, page) => {
        onPage(id, page);
        if (kept) writes.push(kept.keep({ id, page }));
      },
      onFailure: fail,
      onWanted: (id, wanted) => {
        onWanted(id, wanted);
        if (kept) writes.push(kept.keep({ id, wanted }));
      },
    });
    if (loss) {
      const { path, why, remedy, isAtStart } = loss;
      if (lost.has(path) && isAtStart) throw new Error(`The process that renders pages does not start: ${why}`);
      if (lost.has(path)) fail(path, { why: `${why} (on both of two tries)`, remedy });
      else options.onRetry?.(path, why);
      lost.add(path);
    }
    open = open.filter(isOpen);
    if (hangs >= mostHangs) {
      for (const path of open) failures.set(path, notTried);
      open = [];
    }
  }
  await Promise.all(writes);
  return [...further.values()];
}

/** Answers by all that a group's process is given. */
function keptIn(
  folder: string,
  order: Parameters<typeof renderInProcess>[0],
  digests: Required<PageOrder>['digests'],
): RenderCache {
  const loaded = Object.keys(order.remotes).map((workspace) => [workspace, digests.remotes[workspace]]);
  return renderCache(folder, { ...order, shell: digests.shell, remotes: loaded });
}

/** Puts what was answered for a page among the pages, or the failures where it is no HTML. */
const take = (
  path: string,
  page: RenderedPage,
  { read, rendering }: Pick<GroupContext, 'read' | 'rendering'>,
): Promise<void> =>
  read(path, page).then(
    (made) => void rendering.pages.set(path, made),
    (error: Error) => {
      const why = `its HTML cannot be read: ${error.message}`;
      rendering.failures.set(path, { why, remedy: usualRemedy });
    },
  );

const notTried: RenderFailure = {
  why: `it was not tried, since ${mostHangs} pages of the same release did not end in time.`,
  remedy: 'Mend those, or promote another version.',
};

/** The same in the order of the paths, whichever was there first. */
function inOrder({ pages, failures }: Rendering, paths: readonly string[]): Rendering {
  const sorted = <Value>(values: ReadonlyMap<string, Value>): Map<string, Value> =>
    new Map(paths.flatMap((path) => (values.has(path) ? [[path, values.get(path) as Value] as const] : [])));
  return { pages: sorted(pages), failures: sorted(failures) };
}

/** Makes a page of a shell's answer: renames its properties, which are part of the contract, and reads its HTML when its turn comes. */
function pageMaker(
  { table, site }: Pick<PageOrder, 'table' | 'site'>,
  reader: PageReader,
): (path: string, page: RenderedPage) => Promise<Page> {
  const finish = async (path: string, page: Omit<Page, 'outline' | 'markdown'>): Promise<Page> => {
    const route = routeAt(table, path);
    const address = new URL(path, site.agency.origin).href;
    const words = route?.indexed && { title: route.title, description: route.description, address };
    const { outline, markdown } = await reader.read({
      body: () => unpacked(page.text).body,
      workspace: route?.workspace ?? 'shell',
      showsDay: page.dependencies.includes('today'),
      ...(words && { words }),
    });
    return { ...page, outline, ...(markdown !== undefined && { markdown: packed(markdown) }) };
  };
  // Not async: while a page waits for the reader, its answer is let go.
  return (path, { head, body, describes, things, asked, still }) =>
    finish(path, {
      text: packed({ head, body, ...(describes && { pageHead: describes }), ...(things && { jsonLd: things }) }),
      // Their order depends on the pages that the process has rendered before.
      dependencies: asked.toSorted(),
      ...(still && { staticDependencies: still.toSorted() }),
    });
}
