import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** How far a long step of a command is. */
export interface Progress {
  /** What is being done, as `rendering`. */
  step: string;
  /** How many of `all` are done; the first report of a step has 0. */
  done: number;
  all: number;
  /** What they are, in the plural, as `pages`. */
  things: string;
}

/** What reports progress need not know who listens; without a listener nothing happens. */
const name = 'mosaico:progress';
const progress = channel(name);

/** Begins a step of so many things. Each call of what it returns says that one more is done, or so many. */
export function progressOf(step: string, all: number, things: string): (times?: number) => void {
  let done = 0;
  progress.publish({ step, done, all, things } satisfies Progress);
  return (times = 1) => {
    done += times;
    progress.publish({ step, done, all, things } satisfies Progress);
  };
}

/** Calls `listener` with each report of this process, until what it returns is called. */
export function listenToProgress(listener: (report: Progress) => void): () => void {
  const subscriber = (message: unknown): void => listener(message as Progress);
  subscribe(name, subscriber);
  return () => void unsubscribe(name, subscriber);
}
