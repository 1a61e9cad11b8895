import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderedPage, SiteConfiguration } from 'shared-types';
import type { Answers } from './answers.ts';
import type { Outline } from './outline.ts';

/** What the rendering process is told. Files are absolute. */
export interface RenderOrder extends Answers {
  shell: string;
  /** Remote → its server entry. */
  remotes: Record<string, string>;
  site: SiteConfiguration;
  standsFor: readonly string[];
  paths: string[];
}

/** A page as it was rendered, and what it has and leads to. */
export interface PageWithOutline extends RenderedPage {
  outline: Outline;
}

/** One message of the rendering process. */
export type RenderAnswer = { path: string; page: PageWithOutline } | { path: string; error: string };

/** What came of rendering: pages, and for each that has none why. */
export interface Rendering {
  pages: Map<string, PageWithOutline>;
  failures: Map<string, string>;
}

/** A page that takes longer than this many milliseconds never ends. */
const pageTimeout = 20_000;

/**
 * Prerenders each path in a process of its own: server builds of releases share globals, and a broken one must not
 * take the command line down. A page that throws, or on which the process ends or hangs, is a failure; the rest of the
 * pages is rendered by a new process.
 */
export async function renderPages(order: RenderOrder): Promise<Rendering> {
  const rendering: Rendering = { pages: new Map(), failures: new Map() };
  for (let open = order.paths; open.length > 0;) {
    await renderUntilStuck({ ...order, paths: open }, rendering);
    open = open.filter((path) => !rendering.pages.has(path) && !rendering.failures.has(path));
  }
  return rendering;
}

/** Renders the paths in order until all are done or the process is lost, which is the failure of the path it was at. */
async function renderUntilStuck(order: RenderOrder, { pages, failures }: Rendering): Promise<void> {
  const worker = fork(fileURLToPath(new URL('./render-worker.ts', import.meta.url)), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  let printed = '';
  worker.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
  try {
    await new Promise<void>((resolve) => {
      let answers = 0;
      const lose = (why: string): void => {
        clearTimeout(timer);
        failures.set(order.paths[answers] ?? '/', why);
        resolve();
      };
      const hangs = (): void => lose(`no answer within ${pageTimeout / 1000} s`);
      let timer = setTimeout(hangs, pageTimeout);
      worker.on('message', (answer: RenderAnswer) => {
        clearTimeout(timer);
        answers += 1;
        if ('error' in answer) failures.set(answer.path, answer.error);
        else pages.set(answer.path, answer.page);
        if (answers === order.paths.length) return resolve();
        timer = setTimeout(hangs, pageTimeout);
      });
      worker.on('exit', (code) => lose(`its process ended with code ${code}. ${printed.trim()}`));
      worker.send(order);
    });
  } finally {
    worker.removeAllListeners();
    worker.kill();
  }
}
