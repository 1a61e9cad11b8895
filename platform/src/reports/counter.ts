import { setTimeout as sleep } from 'node:timers/promises';
import type { Report, VitalName } from '@mosaico/shared-types/reports';
import { ownValue } from '../lib/own-value.ts';
import {
  countException,
  countVital,
  exceptionKey,
  hourMs,
  noCounts,
  noFailures,
  rowIn,
  rowKey,
  addCounts,
  visitsIn,
  type CountFiles,
  type CountedException,
  type CountedHour,
  type CountedRow,
  type Counts,
  type RowKey,
} from './counts.ts';
import type { MapAllowance } from '../store/source-maps.ts';
import type { Owners, SentDocument } from './owners.ts';
import type { SentReports } from './read-batch.ts';
import { failuresIn, isDrawn, Visits, type ArmOfCanary, type Failure, type SentBy } from './visits.ts';

/** Source maps that a batch may have read; the place of further exceptions is their script's position. */
const mostMapsOfBatch = 8;

/** How a counter counts, where it is not the usual way. */
interface CounterOptions {
  listener?: CountListener;
  now?: () => number;
  /** Milliseconds between two writes: what comes meanwhile is written together. */
  writeEveryMs?: number;
}

/** What a request adds to the counts. */
interface Addition {
  rows: { key: RowKey; counts: Counts; vital?: { name: VitalName; value: number } }[];
  exceptions: Parameters<typeof countException>[1][];
  foreign: number;
  dropped: number;
  /** Whoever sends. */
  by: SentBy;
  allowance: MapAllowance;
  /** Reports → the workspace of each. */
  owners: Map<Report, string>;
}

/** Receives everything that is counted, as the exporter of metrics does. */
export interface CountListener {
  row: (key: RowKey, counts: Counts, vital?: { name: VitalName; value: number }) => void;
  foreign: (count: number) => void;
  /** A visit of an arm while a canary runs, or a failure of one. */
  visit: (key: Pick<ArmOfCanary, 'revision' | 'arm'>, failure?: Failure) => void;
  refused: (status: number) => void;
}

/**
 * Counts the reports of an environment by revision, arm, workspace and release, in files that survive this process. The time is the
 * server's: a browser's own is not read.
 */
export class ReportCounter {
  private open: { start: number; ready: Promise<{ hour: CountedHour; rows: Map<string, CountedRow> }> } | undefined;
  private exceptions: Promise<Map<string, CountedException>> | undefined;
  private readonly unsaved = new Set<CountedHour>();
  private hasNewExceptions = false;
  private pause: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private readonly listener: CountListener | undefined;
  private readonly now: () => number;
  private readonly writeEveryMs: number;
  private readonly visits: Visits;

  constructor(
    private readonly owners: Owners,
    private readonly files: CountFiles,
    { listener, now = Date.now, writeEveryMs = 250 }: CounterOptions = {},
  ) {
    this.listener = listener;
    this.now = now;
    this.writeEveryMs = writeEveryMs;
    this.visits = new Visits(now);
  }

  /**
   * Counts the reports of a document. While a canary runs, all that comes from the address of a visitor who has its cookie is one visit. Resolves to
   * `false`, with nothing counted, where they name something that is not of this environment. Resolves to `true` once they are in
   * the files. Rejects where the store cannot be read, or the files not be written.
   */
  async take({ sender, reports }: SentReports, by: SentBy = {}): Promise<boolean> {
    const document = await this.owners.documentOf(sender, reports);
    if (!document) return false;
    const added: Addition = {
      ...{ rows: [], exceptions: [], foreign: 0, dropped: 0, by, owners: new Map() },
      allowance: { left: mostMapsOfBatch },
    };
    for (const report of reports) await this.add(added, report, document);
    const { hour, rows } = await this.current();
    const known = await this.knownExceptions();
    // From here on nothing waits: what is counted is counted whole.
    for (const { key, counts, vital } of added.rows) {
      const isShown = document.isRecent && ownValue(document.releases, key.workspace) === key.release;
      const row = rowIn(hour, rows, key, isShown);
      if (row) addCounts(row, counts);
      else hour.dropped += 1;
      if (row) this.listener?.row(key, counts, vital);
    }
    for (const each of added.exceptions) countException(known, each, this.now());
    if (added.exceptions.length > 0) this.hasNewExceptions = true;
    if (document.canary) {
      const { number, changed } = document.canary;
      const of = { revision: document.revision, arm: document.arm, canary: number, changed };
      const failures = failuresIn(reports, added.owners, changed);
      const hasView = reports.some(({ event }) => event === 'mosaico.view');
      if (isDrawn(by, of)) this.countVisit(hour, of, this.visits.add(by.address, of, { failures, hasView }));
    }
    hour.foreign += added.foreign;
    hour.dropped += added.dropped;
    this.listener?.foreign(added.foreign);
    this.unsaved.add(hour);
    await this.saved();
    return true;
  }

  /** Counts a request that was refused with this status. Never rejects: what cannot be written goes with the next write. */
  async refuse(status: number): Promise<void> {
    this.listener?.refused(status);
    try {
      const { hour } = await this.current();
      hour.refused[status] = (hour.refused[status] ?? 0) + 1;
      this.unsaved.add(hour);
      await this.saved();
    } catch (error) {
      console.error(`A refused report is not counted yet: ${(error as Error).message}`);
    }
  }

  /** Resolves once all that was counted before is in the files. */
  saved(): Promise<void> {
    // One write at a time, and one for all that wait for it.
    this.next ??= (async () => {
      await this.pause;
      this.next = undefined;
      const writing = this.save();
      this.pause = writing.catch(() => undefined).then(() => sleep(this.writeEveryMs, undefined, { ref: false }));
      await writing;
    })();
    return this.next;
  }

  private async save(): Promise<void> {
    const hours = [...this.unsaved];
    const exceptions = this.hasNewExceptions ? await this.knownExceptions() : undefined;
    this.unsaved.clear();
    this.hasNewExceptions = false;
    try {
      for (const hour of hours) await this.files.writeHour(hour);
      if (exceptions) await this.files.writeExceptions([...exceptions.values()]);
    } catch (error) {
      // The next write has it again.
      for (const hour of hours) this.unsaved.add(hour);
      if (exceptions) this.hasNewExceptions = true;
      throw error;
    }
  }

  private async current(): Promise<{ hour: CountedHour; rows: Map<string, CountedRow> }> {
    const now = this.now();
    const start = Math.floor(now / hourMs) * hourMs;
    if (this.open?.start !== start) {
      const before = this.open?.ready;
      const ready = (async () => {
        // A clock that is set back comes to an hour that may not be written yet.
        if (before) await this.saved();
        await this.files.removeOld(start);
        const hour = await this.files.hour(start);
        return { hour, rows: new Map(hour.rows.map((row) => [rowKey(row), row])) };
      })();
      this.open = { start, ready };
      ready.catch(() => (this.open = undefined));
    }
    return this.open.ready;
  }

  private knownExceptions(): Promise<Map<string, CountedException>> {
    this.exceptions ??= this.files
      .exceptions()
      .then((all) => new Map(all.sort((a, b) => a.last - b.last).map((each) => [exceptionKey(each), each])));
    return this.exceptions;
  }

  private countVisit(hour: CountedHour, of: ArmOfCanary, { isNew, failures }: ReturnType<Visits['add']>): void {
    const counted = visitsIn(hour, of);
    counted.last = Math.max(counted.last, this.now());
    if (isNew) {
      counted.visits += 1;
      this.listener?.visit(of);
    }
    for (const failure of failures) {
      const { name, workspace } = failure;
      const counts = workspace === undefined ? counted.failures : (counted.workspaces[workspace] ??= noFailures());
      counts[name] += 1;
      this.listener?.visit(of, failure);
    }
  }

  private async add(to: Addition, report: Report, document: SentDocument): Promise<void> {
    const { revision, arm, releases } = document;
    const page = report.attributes['mosaico.page'];
    const [ofPage = ''] = page.split('/');
    const count = (
      workspace: string,
      release: string | undefined,
      more: Partial<Counts>,
      vital?: Addition['rows'][number]['vital'],
    ): void => {
      if (release === undefined) return;
      to.owners.set(report, workspace);
      const key = { revision, arm, workspace, release };
      to.rows.push({ key, counts: { ...noCounts(), ...more }, ...(vital && { vital }) });
    };
    const inRevision = (workspace: string): string | undefined => ownValue(releases, workspace);
    // The shell runs on every page.
    const ofDocument = new Set(['shell', ofPage]);
    switch (report.event) {
      case 'mosaico.view': {
        const interactive = Number(report.attributes['mosaico.interactive']);
        for (const each of ofDocument) count(each, inRevision(each), { views: 1, interactive });
        return;
      }
      case 'browser.web_vital': {
        const { 'browser.web_vital.name': name, 'browser.web_vital.value': value } = report.attributes;
        const counts = noCounts();
        countVital(counts, name, value);
        for (const each of ofDocument) count(each, inRevision(each), counts, { name, value });
        return;
      }
      case 'mosaico.hydration': {
        const workspace = report.attributes['mosaico.workspace'] ?? ofPage;
        return count(workspace, inRevision(workspace), { hydrations: 1 });
      }
      case 'mosaico.load': {
        const owner = await this.owners.ownerOfFile(report.attributes['url.path'], document);
        if (!owner) to.foreign += 1;
        return count(owner?.workspace ?? '', owner?.release, { [report.attributes['mosaico.outcome']]: 1 });
      }
      case 'exception': {
        const {
          'exception.type': type,
          'exception.message': message = '',
          'mosaico.count': times = 1,
        } = report.attributes;
        const owner = await this.owners.ownerOfException(report, document, to.allowance);
        if (!owner) to.foreign += times;
        if (!owner) return;
        const exceptions = this.visits.exceptionsWithinCap(to.by.address, times);
        to.dropped += times - exceptions;
        count(owner.workspace, owner.release, { exceptions });
        if (exceptions > 0) to.exceptions.push({ ...owner, type, message, page, revision, count: exceptions });
      }
    }
  }
}
