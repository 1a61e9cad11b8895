import { PartialDownloadError } from './fetch-with-stall-timeout.ts';
import { pressEvent } from './rendering.ts';

/** webpack writes the value in its place. */
declare const process: { env: { NODE_ENV?: string } };

export { PartialDownloadError };

/** The browser, as far as a retry queue needs it. Tests pass another. */
export interface RetryPort {
  /** Calls back after this many milliseconds; the returned function cancels. */
  after: (milliseconds: number, act: () => void) => () => void;
  /** A number between 0 and 1. */
  random: () => number;
  /** Calls back when an attempt should be made at once: back online, back in the tab, a press on a dehydrated control. */
  onWake: (act: () => void) => void;
}

/** Waits between attempts, in ms; the last one repeats. In the first half minute none is longer than 4 s. */
export const retryWaits = [
  1_000, 1_500, 2_000, 3_000, 4_000, 4_000, 4_000, 4_000, 4_000, 8_000, 15_000, 30_000,
] as const;
/** This share of each wait is random, so that the visitors of one outage do not all come back at once. */
const jitter = 0.25;

/** A group of requests that fail together: a remote's folder, the site's data. */
interface Source {
  /** Failed attempts since the last success. */
  failures: number;
  /** The only attempt while the source fails: all others wait for it. Resolves to whether it succeeded. */
  probe: Promise<boolean> | undefined;
  /** Functions that each end a wait. */
  waiting: Set<() => void>;
}

const nothing = (): void => undefined;

function wake({ waiting }: Source): void {
  for (const done of [...waiting]) done();
}

/**
 * Retries alone, in few bytes: the boot script, which every document holds, loads the shell with this queue. (No library for retrying can
 * end a wait early, or share one among several requests.)
 */
export class BootRetryQueue {
  private readonly sources = new Map<string, Source>();

  constructor(private readonly port: RetryPort) {
    port.onWake(() => {
      for (const source of this.sources.values()) wake(source);
    });
  }

  /** See {@link Retry}: without a signal it never rejects. */
  readonly retry = async <Value>(
    name: string,
    attempt: (failures: number) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> => {
    const source = this.source(name);
    for (let failures = 0, waited = 0; ; failures += 1, waited += 1) {
      const end = await this.turn(source, waited, signal);
      try {
        signal?.throwIfAborted();
        const value = await attempt(failures);
        source.failures = 0;
        end(true);
        wake(source);
        return value;
      } catch (reason) {
        end(false);
        // An aborted attempt does not count as a failure of the source.
        signal?.throwIfAborted();
        source.failures += 1;
        if (reason instanceof PartialDownloadError) waited = 0;
        const error = reason instanceof Error ? reason : new Error(String(reason));
        // In development the overlay shows what the next attempt hides, such as a module that throws.
        if (process.env.NODE_ENV === 'development') reportError(error);
        this.failed?.(name, error);
      }
    }
  };

  /** Is called for each failed attempt at a source. */
  protected readonly failed?: (name: string, reason: Error) => void;

  protected source(name: string): Source {
    let source = this.sources.get(name);
    if (!source) {
      source = { failures: 0, probe: undefined, waiting: new Set() };
      this.sources.set(name, source);
    }
    return source;
  }

  /** Resolves when this attempt may begin, with a function to report its outcome. */
  private async turn(source: Source, waited: number, signal?: AbortSignal): Promise<(succeeded: boolean) => void> {
    if (waited === 0 && source.failures === 0) return nothing;
    do {
      await this.pause(source, Math.max(waited, 1), signal);
      // After another caller's attempt succeeds, this one may begin.
    } while (!signal?.aborted && source.probe && !(await source.probe));
    if (signal?.aborted || source.failures === 0) return nothing;
    // Set at once, before another caller whose wait ended at the same moment looks.
    let end: (succeeded: boolean) => void = nothing;
    const probe = new Promise<boolean>((resolve) => {
      end = (succeeded) => {
        if (source.probe === probe) source.probe = undefined;
        resolve(succeeded);
      };
    });
    source.probe = probe;
    return end;
  }

  private pause(source: Source, waited: number, signal?: AbortSignal): Promise<void> {
    const wait = retryWaits[Math.min(waited, retryWaits.length) - 1] ?? 0;
    return new Promise((resolve) => {
      const done = (): void => {
        cancel();
        source.waiting.delete(done);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const cancel = this.port.after(wait * (1 - jitter * this.port.random()), done);
      source.waiting.add(done);
      signal?.addEventListener('abort', done);
    });
  }
}

/** Retries of scripts, style sheets, data and hydration: the shell loads and hydrates everything with one such queue. */
export class RetryQueue extends BootRetryQueue {
  private readonly listeners = new Map<string, Set<(reason: Error) => void>>();

  /** The promise's value. Rejects as soon as an attempt at its source fails, and ends the source's waits. */
  orFailure<Value>(name: string, promise: Promise<Value>): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const stop = this.onFailure(name, (reason) => {
        stop();
        reject(reason);
      });
      promise.then(resolve, reject).finally(stop);
      wake(this.source(name));
    });
  }

  /** Calls back with each failed attempt at a source, until the returned function is called. */
  onFailure(name: string, act: (reason: Error) => void): () => void {
    const listeners = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, listeners.add(act));
    return () => listeners.delete(act);
  }

  protected override readonly failed = (name: string, reason: Error): void => {
    for (const hear of [...(this.listeners.get(name) ?? [])]) hear(reason);
  };
}

/** The browser itself. */
export function browserRetryPort({ window, document }: { window: Window; document: Document }): RetryPort {
  return {
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    onWake(act) {
      window.addEventListener('online', act);
      window.addEventListener('pageshow', act);
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act());
      // A press on a dehydrated control.
      document.addEventListener(pressEvent, act);
    },
  };
}
