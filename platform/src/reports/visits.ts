import { createHash, randomBytes } from 'node:crypto';
import type { Arm, Report } from '@mosaico/shared-types/reports';
import { cookiePattern } from '../site/hosts/arms.ts';
import { hourMs, type FailureName } from './counts.ts';

/** What one address reports of an arm within this time, in ms, is one visit. */
const visitMs = hourMs;
/** So many visits are known at once: the newest. 100,000 views an hour are less than half. */
const mostVisits = 100_000;

/**
 * Documents of a visit that may fail it. Many people may share an address: in the larger arm they are one visit with more documents, which would
 * fail more often by that alone.
 */
const mostDocuments = 3;
/** Exceptions of one address that count within {@link visitMs}: one visitor does not decide which errors people see. */
const mostExceptionsOfAddress = 20;

interface Visit {
  since: number;
  /** Documents that were viewed. */
  documents: number;
  /** Failures that it has met, by name and workspace. */
  met: Set<string>;
}

/** An arm of a revision in which a canary runs, the canary's number, and the workspaces whose releases it changes. */
export interface ArmOfCanary {
  revision: number;
  arm: Arm;
  canary: number;
  changed: readonly string[];
}

/** The request of a batch: the sender's address, and the `Cookie` header. */
export interface SentBy {
  address?: string | undefined;
  cookie?: string | undefined;
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
  /** Exceptions of addresses, the oldest first. */
  private readonly exceptions = new Map<string, { since: number; count: number }>();

  /** `now`: milliseconds of a clock, which may be set back. */
  constructor(private readonly now: () => number) {}

  /**
   * What a batch adds: whether a visit has begun with it, and the failures that this visit had not met. Without an address it is a visit of its own.
   * `hasView`: it is the first batch of a document. Only the first {@link mostDocuments} documents fail a visit.
   */
  add(
    address: string | undefined,
    { revision, arm }: Pick<ArmOfCanary, 'revision' | 'arm'>,
    { failures, hasView }: { failures: readonly Failure[]; hasView: boolean },
  ): { isNew: boolean; failures: Failure[] } {
    const now = this.now();
    const id = this.hashOf([address ?? randomBytes(16).toString('base64'), revision, arm]);
    forgetOld(this.known, now);
    const before = this.known.get(id);
    const visit = before ?? { since: now, documents: 0, met: new Set<string>() };
    this.known.set(id, visit);
    if (hasView) visit.documents += 1;
    if (visit.documents > mostDocuments) return { isNew: !before, failures: [] };
    const unmet = failures.filter(({ name, workspace }) => {
      const failure = `${name} ${workspace ?? ''}`;
      return !visit.met.has(failure) && visit.met.add(failure);
    });
    return { isNew: !before, failures: unmet };
  }

  /** How many of so many further exceptions of this address count: {@link mostExceptionsOfAddress} in all within {@link visitMs}. Without an address all. */
  exceptionsWithinCap(address: string | undefined, count: number): number {
    if (address === undefined) return count;
    const now = this.now();
    forgetOld(this.exceptions, now);
    const id = this.hashOf([address]);
    const known = this.exceptions.get(id) ?? { since: now, count: 0 };
    const taken = Math.min(count, mostExceptionsOfAddress - known.count);
    known.count += taken;
    this.exceptions.set(id, known);
    return taken;
  }

  private hashOf(key: readonly unknown[]): string {
    return createHash('sha256').update(this.secret).update(JSON.stringify(key)).digest('base64').slice(0, 16);
  }
}

/** Takes out what is older than {@link visitMs}, and the oldest where there are more than {@link mostVisits}. */
function forgetOld(all: Map<string, { since: number }>, now: number): void {
  for (const [each, { since }] of all)
    if (Math.abs(now - since) >= visitMs || all.size > mostVisits) all.delete(each);
    else break;
}

/**
 * Whether a visit was drawn into an arm, by its cookie: the arms are compared over such visits alone. Whoever is never drawn is in the stable
 * arm alone, as crawlers, old browsers, those without cookies, and visits that began before the canary. They may fail more often.
 */
export const isDrawn = ({ cookie }: SentBy, { canary }: Pick<ArmOfCanary, 'canary'>): boolean =>
  new RegExp(cookiePattern(canary)).test(cookie ?? '');

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
