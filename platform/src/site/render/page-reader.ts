import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { distFile } from '../../lib/dist.ts';
import type { PageInWords } from './markdown.ts';
import type { Outline } from './outline.ts';

/** HTML to be read. */
export interface ReadingOrder {
  body: string;
  /** That it will say another day tomorrow is no change of what it says. */
  showsDay: boolean;
  /** What stands above it as Markdown; none of a page that is not written so. */
  words?: Omit<PageInWords, 'tree'>;
}

/** What stands in a page. */
export interface ReadPage {
  outline: Outline;
  markdown?: string;
}

/** MB of objects that reading a page may take: fifty times the largest page of the demonstration. */
const heapMb = 512;

/**
 * Reads the HTML of releases in a thread, one page after the other: a few kB of it can keep a parser busy for hours, or fill all memory.
 * The thread is no boundary, since it runs no code of a release; it is what can be ended.
 */
export class PageReader {
  private thread: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param timeoutMs Milliseconds that a page may take. */
  constructor(private readonly timeoutMs: number) {}

  /** Reads a page, after those before it. Rejects where it cannot be read, or not in time. */
  read(order: ReadingOrder): Promise<ReadPage> {
    const reading = this.last.then(() => this.readNow(order));
    this.last = reading.catch(() => undefined);
    return reading;
  }

  /** Ends the thread. No page is read any more. */
  async close(): Promise<void> {
    const thread = await this.thread?.catch(() => undefined);
    await thread?.terminate();
  }

  private async readNow(order: ReadingOrder): Promise<ReadPage> {
    const thread = await (this.thread ??= startThread());
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<ReadPage>((resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`it takes longer than ${this.timeoutMs / 1_000} s`)), this.timeoutMs);
        thread.once('message', resolve).once('error', reject);
        thread.postMessage(order);
      });
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
