import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../cli.ts';
import { ReportCounter } from '../reports/counter.ts';
import { CountFiles, serverFolder } from '../reports/counts.ts';
import { leastViews, quantile, type Health } from '../reports/health.ts';
import { Owners } from '../reports/owners.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
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

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('health', begin, () => publishReported(fixture, folder));
const output = commandsBeside(() => folder);

async function mosaico(...words: string[]): Promise<string> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', ...words]);
  return output.join('\n');
}
const health = async (): Promise<Health> => JSON.parse(await mosaico('health', '--env', 'staging', '--json')) as Health;

const counterAt = (now: () => number = Date.now, port = 8080): ReportCounter =>
  new ReportCounter(
    new Owners(fixture.store, 'staging'),
    new CountFiles(serverFolder(join(folder, 'sites', 'staging'), port)),
    { now, writeEveryMs: 0 },
  );
const thrown = (script = '1.1.0', more: object = {}) => exceptionOf(frameOf(`mf-plans/page.${script}.js`, 5), more);

/** As many documents as a share needs, with these reports on the first. */
async function enough(counter: ReportCounter, ...reports: Parameters<ReportCounter['take']>[0]['reports']) {
  const sender = senderOf('1.1.0');
  await counter.take({ sender, reports });
  const views = Array.from({ length: leastViews - 10 }, () => viewOf());
  await counter.take({
    sender,
    reports: [...views, ...Array.from({ length: 10 }, () => viewOf({ 'mosaico.interactive': false }))],
  });
}

test('it says per release what visitors met, and where', async () => {
  const counter = counterAt();
  await enough(
    counter,
    thrown('1.1.0', { 'mosaico.count': 4 }),
    loadOf({ 'url.path': '/assets/mf-plans/page.1.1.0.js' }),
  );
  await counter.take({ sender: senderOf('1.1.0'), reports: Array.from({ length: 4 }, () => vitalOf('lcp', 1_200)) });
  await counter.take({ sender: senderOf('1.0.0'), reports: [thrown('1.0.0')] });
  const text = await mosaico('health', '--env', 'staging');
  expect(text).toMatch(/^mf-plans@1\.1\.0 +1,000 +4\.0 +1\.0 +99\.0 % +1\.38 s +- +- +-$/m);
  expect(text).toContain('mf-plans@1.0.0 (before): Not enough views: 0 of 1,000, exceptions: 1');
  expect(text).toContain('mf-crm@1.0.0: Not enough views: 0 of 1,000\n');
  expect(text).toMatch(
    /5 × TypeError: x is not a function\n +mf-plans\/src\/social\/plans\.tsx:41\n +first in mf-plans@1\.1\.0 \(revision 2, .*UTC\); in 1\.1\.0, 1\.0\.0\n +on mf-plans\/mf-plans/,
  );
});

test('below the least number of views it says so, and no share', async () => {
  const counter = counterAt();
  for (let view = 0; view < 12; view += 1) await counter.take({ sender: senderOf('1.1.0'), reports: [viewOf()] });
  expect(await mosaico('health', '--env', 'staging')).toContain('mf-plans@1.1.0: Not enough views: 12 of 1,000');
  expect((await health()).releases.map(({ rates }) => rates)).toEqual([undefined, undefined, undefined]);
});

test('an error of the design system names both', async () => {
  await counterAt().take({
    sender: senderOf('1.1.0'),
    reports: [exceptionOf(frameOf('shell/page.1.0.0.js', 205), { 'mosaico.workspace': 'mf-plans' })],
  });
  expect(await mosaico('health', '--env', 'staging')).toContain(
    'shared-ui/src/plans/price.tsx:12 (shared-ui), while mf-plans rendered or called it',
  );
});

test('reports older than 24 hours do not count, and the first release of an error is known for longer', async () => {
  let now = Date.now() - 25 * 60 * 60 * 1_000;
  const counter = counterAt(() => now);
  await counter.take({ sender: senderOf('1.0.0'), reports: [viewOf(), thrown('1.0.0')] });
  expect((await health()).exceptions).toEqual([]);
  now = Date.now();
  await counter.take({ sender: senderOf('1.1.0'), reports: [viewOf(), thrown()] });
  const { exceptions, releases, hours } = await health();
  expect(exceptions).toMatchObject([{ times: 1, first: { release: '1.0.0', revision: 1 } }]);
  expect(releases.map(({ release, views }) => [release, views])).toEqual([
    ['1.0.0', 1],
    ['1.1.0', 1],
    ['1.0.0', 0],
  ]);
  expect(hours).toHaveLength(24);
  expect(hours.at(-1)).toMatchObject({ views: 1, exceptions: 1 });
});

test('the five most frequent exceptions of all servers, a canary beside stable', async () => {
  const counter = counterAt();
  const sender = senderOf('1.1.0');
  const named = (index: number, count: number) =>
    thrown('1.1.0', { 'exception.message': 'abcdefgh'[index], 'mosaico.count': count });
  await counter.take({ sender, reports: Array.from({ length: 8 }, (_, index) => named(index, index + 1)) });
  await recordCanary(fixture, 5, Date.now());
  const canary = { ...senderOf('1.2.0'), 'mosaico.arm': 'canary' } as const;
  await counterAt(Date.now, 8081).take({
    sender: canary,
    reports: [thrown('1.2.0', { 'exception.message': 'a', 'mosaico.count': 20 }), viewOf()],
  });
  const { exceptions, releases } = await health();
  expect(exceptions?.map(({ message, times }) => `${message} ${times}`)).toEqual(['a 21', 'h 8', 'g 7', 'f 6', 'e 5']);
  expect(releases.map(({ workspace, arm, exceptions: count }) => `${workspace} ${arm} ${count}`)).toEqual([
    ...['shell stable 0', 'shell canary 0', 'mf-plans stable 36', 'mf-plans canary 20', 'mf-crm stable 0'],
  ]);
});

test('a canary beside stable in words and figures', async () => {
  await recordCanary(fixture, 5, Date.now());
  const counter = counterAt();
  const canary = { ...senderOf('1.2.0'), 'mosaico.arm': 'canary' } as const;
  for (let visit = 0; visit < 4; visit += 1)
    await counter.take({ sender: senderOf('1.1.0'), reports: [viewOf()] }, drawnBy(3));
  await counter.take({ sender: canary, reports: [viewOf(), thrown('1.2.0')] }, drawnBy(3));
  const text = await mosaico('health', '--env', 'staging');
  expect(text).toMatch(/canary 3: mf-plans@1\.2\.0, 5 % of visits since 20/);
  expect(text).toMatch(/^canary +1 +1 +1 \(100\.0 %\) +0 \(0\.0 %\) +0 \(0\.0 %\)$/m);
  expect(text).toMatch(/^stable +4 +4 +0 \(0\.0 %\)/m);
  expect(text).toMatch(/Not enough views: 1 of 500 \(canary arm, at 5 %\)$/);
  expect((await health()) as unknown).toMatchObject({ canary: { number: 3, verdict: { kind: 'wait', why: 'views' } } });
});

test('refused requests and foreign errors are said', async () => {
  const counter = counterAt();
  await counter.refuse(413);
  await counter.take({ sender: senderOf('1.1.0'), reports: [exceptionOf('chrome-extension://a/b.js:1:2')] });
  const text = await mosaico('health', '--env', 'staging');
  expect(text).toContain('Refused requests, by status: 1 × 413');
  expect(text).toContain('1 of extensions and third parties');
  expect(text).toContain('No exceptions.');
});

test('an environment that reports nothing says what to declare', async () => {
  const file = join(fixture.configurationFolder, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  delete site.reports;
  writeFileSync(file, JSON.stringify(site));
  const { store } = fixture;
  const head = await store.revision('staging');
  await store.createRevision({
    ...{ ...head, revision: 3, reason: 'no reports' },
    configuration: await store.takeConfiguration(fixture.configurationFolder),
  });
  expect(await mosaico('health', '--env', 'staging')).toContain('Add "reports": { "endpoint": "/informes" }');
});

test('a message of anybody steers no terminal', async () => {
  const message = 'a\u001b[2Jb\u202ec\nstaging, revision 99';
  await counterAt().take({ sender: senderOf('1.1.0'), reports: [thrown('1.1.0', { 'exception.message': message })] });
  expect(await mosaico('health', '--env', 'staging')).toContain('TypeError: a [2Jb c staging, revision 99\n');
});

test.each([
  // As histogram_quantile of Prometheus says.
  [[100, 200, 400], [0, 4, 0, 0], 175],
  [[100, 200, 400], [4, 0, 0, 0], 75],
  [[100, 200, 400], [1, 1, 2, 0], 300],
  [[100, 200, 400], [0, 0, 0, 5], 400],
  [[100, 200, 400], [0, 0, 0, 0], undefined],
])('the 75th percentile of classes %j with %j is %p', (bounds, classes, value) => {
  expect(quantile(0.75, bounds, classes)).toBe(value);
});
