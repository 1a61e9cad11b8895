import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { distFile } from '../../lib/dist.ts';
import type { PageInWords } from './markdown.ts';
import type { Outline } from './outline.ts';

/** HTML to be read. */
export interface ReadingOrder {
  body: string;
  /** The workspace whose page it is: its pages share what time reading may take. */
  workspace: string;
  /** See `outlineOf`. */
  showsDay: boolean;
  /** The Markdown's heading lines. Absent for pages without a Markdown file. */
  words?: Omit<PageInWords, 'tree'>;
}

/** The order as the thread gets it. */
export type ThreadOrder = Omit<ReadingOrder, 'workspace'>;

/** Result of reading a page. */
export interface ReadPage {
  outline: Outline;
  markdown?: string;
}

/** MB of objects that reading a page may take: fifty times the largest page of the demonstration. */
const heapMb = 512;
/** A page that takes at most this part of its time limit is not counted. */
const usualPart = 1 / 30;
/** The slower pages of a workspace may together take as long as this number of pages that never end. */
const mostEndless = 2;

/**
 * Reads the HTML of releases in a thread, one page after the other: a few kB of it can keep a parser busy for hours, or fill all memory.
 * The thread is no boundary, since it runs no code of a release; it is what can be ended.
 */
export class PageReader {
  private thread: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  /** Workspace → milliseconds that those of its pages have taken that took longer than usual. */
  private readonly spent = new Map<string, number>();

  /**
   * @param timeoutMs Milliseconds that a page may take.
   * @param now Milliseconds on a clock.
   */
  constructor(
    private readonly timeoutMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Reads a page, after those before it. Rejects where it cannot be read, or not in time; and at once where pages of the same workspace have
   * taken as long as a few that do not end: else each page of a hostile release would cost that time.
   */
  read(order: ReadingOrder): Promise<ReadPage> {
    const reading = this.last.then(() => this.readWithinBudget(order));
    this.last = reading.catch(() => undefined);
    return reading;
  }

  /** Ends the thread. No page is read any more. */
  async close(): Promise<void> {
    const thread = await this.thread?.catch(() => undefined);
    await thread?.terminate();
  }

  private async readWithinBudget({ workspace, ...order }: ReadingOrder): Promise<ReadPage> {
    const spent = this.spent.get(workspace) ?? 0;
    if (spent >= mostEndless * this.timeoutMs)
      throw new Error(
        `other pages of ${workspace} took ${Math.round(spent / 100) / 10} s to be read, and no more are tried`,
      );
    return this.readNow(order, (ms) => {
      if (ms > this.timeoutMs * usualPart) this.spent.set(workspace, spent + ms);
    });
  }

  private async readNow(order: ThreadOrder, spend: (ms: number) => void): Promise<ReadPage> {
    const thread = await (this.thread ??= startThread());
    const begin = this.now();
    let timer: NodeJS.Timeout | undefined;
    try {
      const read = await new Promise<ReadPage>((resolve, reject) => {
        timer = setTimeout(() => {
          spend(this.timeoutMs);
          reject(new Error(`it takes longer than ${this.timeoutMs / 1_000} s`));
        }, this.timeoutMs);
        thread.once('message', resolve).once('error', (error) => {
          spend(this.now() - begin);
          reject(error);
        });
        thread.postMessage(order);
      });
      spend(this.now() - begin);
      return read;
    } catch (error) {
      // It may still be at it, or be gone.
      this.thread = undefined;
      thread.on('error', () => undefined);
      await thread.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      thread.removeAllListeners('message').removeAllListeners('error');
    }
  }
}

/** A thread that has loaded its modules. */
async function startThread(): Promise<Worker> {
  const thread = new Worker(distFile('page-reader-worker.js'), { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  await once(thread, 'message');
  return thread;
}
