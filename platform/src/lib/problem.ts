import type { Problem } from '@mosaico/shared-types/schemas';

export type { Problem };

/** The value of `workspace` for a problem of the environment's own files, see `environments/<name>`. */
export const siteConfiguration = 'site configuration';

/** The key of a problem: code, workspace and subject. The text is no part of it: versions and pages in it change. */
export const problemKey = ({ code, workspace, subject }: Problem): string => JSON.stringify([code, workspace, subject]);

/** The problems without repetitions: the first value of each. */
export function distinct(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) if (!first.has(problemKey(problem))) first.set(problemKey(problem), problem);
  return [...first.values()];
}
