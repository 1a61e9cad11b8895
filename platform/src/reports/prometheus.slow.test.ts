import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Revision } from '@mosaico/shared-types/schemas';
import { rootFolder } from '../lib/workspaces.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { freePort } from '../testing/free-port.ts';
import { programPath } from '../testing/program.ts';
import {
  drawnBy,
  exceptionOf,
  frameOf,
  loadOf,
  publishReported,
  recordCanary,
  senderOf,
  viewOf,
  vitalOf,
} from '../testing/reports.ts';
import { canaryCountedHere } from './canary-counts.ts';
import { ReportCounter } from './counter.ts';
import { CountFiles, serverFolder } from './counts.ts';
import { countedHere, healthOf } from './health.ts';
import { ReportMetrics } from './metrics.ts';
import { Owners } from './owners.ts';
import { canaryByPrometheus, countedByPrometheus } from './prometheus.ts';

const rules = join(rootFolder(), 'docs', 'prometheus-rules.yml');
let folder: string;
let fixture: FixtureStore;
let exporter: Server;
let prometheus: ChildProcess;
let address: string;
let metrics: ReportMetrics;
let shown: Revision;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  fixture = fixtureStore(folder);
  await publishReported(fixture, folder);
  shown = await fixture.store.revision('staging');
  metrics = new ReportMetrics('staging');
  exporter = createServer((_, response) => {
    void metrics.text(shown).then((text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(text));
  });
  await new Promise<void>((resolve) => exporter.listen(0, resolve));
  const { port } = exporter.address() as AddressInfo;
  const configuration = join(folder, 'prometheus.yml');
  const job = { job_name: 'mosaico', static_configs: [{ targets: [`localhost:${port}`] }] };
  writeFileSync(
    configuration,
    JSON.stringify({ global: { scrape_interval: '1s' }, rule_files: [rules], scrape_configs: [job] }),
  );
  const own = await freePort();
  address = `http://localhost:${own}`;
  const words = [`--config.file=${configuration}`, `--storage.tsdb.path=${join(folder, 'data')}`];
  prometheus = spawn(programPath(['prometheus'], 'prometheus'), [...words, `--web.listen-address=localhost:${own}`], {
    stdio: 'ignore',
  });
  await eventually(async () => (await fetch(`${address}/-/ready`)).ok);
}, 240_000);
afterAll(() => {
  prometheus.kill('SIGKILL');
  exporter.close();
  exporter.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isSo().catch(() => false)) return;
    await sleep(300);
  }
  throw new Error('It has not become so.');
}

/** Waits until Prometheus answers a query with this value or more. */
async function reaches(query: string, value: number): Promise<void> {
  await eventually(async () => {
    const answer = await fetch(`${address}/api/v1/query?${new URLSearchParams({ query })}`);
    const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
    return Number(data.result[0]?.value[1]) >= value;
  });
}
/** Waits until all series of a metric have so many samples: `increase()` reckons by them. */
const sampled = (metric: string, samples: number): Promise<void> =>
  reaches(`min(count_over_time(${metric}[10m]))`, samples);

/** Counts as close as `increase()` comes, which reckons on to the ends of its span. */
const closeTo = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, other * 0.15);

test("Prometheus' API says the same as the files", async () => {
  const files = new CountFiles(serverFolder(folder, 8080));
  const counter = new ReportCounter(new Owners(fixture.store, 'staging'), files, { listener: metrics });
  // What a series begins with does not count: all begin at 0.
  await sampled('mosaico_views_total', 3);
  const sender = senderOf('1.1.0');
  const script = '/assets/mf-plans/page.1.1.0.js';
  for (let round = 0; round < 8; round += 1) {
    const views = Array.from({ length: 200 }, () => viewOf());
    const thrown = exceptionOf(frameOf('mf-plans/page.1.1.0.js', 5), { 'mosaico.count': 20 });
    const vitals = Array.from({ length: 40 }, (_, index) => vitalOf('lcp', 1_000 + 30 * index));
    await counter.take({
      sender,
      reports: [...views, thrown, ...vitals, loadOf({ 'url.path': script }), vitalOf('cls', 0.04)],
    });
    await reaches('sum(mosaico_views_total{workspace="mf-plans"})', 200 * (round + 1));
  }
  const foreign = exceptionOf('chrome-extension://a/b.js:1:2', { 'mosaico.count': 20 });
  await counter.take({ sender, reports: [foreign] });
  await counter.refuse(413);
  // So many, that the ends of the span weigh little.
  await reaches('sum(mosaico_foreign_reports_total)', 20);
  await sampled('mosaico_foreign_reports_total', 15);
  const revision = await fixture.store.revision('staging');
  const now = Date.now();
  const here = healthOf(revision, await countedHere(folder, now), now);
  const there = healthOf(revision, await countedByPrometheus(address, 'staging', now), now);
  expect(there.releases.map(({ workspace, release }) => [workspace, release])).toEqual(
    here.releases.map(({ workspace, release }) => [workspace, release]),
  );
  for (const [index, release] of here.releases.entries()) {
    const same = there.releases[index];
    for (const name of ['views', 'exceptions', 'failedLoads'] as const)
      expect({ name, is: closeTo(same?.[name] ?? -1, release[name]) }).toEqual({ name, is: true });
    expect(same?.rates === undefined).toBe(release.rates === undefined);
    expect(closeTo(same?.rates?.vitals.lcp ?? 0, release.rates?.vitals.lcp ?? 0)).toBe(true);
    expect(Math.abs((same?.rates?.interactive ?? 0) - (release.rates?.interactive ?? 0))).toBeLessThan(0.02);
  }
  expect(here.releases[1]).toMatchObject({ workspace: 'mf-plans', views: 1_600, exceptions: 160, failedLoads: 8 });
  expect(closeTo(there.foreign, here.foreign)).toBe(true);
  expect(there.exceptions).toBeUndefined();
}, 120_000);

test('both arms of a canary are the same by its API as in the files', async () => {
  const number = await recordCanary(fixture, 5, Date.now());
  shown = await fixture.store.revision('staging');
  await sampled('mosaico_canary_visits_total', 3);
  const files = new CountFiles(serverFolder(folder, 8081));
  const counter = new ReportCounter(new Owners(fixture.store, 'staging'), files, { listener: metrics });
  const [stable, canary] = [senderOf('1.1.0'), { ...senderOf('1.2.0'), 'mosaico.arm': 'canary' } as const];
  const thrown = exceptionOf(frameOf('mf-plans/page.1.2.0.js', 5));
  for (let round = 1; round <= 4; round += 1) {
    const visits = Array.from({ length: 150 }, (_, index) => [
      counter.take({ sender: stable, reports: [viewOf()] }, drawnBy(number)),
      counter.take({ sender: canary, reports: index < 30 ? [viewOf(), thrown] : [viewOf()] }, drawnBy(number)),
    ]);
    await Promise.all(visits.flat());
    await reaches('sum(mosaico_canary_visits_total{arm="canary"})', 150 * round);
  }
  await sampled('mosaico_canary_visits_total', 25);
  const needed = { revisions: new Set([number]), from: Date.now() - 3_600_000 };
  const here = await canaryCountedHere(folder, needed);
  const there = await canaryByPrometheus(address, 'staging', needed, Date.now());
  expect(here.arms).toHaveLength(2);
  for (const each of here.arms) {
    const same = there.arms.find(({ arm }) => arm === each.arm);
    const figures = [
      [same?.views, each.views],
      [same?.visits, each.visits],
      [same?.failures.exceptions, each.failures.exceptions],
      [same?.workspaces['mf-plans']?.exceptions, each.workspaces['mf-plans']?.exceptions ?? 0],
    ] as const;
    for (const [asked, counted] of figures) expect(closeTo(asked ?? -1, counted)).toBe(true);
    // Both have reported in the last minutes.
    expect(Date.now() - (same?.last ?? 0)).toBeLessThan(60_000);
  }
  expect(here.arms.map(({ failures }) => failures.exceptions).sort((a, b) => a - b)).toEqual([0, 120]);
}, 120_000);

test('an address that is none, and a server that is no Prometheus, are named', async () => {
  await expect(countedByPrometheus('prometheus:9090', 'staging', Date.now())).rejects.toThrow(
    'is no address of a server',
  );
  await expect(countedByPrometheus(`http://localhost:${await freePort()}`, 'staging', Date.now())).rejects.toThrow(
    'does not answer as Prometheus does',
  );
  const { port } = exporter.address() as AddressInfo;
  await expect(countedByPrometheus(`http://localhost:${port}`, 'staging', Date.now())).rejects.toThrow(
    'does not answer',
  );
});

test('the rules are what promtool takes, and fire for a release that throws, not for a healthy or a small one', () => {
  const promtool = programPath(['promtool'], 'prometheus');
  const check = (...words: string[]): string => execFileSync(promtool, words, { encoding: 'utf8', stdio: 'pipe' });
  expect(check('check', 'rules', rules)).toContain('6 rules found');
  const series = (name: string, release: string, perMinute: number): object => ({
    series: `mosaico_${name}_total{environment="production",workspace="mf-plans",release="${release}"}`,
    values: `0+${perMinute}x60`,
  });
  const ofArm = (arm: string): string => `environment="production",arm="${arm}",revision="3"`;
  const visits = (arm: string, perMinute: number): object => ({
    series: `mosaico_canary_visits_total{${ofArm(arm)}}`,
    values: `0+${perMinute}x60`,
  });
  const failing = (arm: string, perMinute: number): object => ({
    series: `mosaico_canary_failing_visits_total{${ofArm(arm)},workspace="",failure="exceptions"}`,
    values: `0+${perMinute}x60`,
  });
  const releases = [
    ...[series('views', 'bad', 50), series('exceptions', 'bad', 5), series('interactive_views', 'bad', 50)],
    ...[series('views', 'good', 50), series('exceptions', 'good', 0), series('interactive_views', 'good', 49)],
    ...[series('views', 'small', 1), series('exceptions', 'small', 1), series('interactive_views', 'small', 0)],
    ...[visits('canary', 10), visits('stable', 50), failing('canary', 2), failing('stable', 1)],
  ];
  const bad = { environment: 'production', workspace: 'mf-plans', release: 'bad', severity: 'page' };
  const annotations = {
    summary: 'mf-plans@bad throws in 10% of views of production',
    action: 'mosaico health --env production names file and line. mosaico rollback mf-plans --env production',
  };
  const alerts = [
    {
      alertname: 'MosaicoExceptions',
      eval_time: '45m',
      exp_alerts: [{ exp_labels: bad, exp_annotations: annotations }],
    },
    {
      alertname: 'MosaicoCanary',
      eval_time: '45m',
      exp_alerts: [
        {
          exp_labels: { environment: 'production', failure: 'exceptions', severity: 'page' },
          exp_annotations: {
            summary: 'exceptions in the canary of production come three times as often as in stable',
            action: 'mosaico health --env production shows both arms. mosaico canary abort --env production',
          },
        },
      ],
    },
    ...['MosaicoFailedLoads', 'MosaicoNotInteractive', 'MosaicoNoReports', 'MosaicoCanarySilent'].map((alertname) => ({
      ...{ alertname, eval_time: '45m', exp_alerts: [] },
    })),
  ];
  const file = join(folder, 'rules-test.yml');
  const tests = [{ interval: '1m', input_series: releases, alert_rule_test: alerts }];
  writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
  expect(check('test', 'rules', file)).toContain('SUCCESS');
});
