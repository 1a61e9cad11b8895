import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { JsonLdNode, PageHead, RenderedPage, SiteConfiguration, TableKey } from '@mosaico/shared-types';
import { routeAt } from '@mosaico/shared-types/table';
import type { Release } from '@mosaico/shared-types/schemas';
import { allOf } from '../../lib/in-parallel.ts';
import { progressOf } from '../../lib/progress.ts';
import type { Store } from '../../store/store.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import type { TableSource } from './resolve-dependencies.ts';
import { whyNotConfined } from './confinement.ts';
import { answerDigests, renderCache, serverDigest, type RenderCache } from './render-cache.ts';
import type { Outline } from './outline.ts';
import { PageReader, type ReadPage } from './page-reader.ts';
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

/** What the files of a page are made of. */
export interface PageText extends Pick<RenderedPage, 'head' | 'body'> {
  /** See `RenderedPage.describes`. */
  pageHead?: PageHead;
  /** See `RenderedPage.things`. */
  jsonLd?: readonly JsonLdNode[];
  /** The page as Markdown, if search engines may index it. */
  markdown?: string;
}

/** What is kept of a prerendered page until the site is complete: none of its texts. */
export interface Page {
  /** Keys of the table that the page has resolved, slots among them. */
  dependencies: readonly TableKey[];
  /** The dependencies that only static sections have: no browser needs them again. */
  staticDependencies?: readonly TableKey[];
  outline: Outline;
}

/**
 * Takes a page with its texts, which nobody else keeps. Few further pages are rendered while it has not settled. Where it rejects, so does
 * the rendering.
 */
export type TakePage = (path: string, page: Page & PageText) => Promise<void>;

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
  /** Takes each page that could be read. */
  take?: TakePage | undefined;
  /** Folder of answers of earlier compositions. A page that would be rendered from the same is taken from there, and others are kept there. */
  cache?: string;
}

/** Prerenders the pages of a site, and gives each to `take`: {@link render}, or a plan that holds its pages. */
export type Renderer = (store: Store, site: ResolvedSite, take?: TakePage) => Promise<Rendering>;

const usualTimeoutMs = { rendering: 120_000, reading: 30_000 };
/** So many pages that have answered may wait to be read and taken. With more, the processes that render wait. */
const mostWaiting = 16;
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

/** The pages of a site from what its releases' code has answered elsewhere: `answerOf` gives it by a page's path. Runs none of that code. */
export async function renderedElsewhere(
  site: ResolvedSite,
  answerOf: (path: string) => Promise<{ page: RenderedPage } | { error: string }>,
  take?: TakePage,
): Promise<Rendering> {
  const paths = pathsOf(site);
  const reader = new PageReader(usualTimeoutMs.reading);
  const intake = new Intake({ table: site.table, site: site.configuration.site }, reader, take);
  try {
    for (const path of paths) {
      const answer = await answerOf(path);
      if ('page' in answer) intake.add(path, answer.page);
      else intake.failures.set(path, { why: answer.error, remedy: usualRemedy });
      await intake.room();
    }
    return await intake.end(paths);
  } finally {
    await intake.settled();
    await reader.close();
  }
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
  const reader = new PageReader(Math.min(usualTimeoutMs.reading, options.pageTimeoutMs ?? Number.POSITIVE_INFINITY));
  const onTaken = progressOf('rendering', order.paths.length, 'pages');
  const intake = new Intake(order, reader, options.take, onTaken);
  const queue = groupsOf(order);
  const digestOfKey = answerDigests(order);
  const work = async (): Promise<void> => {
    for (let group = queue.shift(); group; group = queue.shift())
      for (const further of await renderGroup(order, group, { intake, options, digestOfKey })) {
        const waiting = queue.find(({ needs }) => needs.join() === further.needs.join());
        if (waiting) waiting.paths.push(...further.paths);
        else queue.push(further);
      }
  };
  try {
    // One process starts while others render.
    await allOf(Array.from({ length: Math.min(queue.length, availableParallelism() + 1) }, work));
    return await intake.end(order.paths);
  } finally {
    await intake.settled();
    await reader.close();
  }
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
  intake: Intake;
  /** See {@link answerDigests}. */
  digestOfKey: ReturnType<typeof answerDigests>;
  options: RenderOptions;
}

/** Renders a group. Gives the groups of those pages that run the code of further remotes, which are not rendered yet. */
async function renderGroup(
  { shell, site, table, data, today, remotes, digests }: PageOrder,
  { needs, paths }: Group,
  { intake, options, digestOfKey }: GroupContext,
): Promise<Group[]> {
  const { failures } = intake;
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
  const kept = options.cache !== undefined && digests && keptIn(options.cache, order, digests, digestOfKey);
  const writes = new Set<Promise<void>>();
  const keep = (write: Promise<void>): void => {
    writes.add(write);
    void write.finally(() => writes.delete(write));
  };
  /** Those that are in another group now. */
  const moved = new Set<string>();
  const onPage = (path: string, page: RenderedPage): void => {
    options.onPage?.(path, page);
    // It is read while the rendering process is at the next page.
    intake.add(path, page);
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
    await intake.room();
  }
  const isOpen = (path: string): boolean => !intake.has(path) && !failures.has(path) && !moved.has(path);
  for (let open = paths.filter(isOpen); open.length > 0;) {
    const loss = await renderInProcess(order, open, {
      timeoutMs: options.pageTimeoutMs ?? usualTimeoutMs.rendering,
      room: () => intake.room(),
      onPage: (id, page, looked) => {
        onPage(id, page);
        // The shell may have resolved a key once for several pages, and says so.
        if (kept) keep(kept.keep({ id, page }, [...looked, ...page.asked]));
      },
      onFailure: fail,
      onWanted: (id, wanted, looked) => {
        onWanted(id, wanted);
        if (kept) keep(kept.keep({ id, wanted }, looked));
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
  await Promise.all([...writes]);
  return [...further.values()];
}

/** Answers by all that a group's process is given. Of the table, a page sees its own route, and what it resolves. */
function keptIn(
  folder: string,
  { table, remotes, site, all }: Parameters<typeof renderInProcess>[0],
  digests: Required<PageOrder>['digests'],
  digestOfKey: GroupContext['digestOfKey'],
): RenderCache {
  const loaded = Object.keys(remotes).map((workspace) => [workspace, digests.remotes[workspace]]);
  const ingredients = { shell: digests.shell, remotes: loaded, site, all };
  return renderCache(folder, ingredients, (path) => routeAt(table, path), digestOfKey);
}

const notTried: RenderFailure = {
  why: `it was not tried, since ${mostHangs} pages of the same release did not end in time.`,
  remedy: 'Mend those, or promote another version.',
};

/** Reads what was answered for pages, and hands each over to who takes it. Keeps of each what a {@link Page} has. */
class Intake {
  readonly failures = new Map<string, RenderFailure>();
  private readonly pages = new Map<string, Page>();
  private readonly added = new Set<string>();
  /** Of pages that are read or taken at this moment. None of them rejects. */
  private readonly waiting = new Set<Promise<void>>();
  private broken: Error | undefined;
  /** One copy of each text that many pages have, such as the links of header and footer. */
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly source: Pick<PageOrder, 'table' | 'site'>,
    private readonly reader: PageReader,
    private readonly take?: TakePage,
    private readonly onTaken?: () => void,
  ) {}

  /** Whether something was answered for a page. */
  has(path: string): boolean {
    return this.added.has(path);
  }

  add(path: string, page: RenderedPage): void {
    this.added.add(path);
    const taking: Promise<void> = this.takeIn(path, page)
      .catch((error: Error) => void (this.broken ??= error))
      .finally(() => {
        this.waiting.delete(taking);
        this.onTaken?.();
      });
    this.waiting.add(taking);
  }

  /** Nothing where further pages may be added at once. Rejects where a page could not be taken. */
  room(): Promise<void> | undefined {
    if (this.broken) return Promise.reject(this.broken);
    return this.waiting.size < mostWaiting ? undefined : Promise.race(this.waiting).then(() => this.room());
  }

  /** Once no page is read or taken any more. */
  async settled(): Promise<void> {
    await Promise.all(this.waiting);
  }

  /** All pages and failures in the order of these paths, whichever was there first. Rejects where a page could not be taken. */
  async end(paths: readonly string[]): Promise<Rendering> {
    await this.settled();
    if (this.broken) throw this.broken;
    const sorted = <Value>(values: ReadonlyMap<string, Value>): Map<string, Value> =>
      new Map(paths.flatMap((path) => (values.has(path) ? [[path, values.get(path) as Value] as const] : [])));
    return { pages: sorted(this.pages), failures: sorted(this.failures) };
  }

  private async takeIn(path: string, page: RenderedPage): Promise<void> {
    const { head, body, describes, things, asked, still } = page;
    const read = await this.read(path, page).catch((error: Error) => {
      this.failures.set(path, { why: `its HTML cannot be read: ${error.message}`, remedy: usualRemedy });
    });
    if (!read || this.broken) return;
    const { outline, markdown } = read;
    const kept: Page = {
      // Their order depends on the pages that the process has rendered before.
      dependencies: this.shared(asked.toSorted()),
      ...(still && { staticDependencies: this.shared(still.toSorted()) }),
      outline: this.lean(outline),
    };
    this.pages.set(path, kept);
    await this.take?.(path, {
      ...kept,
      ...{ head, body },
      ...(describes && { pageHead: describes }),
      ...(things && { jsonLd: things }),
      ...(markdown !== undefined && { markdown }),
    });
  }

  private read(path: string, { body, asked }: RenderedPage): Promise<ReadPage> {
    const { table, site } = this.source;
    const route = routeAt(table, path);
    const address = new URL(path, site.agency.origin).href;
    const words = route?.indexed && { title: route.title, description: route.description, address };
    return this.reader.read({
      body,
      workspace: route?.workspace ?? 'shell',
      showsDay: asked.includes('today'),
      ...(words && { words }),
    });
  }

  private lean({ ids, links, anchors, main, described, pictures, content }: Outline): Outline {
    return {
      ids: this.shared(ids),
      links: this.shared(links),
      anchors: this.shared(anchors),
      main: this.shared(main),
      described,
      pictures,
      content,
    };
  }

  private shared<Text extends string>(texts: readonly Text[]): Text[] {
    return texts.map((text) => {
      const known = this.texts.get(text);
      if (known === undefined) this.texts.set(text, text);
      return (known ?? text) as Text;
    });
  }
}
