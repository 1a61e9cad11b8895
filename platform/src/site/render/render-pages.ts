import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { RenderedPage, SiteConfiguration } from '@mosaico/shared-types';
import { distFile } from '../../lib/dist.ts';
import type { Answers } from './answers.ts';
import type { Outline } from './outline.ts';
import { beatDescriptor, PageWatch, type Beat, type Patience, type Stuck } from './page-watch.ts';

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
  /** It as Markdown, where search engines may index it. */
  words?: string | undefined;
}

/** One message of the rendering process. `waits`: nothing is left in it that could bring what the page waits for. */
export type RenderAnswer =
  { path: string; page: PageWithOutline } | { path: string; error: string } | { path: string; waits: true };

/** Why a page is not rendered, and what to do about it. */
export interface RenderFailure {
  why: string;
  remedy: string;
}

/** What came of rendering: pages, and for each that has none why. */
export interface Rendering {
  pages: Map<string, PageWithOutline>;
  failures: Map<string, RenderFailure>;
}

/** How pages are rendered. */
export interface RenderOptions {
  /** Default: far more than any page takes. */
  patience?: Patience;
  /** Hears of each page that is tried a second time, and why. */
  onRetry?: (path: string, why: string) => void;
  /** Hears of each page as soon as it is there, while others are still rendered. */
  onPage?: ((path: string, page: PageWithOutline) => void) | undefined;
}

const usualPatience: Patience = { cpu: 10_000, idle: 30_000, wall: 300_000 };
const usualRemedy = 'Mend its server build, or promote another version.';

/**
 * Prerenders each path in a process of its own: server builds of releases share globals, and a broken one must not
 * take the command line down. A page that throws is a failure; one on which the process ends, or that does not come to an
 * end, is one when that happens a second time, in another process. The rest of the pages is rendered by a new process.
 */
export async function renderPages(order: RenderOrder, options: RenderOptions = {}): Promise<Rendering> {
  const rendering: Rendering = { pages: new Map(), failures: new Map() };
  /** Path → why, of those that are tried again. */
  const lost = new Map<string, string>();
  for (let open = order.paths; open.length > 0;) {
    const loss = await renderUntilStuck({ ...order, paths: open }, rendering, options);
    if (loss) {
      const { path, why, remedy } = loss;
      const before = lost.get(path);
      lost.set(path, why);
      if (before) rendering.failures.set(path, { why: onBothTries(before, why), remedy });
      else options.onRetry?.(path, why);
    }
    open = open.filter((path) => !rendering.pages.has(path) && !rendering.failures.has(path));
  }
  return rendering;
}

function onBothTries(first: string, second: string): string {
  return first === second ? `${second} (on both of two tries)` : `${second} (on a second try; on the first: ${first})`;
}

/** Renders the paths in order until all are done or the process is lost: then the path it was at, and why. */
async function renderUntilStuck(
  order: RenderOrder,
  { pages, failures }: Rendering,
  { patience = usualPatience, onPage }: RenderOptions,
): Promise<(RenderFailure & { path: string }) | undefined> {
  const worker = fork(distFile('render-worker.js'), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    serialization: 'advanced',
  });
  let printed = '';
  worker.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      let answers = 0;
      const lose = (failure: RenderFailure): void => resolve({ path: order.paths[answers] ?? '/', ...failure });
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => lose(stalled(patience)), patience.wall);
      };
      const watch = new PageWatch(patience);
      listenToBeats(worker, (beat) => {
        const stuck = watch.beat(beat);
        // What it says of a page may be heard after that page's answer.
        if (stuck && beat.page === answers) lose(endless(stuck, patience));
      });
      worker.on('message', (answer: RenderAnswer) => {
        if ('waits' in answer) return lose(hopeless);
        wait();
        answers += 1;
        if ('error' in answer) failures.set(answer.path, { why: answer.error, remedy: usualRemedy });
        else {
          pages.set(answer.path, answer.page);
          onPage?.(answer.path, answer.page);
        }
        if (answers === order.paths.length) resolve(undefined);
      });
      worker.on('error', ({ message }) => lose({ why: `its process cannot be used: ${message}`, remedy: usualRemedy }));
      worker.on('exit', (code, signal) => lose(ended(code, signal, printed.trim())));
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

function listenToBeats(worker: ChildProcess, listener: (beat: Beat) => void): void {
  const beats = worker.stdio[beatDescriptor] as Readable;
  // The process may be ended in the middle of a line.
  beats.on('error', () => undefined);
  createInterface({ input: beats }).on('line', (line) => line.endsWith('}') && listener(JSON.parse(line) as Beat));
}

const seconds = (milliseconds: number): string => `${milliseconds / 1_000} s`;

function endless(stuck: Stuck, { cpu, idle }: Patience): RenderFailure {
  if (stuck === 'computes')
    return {
      why: `it was still computing after ${seconds(cpu)} of processor time of its own.`,
      remedy: 'Look for a loop without an end in what it renders and mend that, or promote another version.',
    };
  return { ...hopeless, why: `it did nothing for ${seconds(idle)} but wait.` };
}

const hopeless: RenderFailure = {
  why: 'it waits for something that nothing will bring: a promise that is never settled.',
  remedy:
    'Pages are rendered from what they ask the table for, without timers or a network: take out what it waits for, or promote another version.',
};

function stalled({ wall }: Patience): RenderFailure {
  return {
    why: `it did not end within ${seconds(wall)}, and used little of the processor in that time.`,
    remedy:
      'The machine is too busy, or the page asks again and again for what does not come: run the command again when there is room, and look for timers in what it renders if it says the same.',
  };
}

function ended(code: number | null, signal: NodeJS.Signals | null, printed: string): RenderFailure {
  const how = signal ? `its process was ended by ${signal}.` : `its process ended with code ${code ?? 'none'}.`;
  return {
    why: `${how} ${printed}`.trim(),
    remedy:
      signal === 'SIGKILL'
        ? 'Is there memory enough? Free some and run the command again; else mend its server build, or promote another version.'
        : usualRemedy,
  };
}
