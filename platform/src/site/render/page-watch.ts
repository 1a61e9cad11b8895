/** A sign of life of the rendering process. */
export interface Beat {
  /** Which of its pages it is at, from 0. */
  page: number;
  /** Milliseconds of processor time that it has used so far. */
  cpu: number;
  /** Its own clock, in milliseconds. */
  at: number;
}

/** How much a page may take, in milliseconds. */
export interface Patience {
  /** Of the process's own processor time: what other programs use does not count. */
  cpu: number;
  /** In a row with nothing to do, though the process could run. */
  idle: number;
  /** By the clock, whatever the reason: a process may be stopped for good. */
  wall: number;
}

/** Why a page does not end. */
export type Stuck = 'computes' | 'waits';

/** Milliseconds between two signs of life. */
export const beatInterval = 250;
/** The file descriptor that the rendering process writes them to. */
export const beatDescriptor = 4;
/** Of the time between two signs of life: who uses less processor time has nothing to do. */
const idleShare = 0.01;

/**
 * Tells a page that never ends from one that is slow because the machine is busy: time counts only as the process itself
 * spends it.
 */
export class PageWatch {
  private first: Beat | undefined;
  private last: Beat | undefined;
  private idle = 0;

  constructor(private readonly patience: Pick<Patience, 'cpu' | 'idle'>) {}

  /** What the next sign of life says of the page it speaks of; nothing while that may still end. */
  beat(beat: Beat): Stuck | undefined {
    const { first, last } = this;
    this.last = beat;
    if (first?.page !== beat.page || !last) {
      this.first = beat;
      this.idle = 0;
      return undefined;
    }
    if (beat.cpu - first.cpu >= this.patience.cpu) return 'computes';
    const elapsed = beat.at - last.at;
    if (beat.cpu - last.cpu > elapsed * idleShare) this.idle = 0;
    // One that is late was stopped, or found no processor free: it may have had something to do.
    else if (elapsed < 2 * beatInterval) this.idle += elapsed;
    return this.idle >= this.patience.idle ? 'waits' : undefined;
  }
}
