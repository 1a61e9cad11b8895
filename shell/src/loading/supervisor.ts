import { wakeEvent } from '@mosaico/shared-types';

/** What a supervisor needs of the browser; tests give another. */
export interface SupervisorPort {
  /** Calls back after so many milliseconds; the returned function cancels. */
  after: (milliseconds: number, act: () => void) => () => void;
  /** Between 0 and 1. */
  random: () => number;
  /** Calls back when it is worth trying at once: the browser is back online, the visitor back in the tab, or waiting. */
  onWake: (act: () => void) => void;
}

/** Waits between attempts, in ms; the last one repeats. For the first half minute none is longer than an outage's end may take to show. */
const waits = [1_000, 1_500, 2_000, 3_000, 4_000, 4_000, 4_000, 4_000, 4_000, 8_000, 15_000, 30_000];
/** So much of a wait is left to chance: visitors of one outage must not all come back at the same moment. */
const jitter = 0.25;

/** An attempt that failed after bytes had come: the line is there, so that the next one need not wait for long. */
export class BrokenOff extends Error {}

/** Where files come from together, and fail together: a remote's folder, the site's data. */
interface Source {
  /** Attempts that have failed since the last one that succeeded. */
  failures: number;
  /** The one attempt that is made while the source is in trouble: whether it succeeded. */
  probe: Promise<boolean> | undefined;
  /** Ends the waits of everyone who waits for the source. */
  waiting: Set<() => void>;
  /** Hear of the next failed attempt. */
  listeners: Set<(reason: Error) => void>;
}

/**
 * Looks after everything that loads late. What is asked for is tried until it comes: after growing waits, at once when the
 * browser is back online or the visitor in the tab, and with one attempt at a time while its source is in trouble, so that
 * a dead remote is not hammered. (Libraries for retrying wait blindly: none can be woken, or shares its waits.)
 */
export class Supervisor {
  private readonly sources = new Map<string, Source>();

  constructor(private readonly port: SupervisorPort) {
    port.onWake(() => {
      for (const source of this.sources.values()) wake(source);
    });
  }

  /** See {@link Insist}: without a signal it never rejects. */
  async insist<Value>(
    name: string,
    attempt: (failures: number) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
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
        // Who leaves while it is on its way says nothing about the source.
        signal?.throwIfAborted();
        source.failures += 1;
        if (reason instanceof BrokenOff) waited = 0;
        const error = reason instanceof Error ? reason : new Error(String(reason));
        for (const hear of [...source.listeners]) hear(error);
      }
    }
  }

  /** The promise's value; rejects instead as soon as an attempt at its source fails. What is waited out is tried at once. */
  orTrouble<Value>(name: string, promise: Promise<Value>): Promise<Value> {
    const source = this.source(name);
    return new Promise<Value>((resolve, reject) => {
      const stop = this.onTrouble(name, (reason) => {
        stop();
        reject(reason);
      });
      promise.then(resolve, reject).finally(stop);
      wake(source);
    });
  }

  /** Calls back with each failed attempt at a source, until the returned function is called. */
  onTrouble(name: string, act: (reason: Error) => void): () => void {
    const { listeners } = this.source(name);
    listeners.add(act);
    return () => listeners.delete(act);
  }

  private source(name: string): Source {
    let source = this.sources.get(name);
    if (!source) {
      source = { failures: 0, probe: undefined, waiting: new Set(), listeners: new Set() };
      this.sources.set(name, source);
    }
    return source;
  }

  /** Resolves when it is this one's turn to try, with what is to be told how that ended. */
  private async turn(source: Source, waited: number, signal?: AbortSignal): Promise<(succeeded: boolean) => void> {
    if (waited === 0 && source.failures === 0) return nothing;
    do {
      await this.pause(source, Math.max(waited, 1), signal);
      // Somebody else is trying: if they succeed, so will this one.
    } while (!signal?.aborted && source.probe && !(await source.probe));
    if (signal?.aborted || source.failures === 0) return nothing;
    // Claimed before anybody else who was woken at the same moment has looked.
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
    const wait = waits[Math.min(waited, waits.length) - 1] ?? 0;
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

const nothing = (): void => undefined;

function wake({ waiting }: Source): void {
  for (const done of [...waiting]) done();
}

/** The browser itself. */
export const browserPort: SupervisorPort = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  onWake(act) {
    window.addEventListener('online', act);
    window.addEventListener('pageshow', act);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act());
    // The visitor has pressed something whose code is not here.
    document.addEventListener(wakeEvent, act);
  },
};
