import { fork } from 'node:child_process';
import { join } from 'node:path';
import { routeAt, type RenderedPage, type SiteConfiguration, type TableKey } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { distFile } from '../../lib/dist.ts';
import type { Store } from '../../store/store.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import type { Answers } from './answers.ts';
import type { Outline } from './outline.ts';
import { notFoundPath } from './pages.ts';

/** What the rendering process is told. Files are absolute. */
export interface RenderOrder extends Answers {
  shell: string;
  /** Remote → its server entry. */
  remotes: Record<string, string>;
  site: SiteConfiguration;
  paths: string[];
}

/** A prerendered page. */
export interface Page extends Pick<RenderedPage, 'head' | 'body' | 'describes' | 'things'> {
  /** What it shows of the table; slots it has are among it. */
  dependencies: TableKey[];
  /** Those of them that only static sections have: no browser needs them again. */
  staticDependencies?: TableKey[];
  outline: Outline;
  /** It as Markdown, where search engines may index it. */
  markdown?: string;
}

/** One message of the rendering process. */
export type RenderAnswer = { path: string; page: RenderedPage } | { path: string; error: string };

/** Why a page is not rendered, and what to do about it. */
export interface RenderFailure {
  why: string;
  remedy: string;
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
  /** Hears of each page that is tried a second time, and why. */
  onRetry?: (path: string, why: string) => void;
}

const usualTimeoutMs = 120_000;
const usualRemedy = 'Mend its server build, or promote another version.';

/** Prerenders every page of a site, and the not-found page. Writes those for search engines as Markdown, too. */
export async function render(store: Store, site: ResolvedSite): Promise<Rendering> {
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
    paths: [...table.routes.map(({ path }) => path), notFoundPath],
  };
  const onRetry = (path: string, why: string): void => void process.stderr.write(`${path}: ${why} Trying once more.\n`);
  return renderPages(order, { onRetry });
}

/**
 * Prerenders each path in another process: server builds share globals, and a broken one must not end the command. A page that
 * throws, or does not end in time, has failed. A page that ends its process is tried again in a new one, and has failed if that
 * happens twice.
 */
export async function renderPages(order: RenderOrder, options: RenderOptions = {}): Promise<Rendering> {
  const rendering: Rendering = { pages: new Map(), failures: new Map() };
  /** Those that are tried again. */
  const lost = new Set<string>();
  const read = await readerOf(order);
  for (let open = order.paths; open.length > 0;) {
    const loss = await renderUntilStuck({ ...order, paths: open }, read, rendering, options);
    if (loss) {
      const { path, why, remedy } = loss;
      if (lost.has(path)) rendering.failures.set(path, { why: `${why} (on both of two tries)`, remedy });
      else options.onRetry?.(path, why);
      lost.add(path);
    }
    open = open.filter((path) => !rendering.pages.has(path) && !rendering.failures.has(path));
  }
  return rendering;
}

/** What makes a page of what the shell says of it, which calls its dependencies `asked`, and those of its static sections `still`. */
async function readerOf({ table, site }: RenderOrder): Promise<(path: string, page: RenderedPage) => Page> {
  // Loaded only by who renders: most commands write no page.
  const [{ outlineOf, treeOf }, { markdownOf }] = await Promise.all([import('./outline.ts'), import('./markdown.ts')]);
  return (path, { asked, still, ...page }) => {
    const tree = treeOf(page.body);
    const route = routeAt(table, path);
    const address = new URL(path, site.agency.origin).href;
    return {
      ...page,
      dependencies: asked,
      ...(still && { staticDependencies: still }),
      outline: outlineOf(tree, { showsDay: asked.includes('today') }),
      ...(route?.indexed && { markdown: markdownOf({ ...route, tree, address }) }),
    };
  };
}

/** Renders the paths in order until all are done, one does not end, or the process is lost: then the path it was at, and why. */
async function renderUntilStuck(
  order: RenderOrder,
  read: (path: string, page: RenderedPage) => Page,
  { pages, failures }: Rendering,
  { pageTimeoutMs = usualTimeoutMs }: RenderOptions,
): Promise<(RenderFailure & { path: string }) | undefined> {
  const worker = fork(distFile('render-worker.js'), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  let printed = '';
  worker.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      let answers = 0;
      const path = (): string => order.paths[answers] ?? '/';
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          failures.set(path(), endless(pageTimeoutMs));
          resolve(undefined);
        }, pageTimeoutMs);
      };
      worker.on('message', (answer: RenderAnswer) => {
        wait();
        answers += 1;
        if ('error' in answer) failures.set(answer.path, { why: answer.error, remedy: usualRemedy });
        // Runs while the rendering process is at the next page.
        else pages.set(answer.path, read(answer.path, answer.page));
        if (answers === order.paths.length) resolve(undefined);
      });
      worker.on('error', ({ message }) =>
        resolve({ path: path(), why: `its process cannot be used: ${message}`, remedy: usualRemedy }),
      );
      // After its last message.
      worker.on('close', (code, signal) => resolve({ path: path(), ...ended(code, signal, printed.trim()) }));
      wait();
      worker.send(order);
    });
  } finally {
    clearTimeout(timer);
    worker.removeAllListeners().on('error', () => undefined);
    // Releases may listen to other signals, and a process that is stopped hears of none but this.
    worker.kill('SIGKILL');
  }
}

function endless(timeoutMs: number): RenderFailure {
  return {
    why: `it did not end within ${timeoutMs / 1_000} s.`,
    remedy:
      'Look for a loop without an end, or a timer, in what it renders and mend that, or promote another version. On a machine that is very busy, run the command again.',
  };
}

const hopeless: RenderFailure = {
  why: 'it waits for something that nothing will bring: a promise that is never settled.',
  remedy:
    'Pages are rendered from the table, without timers or a network. Remove what it waits for, or promote another version.',
};

function ended(code: number | null, signal: NodeJS.Signals | null, printed: string): RenderFailure {
  if (code === 0) return hopeless;
  const how = signal ? `its process was ended by ${signal}.` : `its process ended with code ${code ?? 'none'}.`;
  return {
    why: `${how} ${printed}`.trim(),
    remedy:
      signal === 'SIGKILL'
        ? 'Is there memory enough? Free some and run the command again; else mend its server build, or promote another version.'
        : usualRemedy,
  };
}
