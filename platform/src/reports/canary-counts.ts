import type { Arm } from '@mosaico/shared-types/reports';
import { failureNames, hourMs, noFailures, readCounted, type CountedException, type CountedVisits } from './counts.ts';

/** What was counted of an arm of a canary in a revision, and in an hour where hours are known. */
export interface CountedArm extends CountedVisits {
  /** ISO 8601. */
  hour: string | undefined;
  /** Documents. */
  views: number;
}

/** What was counted of a canary. */
export interface CanaryCounts {
  arms: CountedArm[];
  /** Undefined where only counts are known. */
  exceptions: CountedException[] | undefined;
}

/** Counts of nothing. */
export const noArm = (revision: number, arm: Arm, hour?: string): CountedArm => ({
  ...{ revision, arm, hour, views: 0, visits: 0, failures: noFailures(), workspaces: {}, last: 0 },
});

/**
 * What the servers of an environment have counted on this machine of the arms of these revisions since `from` (ms since 1970). `sites`: the
 * folder of its compositions.
 */
export async function canaryCountedHere(
  sites: string,
  { revisions, from }: { revisions: ReadonlySet<number>; from: number },
): Promise<CanaryCounts> {
  const { hours, exceptions } = await readCounted(sites, Math.floor(from / hourMs) * hourMs);
  const arms = new Map<string, CountedArm>();
  for (const { hour, rows, visits } of hours) {
    const armOf = (revision: number, arm: Arm): CountedArm => {
      const key = `${hour} ${revision} ${arm}`;
      const before = arms.get(key) ?? noArm(revision, arm, hour);
      arms.set(key, before);
      return before;
    };
    // Each document is one of the shell's.
    for (const { revision, arm, workspace, views } of rows)
      if (revisions.has(revision) && workspace === 'shell') armOf(revision, arm).views += views;
    for (const each of visits.filter(({ revision }) => revisions.has(revision))) {
      const sum = armOf(each.revision, each.arm);
      sum.visits += each.visits;
      sum.last = Math.max(sum.last, each.last);
      for (const name of failureNames) {
        sum.failures[name] += each.failures[name];
        for (const [workspace, failures] of Object.entries(each.workspaces))
          (sum.workspaces[workspace] ??= noFailures())[name] += failures[name];
      }
    }
  }
  return { arms: [...arms.values()], exceptions };
}
