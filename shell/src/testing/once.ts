import type { Supervisor } from '../loading/supervisor.ts';

/** A supervisor that tries once: for tests of what is supervised. */
export const once: Pick<Supervisor, 'insist' | 'orTrouble'> = {
  insist: (_source, attempt) => attempt(0),
  orTrouble: (_source, promise) => promise,
};
