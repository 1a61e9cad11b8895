import type { Problem } from '../lib/problem.ts';

/** What problems say, for tests of their words. */
export const textsOf = (problems: readonly (Problem | string)[]): string[] =>
  problems.map((problem) => (typeof problem === 'string' ? problem : problem.text));
