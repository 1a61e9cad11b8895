import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootFolder } from '../lib/workspaces.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { freePort } from '../testing/free-port.ts';
import { programPath } from '../testing/program.ts';
import { exceptionOf, frameOf, loadOf, publishReported, senderOf, viewOf, vitalOf } from '../testing/reports.ts';
import { ReportCounter } from './counter.ts';
import { CountFiles, serverFolder } from './counts.ts';
import { countedHere, healthOf } from './health.ts';
import { ReportMetrics } from './metrics.ts';
import { Owners } from './owners.ts';
import { countedByPrometheus } from './prometheus.ts';

const rules = join(rootFolder(), 'docs', 'prometheus-rules.yml');
let folder: string;
let fixture: FixtureStore;
let exporter: Server;
let prometheus: ChildProcess;
let address: string;
let metrics: ReportMetrics;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  fixture = fixtureStore(folder);
  await publishReported(fixture, folder);
  const shown = await fixture.store.revision('staging');
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

/** Counts as close as `increase()` comes, which reckons on to the ends of its span. */
const closeTo = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, other * 0.15);

test("Prometheus' API says the same as the files", async () => {
  const files = new CountFiles(serverFolder(folder, 8080));
  const counter = new ReportCounter(new Owners(fixture.store, 'staging'), files, { listener: metrics });
  // What a series begins with does not count: all begin at 0.
  const scraped = async (): Promise<boolean> => {
    const answer = await fetch(`${address}/api/v1/query?query=count(mosaico_views_total)`);
    return (await answer.text()).includes('"value"');
  };
  await eventually(scraped);
  await sleep(3_000);
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
    await sleep(1_000);
  }
  const foreign = exceptionOf('chrome-extension://a/b.js:1:2', { 'mosaico.count': 20 });
  await counter.take({ sender, reports: [foreign] });
  await counter.refuse(413);
  // For long enough after it, so that the ends of the span weigh little.
  await sleep(15_000);
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
  expect(check('check', 'rules', rules)).toContain('4 rules found');
  const series = (name: string, release: string, perMinute: number): object => ({
    series: `mosaico_${name}_total{environment="production",workspace="mf-plans",release="${release}"}`,
    values: `0+${perMinute}x60`,
  });
  const releases = [
    ...[series('views', 'bad', 50), series('exceptions', 'bad', 5), series('interactive_views', 'bad', 50)],
    ...[series('views', 'good', 50), series('exceptions', 'good', 0), series('interactive_views', 'good', 49)],
    ...[series('views', 'small', 1), series('exceptions', 'small', 1), series('interactive_views', 'small', 0)],
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
    ...['MosaicoFailedLoads', 'MosaicoNotInteractive', 'MosaicoNoReports'].map((alertname) => ({
      ...{ alertname, eval_time: '45m', exp_alerts: [] },
    })),
  ];
  const file = join(folder, 'rules-test.yml');
  const tests = [{ interval: '1m', input_series: releases, alert_rule_test: alerts }];
  writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
  expect(check('test', 'rules', file)).toContain('SUCCESS');
});
