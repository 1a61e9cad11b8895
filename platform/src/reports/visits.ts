import { createHash, randomBytes } from 'node:crypto';
import type { Arm, Report } from '@mosaico/shared-types/reports';
import { hourMs, type FailureName } from './counts.ts';

/** What one address reports of an arm within this time, in ms, is one visit. */
const visitMs = hourMs;
/** So many visits are known at once: the newest. 100,000 views an hour are less than half. */
const mostVisits = 100_000;

interface Visit {
  since: number;
  /** Failures that it has met, by name and workspace. */
  met: Set<string>;
}

/** An arm of a revision in which a canary runs, and the workspaces whose releases the canary changes. */
export interface ArmOfCanary {
  revision: number;
  arm: Arm;
  changed: readonly string[];
}

/** A failure that a visit has met; of no workspace: of whichever. */
export interface Failure {
  name: FailureName;
  workspace: string | undefined;
}

/**
 * Tells which reports are of the same visit, for at most an hour and in memory alone: of an address it keeps a number that nobody can
 * turn back once this process has ended. So the reports of one address, however many, are one visit of an arm, and a visit meets a failure
 * or does not.
 */
export class Visits {
  private readonly secret = randomBytes(16);
  /** The oldest first. */
  private readonly known = new Map<string, Visit>();

  /** `now`: milliseconds of a clock, which may be set back. */
  constructor(private readonly now: () => number) {}

  /** What a batch adds: whether a visit has begun with it, and the failures that this visit had not met. Without an address it is a visit of its own. */
  add(
    address: string | undefined,
    { revision, arm }: Pick<ArmOfCanary, 'revision' | 'arm'>,
    failures: readonly Failure[],
  ): { isNew: boolean; failures: Failure[] } {
    const now = this.now();
    const key = JSON.stringify([address ?? randomBytes(16).toString('base64'), revision, arm]);
    const id = createHash('sha256').update(this.secret).update(key).digest('base64').slice(0, 16);
    for (const [each, { since }] of this.known)
      if (Math.abs(now - since) >= visitMs || this.known.size > mostVisits) this.known.delete(each);
      else break;
    const before = this.known.get(id);
    const visit = before ?? { since: now, met: new Set<string>() };
    this.known.set(id, visit);
    const unmet = failures.filter(({ name, workspace }) => {
      const failure = `${name} ${workspace ?? ''}`;
      return !visit.met.has(failure) && visit.met.add(failure);
    });
    return { isNew: !before, failures: unmet };
  }
}

/** The failures in a document's reports: `owners` holds whose each report is; one that is nobody's is no failure. */
export function failuresIn(
  reports: readonly Report[],
  owners: ReadonlyMap<Report, string>,
  changed: readonly string[],
): Failure[] {
  return reports.flatMap((report) => {
    const name = failureOf(report);
    const owner = owners.get(report);
    if (!name || owner === undefined) return [];
    return [{ name, workspace: undefined }, ...(changed.includes(owner) ? [{ name, workspace: owner }] : [])];
  });
}

function failureOf({ event, attributes }: Report): FailureName | undefined {
  if (event === 'exception') return 'exceptions';
  if (event === 'mosaico.load')
    return ['failed', 'altered'].includes(attributes['mosaico.outcome']) ? 'failedLoads' : undefined;
  return event === 'mosaico.view' && !attributes['mosaico.interactive'] ? 'notInteractive' : undefined;
}
