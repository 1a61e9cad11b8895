import type { Problem } from '../lib/problem.ts';

/** A revision is refused for these problems; the message says them, and what to do. */
export class Refused extends Error {
  constructor(
    readonly problems: readonly Problem[],
    remedy?: string,
  ) {
    super([...problems.map(({ text }) => text), ...(remedy === undefined ? [] : [remedy])].join('\n'));
  }
}
