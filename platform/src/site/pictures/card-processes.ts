import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { distFile } from '../../lib/dist.ts';
import type { CardParts, Draw } from './card.ts';
import type { Identity } from './identity.ts';

/** Each takes about 150 MB. */
const mostProcesses = 4;

/** How many cards are drawn at a time. */
export const cardProcesses = Math.min(mostProcesses, availableParallelism());

/**
 * Draws cards in processes, which begin with the first cards. All of their memory is gone once they are closed, which that of threads is not:
 * what comes next in a composition needs memory of its own.
 */
export class CardProcesses {
  private readonly free: ChildProcess[] = [];
  private readonly all: ChildProcess[] = [];

  constructor(private readonly identity: Identity) {}

  /** Draws one. At most {@link cardProcesses} may be drawn at a time. Rejects where a card cannot be drawn. */
  readonly draw: Draw = async (parts: Omit<CardParts, 'colours'>) => {
    const drawing = this.free.pop() ?? this.begin();
    const drawn = await answerOf(drawing, { identity: this.identity, parts });
    // One that is lost is not used again.
    this.free.push(drawing);
    if ('why' in drawn) throw new Error(drawn.why);
    return Buffer.from(drawn.image);
  };

  /** Ends all of them. No card is drawn any more. */
  close(): void {
    for (const each of this.all) each.kill();
  }

  private begin(): ChildProcess {
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    const begun = fork(distFile('card-process.js'), { serialization: 'advanced', stdio: [...stdio] });
    begun.on('error', () => undefined);
    this.all.push(begun);
    return begun;
  }
}

function answerOf(drawing: ChildProcess, order: object): Promise<{ image: Uint8Array } | { why: string }> {
  return new Promise((resolve, reject) => {
    const lost = (): void => reject(new Error('The process that draws it has ended.'));
    drawing.once('exit', lost);
    drawing.once('message', (answer) => {
      drawing.off('exit', lost);
      resolve(answer as { image: Uint8Array } | { why: string });
    });
    drawing.send(order, (error) => (error ? reject(error) : undefined));
  });
}
