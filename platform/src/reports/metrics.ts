import type { Arm, VitalName } from '@mosaico/shared-types/reports';
import type { Revision } from '@mosaico/shared-types/schemas';
import { Counter, Histogram, Registry } from 'prom-client';
import { keptRevisions } from '../site/sites.ts';
import type { CountListener } from './counter.ts';
import { failureNames, rowKey, vitalBounds, type Counts, type RowKey } from './counts.ts';
import type { ArmOfCanary, Failure } from './visits.ts';

/** Name of a count → name of its metric, and what it says. */
const counters = {
  views: ['mosaico_views_total', 'Documents that visitors have left.'],
  interactive: ['mosaico_interactive_views_total', 'Those that were interactive by then.'],
  exceptions: ['mosaico_exceptions_total', 'Uncaught errors of a release.'],
  failed: ['mosaico_failed_loads_total', 'Files that did not come.'],
  altered: ['mosaico_altered_loads_total', 'Files that were not what their hashes say.'],
  late: ['mosaico_late_loads_total', 'Files that came after the visitor was shown a notice.'],
  recovered: ['mosaico_recovered_loads_total', 'Files that came after they had failed.'],
  hydrations: ['mosaico_hydrations_total', 'Regions that could not be hydrated as they were.'],
} as const satisfies Record<Exclude<keyof Counts, 'vitals'>, readonly [string, string]>;

/** Names of the metrics of counts, by the count. */
export const counterNames = Object.fromEntries(
  Object.entries(counters).map(([count, [name]]) => [count, name]),
) as Record<keyof typeof counters, string>;

/** Names of the metrics of visits while a canary runs: all, and by failure; there `workspace` is empty where whichever's failure counts. */
export const visitNames = { visits: 'mosaico_canary_visits_total', failing: 'mosaico_canary_failing_visits_total' };

/** Prometheus counts times in seconds. */
export const vitalUnit = (name: VitalName): number => (name === 'cls' ? 1 : 1_000);
/** Name of the histogram of a vital. */
export const vitalMetric = (name: VitalName): string => `mosaico_${name}${name === 'cls' ? '' : '_seconds'}`;

const ofRelease = ['environment', 'arm', 'workspace', 'release'] as const;
type Labels = Record<(typeof ofRelease)[number], string>;

/** What this process has counted since it began, in Prometheus' text format. */
export class ReportMetrics implements CountListener {
  private readonly registry = new Registry();
  private readonly counters;
  private readonly vitals;
  private readonly others;
  private readonly visits;
  /** Labels whose histograms have begun. */
  private readonly begun = new Set<string>();
  /** Label sets that have series, by revision: those of revisions that are no longer kept go. */
  private readonly series = new Map<number, Map<string, Labels & { revision: string }>>();

  /** Revisions → workspaces that failing visits are counted of. */
  private readonly changed = new Map<number, Set<string | undefined>>();

  constructor(private readonly environment: string) {
    const registers = [this.registry];
    this.counters = Object.entries(counters).map(([count, [name, help]]) => ({
      count: count as keyof typeof counters,
      counter: new Counter({ name, help, labelNames: [...ofRelease, 'revision'], registers }),
    }));
    this.vitals = Object.entries(vitalBounds).map(([vital, bounds]) => {
      const name = vital as VitalName;
      const buckets = bounds.map((bound) => bound / vitalUnit(name));
      const help = `${vital.toUpperCase()} of documents.`;
      return {
        name,
        histogram: new Histogram({ name: vitalMetric(name), help, buckets, labelNames: ofRelease, registers }),
      };
    });
    const ofArm = ['environment', 'arm', 'revision'] as const;
    this.visits = {
      all: new Counter({
        ...{ name: visitNames.visits, help: 'Visits of an arm while a canary runs.' },
        ...{ labelNames: ofArm, registers },
      }),
      failing: new Counter({
        ...{ name: visitNames.failing, help: 'Those that met a failure.' },
        ...{ labelNames: [...ofArm, 'workspace', 'failure'], registers },
      }),
    };
    this.others = {
      foreign: new Counter({
        ...{ name: 'mosaico_foreign_reports_total', help: 'Errors and loads of extensions and third parties.' },
        ...{ labelNames: ['environment'], registers },
      }),
      refused: new Counter({
        ...{ name: 'mosaico_refused_requests_total', help: 'Requests with reports that were refused.' },
        ...{ labelNames: ['environment', 'status'], registers },
      }),
    };
  }

  row(key: RowKey, counts: Counts, vital?: { name: VitalName; value: number }): void {
    const labels = this.labelsOf(key);
    for (const { count, counter } of this.counters) counter.inc(labels, counts[count]);
    const release = this.beginVitals(labels);
    for (const { name, histogram } of this.vitals)
      if (vital?.name === name) histogram.observe(release, vital.value / vitalUnit(name));
  }

  visit(of: Pick<ArmOfCanary, 'revision' | 'arm'>, failure?: Failure): void {
    if (failure) return this.countFailing(of, failure, 1);
    this.visits.all.inc(this.armLabels(of));
    // Where nothing has failed, that is known, too.
    for (const name of failureNames) this.countFailing(of, { name, workspace: undefined }, 0);
  }

  private countFailing(of: Pick<ArmOfCanary, 'revision' | 'arm'>, failure: Failure, count: number): void {
    const known = this.changed.get(of.revision) ?? new Set();
    this.changed.set(of.revision, known.add(failure.workspace));
    this.visits.failing.inc({ ...this.armLabels(of), ...failureLabels(failure) }, count);
  }

  foreign(count: number): void {
    this.others.foreign.inc({ environment: this.environment }, count);
  }

  refused(status: number): void {
    this.others.refused.inc({ environment: this.environment, status: String(status) });
  }

  /**
   * All metrics as text. What the environment shows has all series from the beginning, at 0: Prometheus does not count what a series
   * begins with.
   */
  text(shown?: Revision): Promise<string> {
    const arms: Arm[] = shown?.canary ? ['stable', 'canary'] : ['stable'];
    for (const arm of shown ? arms : []) {
      const { revision, releases, canary } = shown ?? { revision: 0, releases: {} };
      const own = arm === 'canary' ? { ...releases, ...canary?.releases } : releases;
      for (const [workspace, release] of Object.entries(own)) {
        const labels = this.labelsOf({ revision, arm, workspace, release });
        for (const { counter } of this.counters) counter.inc(labels, 0);
        this.beginVitals(labels);
      }
      if (!canary) continue;
      this.visits.all.inc(this.armLabels({ revision, arm }), 0);
      for (const workspace of [undefined, ...Object.keys(canary.releases)])
        for (const name of failureNames) this.countFailing({ revision, arm }, { name, workspace }, 0);
    }
    return this.registry.metrics();
  }

  /** Revisions are no label of these: there are many classes. */
  private beginVitals({ environment, arm, workspace, release }: Labels): Labels {
    const labels = { environment, arm, workspace, release };
    const key = JSON.stringify(labels);
    if (!this.begun.has(key)) for (const { histogram } of this.vitals) histogram.zero(labels);
    this.begun.add(key);
    return labels;
  }

  private armLabels({ revision, arm }: Pick<ArmOfCanary, 'revision' | 'arm'>) {
    return { environment: this.environment, arm, revision: String(revision) };
  }

  private labelsOf(key: RowKey): Labels & { revision: string } {
    const { revision, ...release } = key;
    const labels = { ...release, environment: this.environment, revision: String(revision) };
    const ofRevision = this.series.get(revision) ?? new Map<string, typeof labels>();
    this.series.set(revision, ofRevision.set(rowKey(key), labels));
    if (this.series.size > keptRevisions + 1) this.forget(Math.min(...this.series.keys()));
    return labels;
  }

  private forget(revision: number): void {
    for (const labels of this.series.get(revision)?.values() ?? [])
      for (const { counter } of this.counters) counter.remove(labels);
    for (const arm of ['stable', 'canary'] as const) {
      const labels = this.armLabels({ revision, arm });
      this.visits.all.remove(labels);
      for (const workspace of this.changed.get(revision) ?? [])
        for (const name of failureNames)
          this.visits.failing.remove({ ...labels, ...failureLabels({ name, workspace }) });
    }
    this.changed.delete(revision);
    this.series.delete(revision);
  }
}

const failureLabels = ({ name, workspace = '' }: Failure) => ({ failure: name, workspace });
