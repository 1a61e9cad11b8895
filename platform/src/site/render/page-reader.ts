import { Worker } from 'node:worker_threads';
import { distFile } from '../../lib/dist.ts';
import type { PageInWords } from './markdown.ts';
import type { Outline } from './outline.ts';

/** A page's HTML to read. */
export interface ReadOrder {
  body: string;
  /** See `outlineOf`. */
  showsDay: boolean;
  /** What its Markdown says besides; nothing where it is to have none. */
  words?: Omit<PageInWords, 'tree'>;
}

/** What a thread has read of it, or why it could not. */
export type Reading = { outline: Outline; markdown?: string } | { error: string };

/** Reads pages, one after the other. */
export interface PageReader {
  /** Rejects where the HTML cannot be read, or takes too much memory, and with an {@link EndlessReading} where it takes too long. */
  read(order: ReadOrder): Promise<Exclude<Reading, { error: string }>>;
  /** Ends its thread. */
  end(): Promise<void>;
}

/** A page took longer to read than it may. */
export class EndlessReading extends Error {}

/** MB that the thread may hold. Reading the demonstration takes a fifth of it. */
const heapMb = 512;

/**
 * Reads the HTML of releases in a thread of its own, with bounded memory and time: by the rules for elements that are not closed, 20 kB
 * of HTML make a million elements, and a parser compares each attribute of an element with all of its others.
 */
export function pageReader(timeoutMs: number): PageReader {
  let thread: Worker | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const end = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  const readNow: PageReader['read'] = async (order) => {
    thread ??= new Worker(distFile('read-worker.js'), { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    const worker = thread;
    let timer: NodeJS.Timeout | undefined;
    try {
      const reading = await new Promise<Reading>((resolve, reject) => {
        timer = setTimeout(() => reject(new EndlessReading(`it takes longer than ${timeoutMs / 1_000} s`)), timeoutMs);
        worker.once('message', resolve).once('error', reject);
        worker.once('exit', (code) => reject(new Error(`its thread ended with code ${code}`)));
        worker.postMessage(order);
      });
      if ('error' in reading) throw new Error(reading.error);
      return reading;
    } catch (error) {
      // Another page is read by another thread: this one may be at work still, or gone.
      await end();
      throw error;
    } finally {
      clearTimeout(timer);
      // Not those of Node, which start and stop its port.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      worker.on('error', () => undefined);
    }
  };
  const read: PageReader['read'] = (order) => {
    const reading = before.then(() => readNow(order));
    before = reading.catch(() => undefined);
    return reading;
  };
  return { read, end };
}
