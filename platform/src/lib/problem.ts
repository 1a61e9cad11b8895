import type { Problem } from '@mosaico/shared-types/schemas';

export type { Problem };

/** In place of a workspace: the environment's own files, see `environments/<name>`. */
export const siteConfiguration = 'site configuration';

/** Equal for two values of one problem. Its text may differ: it names versions, and pages that have it. */
export const problemKey = ({ code, workspace, subject }: Problem): string => JSON.stringify([code, workspace, subject]);

/** Each problem once: the first value of it. */
export function distinct(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) if (!first.has(problemKey(problem))) first.set(problemKey(problem), problem);
  return [...first.values()];
}
