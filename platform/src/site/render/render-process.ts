import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { RenderedPage, SiteConfiguration, TableKey } from '@mosaico/shared-types';
import { distFile } from '../../lib/dist.ts';
import { printable } from '../../store/release-label.ts';
import { answerLimits, readAnswer } from './page-shape.ts';
import type { TableSource } from './resolve-dependencies.ts';
import { confined } from './confinement.ts';

/** The first message to a rendering process. Paths of files are absolute. */
export interface RenderOrder extends TableSource {
  shell: string;
  /** Remote → its server entry, for the remotes whose code this process may run. */
  remotes: Record<string, string>;
  /** Every remote of the environment. */
  all: string[];
  site: SiteConfiguration;
  /** Characters that a page may have. */
  mostBytes: number;
}

/** A request for one page. Only an answer with the same `id` belongs to it. */
export interface PageRequest {
  id: string;
  path: string;
}

/** Why a page is not rendered, and what to do about it. */
export interface RenderFailure {
  why: string;
  remedy: string;
}

/** Options and callbacks of a rendering process. */
export interface ProcessOptions {
  /** Time limit for the start of the process, and for each page, in ms. */
  timeoutMs: number;
  /** `looked`: the keys of the table that were resolved for it. */
  onPage(path: string, page: RenderedPage, looked: readonly TableKey[]): void;
  /** Nothing where a further page may be answered; else a promise for the moment when it may. Where that rejects, so does the rendering. */
  room(): Promise<void> | undefined;
  /** `isEndless`: the page did not end within the time limit. */
  onFailure(path: string, failure: RenderFailure, isEndless?: boolean): void;
  /** A page needs the code of further remotes. */
  onWanted(path: string, workspaces: readonly string[], looked: readonly TableKey[]): void;
}

/** A page at which a process has ended. Another attempt may succeed. `isAtStart`: before any release's code has run. */
export type Loss = RenderFailure & { path: string; isAtStart: boolean };

/** What to do about most failures. */
export const usualRemedy = 'Mend its server build, or promote another version.';
/** Characters that are kept of a process's output. */
const keptOutput = 4_000;

/**
 * Renders pages in order, in a new confined process, until all have an answer, one has failed in a way that ends the process, or
 * the process is lost: then the page it was at. Whatever it answers is checked: a line in another shape, too long, or for
 * another page than the one it is at fails that page.
 */
export async function renderInProcess(
  order: Omit<RenderOrder, 'mostBytes'>,
  paths: readonly string[],
  { timeoutMs, onPage, room, onFailure, onWanted }: ProcessOptions,
): Promise<Loss | undefined> {
  const { command, args, env, cwd, remove } = confined(workerFile(), readableFiles(order));
  const worker = spawn(command, args, { cwd, env, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
  const requests = paths.map((path): PageRequest => ({ id: randomUUID(), path }));
  let printed = '';
  worker.stderr?.on('data', (data: Buffer) => (printed = (printed + data.toString()).slice(-keptOutput)));
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  try {
    return await new Promise((resolve, reject) => {
      let isReady = false;
      let answered = 0;
      const failed = (failure: RenderFailure, isEndless?: boolean): void => {
        const request = requests[answered];
        if (request) onFailure(request.path, failure, isEndless);
        resolve(undefined);
      };
      const ended = (failure: RenderFailure): void => {
        const request = requests[answered];
        resolve(request && { path: request.path, ...failure, isAtStart: !isReady });
      };
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (isReady) failed(endless(timeoutMs), true);
          else ended(endless(timeoutMs));
        }, timeoutMs);
      };
      const answers = worker.stdio[3] as Readable;
      // Its time does not run while the process waits for the composer.
      const waitForRoom = (): void => {
        const moment = room();
        if (!moment) return;
        answers.pause();
        clearTimeout(timer);
        moment.then(() => {
          if (isOver) return;
          wait();
          answers.resume();
        }, reject);
      };
      const take = (line: string): void => {
        wait();
        if (!isReady) {
          isReady = true;
          return;
        }
        const request = requests[answered];
        const answer = readAnswer(line);
        if (!request || answer.id !== request.id)
          throw new Error('it is for another page than the one it was asked for');
        answered += 1;
        if ('page' in answer) onPage(request.path, answer.page, answer.looked ?? []);
        else if ('wanted' in answer) onWanted(request.path, answer.wanted, answer.looked ?? []);
        else onFailure(request.path, { why: printableLines(answer.error), remedy: usualRemedy });
        if (answered === requests.length) resolve(undefined);
        else waitForRoom();
      };
      readLines(answers, take, ({ message }) => failed(impossible(message)));
      worker.on('error', ({ message }) =>
        ended({ why: `its process cannot be used: ${message}`, remedy: usualRemedy }),
      );
      // After its last line.
      worker.on('close', (code, signal) => ended(endOf(code, signal, printed)));
      // It may be gone before it has read all: `close` says so.
      worker.stdin?.on('error', () => undefined);
      wait();
      const lines = [{ ...order, mostBytes: answerLimits.bytes / 2 }, ...requests];
      worker.stdin?.end(lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
    });
  } finally {
    isOver = true;
    clearTimeout(timer);
    worker.removeAllListeners().on('error', () => undefined);
    // Releases may listen to other signals, and a stopped process receives none but this.
    worker.kill('SIGKILL');
    for (const stream of worker.stdio) stream?.destroy();
    remove();
  }
}

const workerFile = (): string => realpathSync(distFile('render-worker.js'));

/** The worker's own code, and the server builds of the releases. */
function readableFiles({ shell, remotes }: Pick<RenderOrder, 'shell' | 'remotes'>): string[] {
  const own = dirname(workerFile());
  const builds = [shell, ...Object.values(remotes)].map((entry) => realpathSync(dirname(entry)));
  return [join(dirname(own), 'package.json'), ...[own, ...builds].map((folder) => folder + sep)];
}

/** Hands over each line. Ends with an error where one is too long, or `take` throws: nothing further is read. */
function readLines(stream: Readable, take: (line: string) => void, onError: (error: Error) => void): void {
  let chunks: Buffer[] = [];
  let bytes = 0;
  const stop = (error: Error): void => {
    stream.removeAllListeners('data');
    chunks = [];
    onError(error);
  };
  const read = (data: Buffer): void => {
    const end = data.indexOf('\n');
    const part = end < 0 ? data : data.subarray(0, end);
    chunks.push(part);
    bytes += part.length;
    if (bytes > answerLimits.bytes) return stop(new Error(`it is larger than ${answerLimits.bytes / 1024 ** 2} MB`));
    if (end < 0) return;
    const line = Buffer.concat(chunks).toString();
    chunks = [];
    bytes = 0;
    try {
      take(line);
    } catch (error) {
      return stop(error as Error);
    }
    read(data.subarray(end + 1));
  };
  stream.on('data', read).on('error', () => undefined);
}

function endless(timeoutMs: number): RenderFailure {
  return {
    why: `it did not end within ${timeoutMs / 1_000} s.`,
    remedy:
      'Look for a loop without an end, or a timer, in what it renders and mend that, or promote another version. On a machine that is very busy, run the command again.',
  };
}

/**
 * An error's message on one line, and the calls below it, without what a terminal or a pipeline would take for a command: GitHub takes
 * any line that begins with two colons.
 */
const printableLines = (error: string): string =>
  error
    .split(/\n(?= +at )/)
    .map(printable)
    .join('\n    ');

const impossible = (why: string): RenderFailure => ({
  why: `its answer is refused: ${why}.`,
  remedy:
    'Only the shell answers for a page, once and in bounds. Look at what its server build writes, or promote another version.',
});

const hopeless: RenderFailure = {
  why: 'it waits for something that nothing will bring: a promise that is never settled.',
  remedy:
    'Pages are rendered from the table, without timers or a network. Remove what it waits for, or promote another version.',
};

function endOf(code: number | null, signal: NodeJS.Signals | null, printed: string): RenderFailure {
  if (code === 0) return hopeless;
  const how = signal ? `its process was ended by ${signal}.` : `its process ended with code ${code ?? 'none'}.`;
  return {
    why: `${how} ${printable(printed)}`.trim(),
    remedy:
      signal === 'SIGKILL' || signal === 'SIGABRT'
        ? 'Is there memory enough? Free some and run the command again; else mend its server build, or promote another version.'
        : usualRemedy,
  };
}
