import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReportCounter } from '../reports/counter.ts';
import { canaryCountedHere } from '../reports/canary-counts.ts';
import {
  CountFiles,
  hourMs,
  noCounts,
  noFailures,
  serverFolder,
  type CountedHour,
  type FailureName,
} from '../reports/counts.ts';
import { Owners } from '../reports/owners.ts';
import { readSiteMap } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { folderStore } from '../store/stores.ts';
import type { Store } from '../store/store.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { drawnBy, exceptionOf, frameOf, senderOf, viewOf } from '../testing/reports.ts';
import { changesTo } from '../testing/releases.ts';
import { abortCanary, beginCanary, stepCanary } from './canary.ts';
import { promote, type Promotion } from './promote.ts';
import { applyPlan, writePlan } from './plan.ts';
import { lookAtCanary, type Look, type Watching } from './watch-canary.ts';

const environment = 'staging';
const minute = 60_000;

let folder: string;
let sites: string;
let fixture: FixtureStore;
let now: number;
const begin = (made: string): void => {
  folder = made;
  sites = join(folder, 'sites', environment);
  fixture = fixtureStore(folder);
};
madeOnce('watch', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await fixture.publish('mf-plans', version);
  await fixture.publish('mf-crm', '1.0.0');
  await fixture.publish('mf-crm', '1.1.0');
  await promote(fixture.store, order('shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0'));
  await beginCanary(fixture.store, order('mf-plans@1.1.0'));
});
beforeEach(async () => (now = Date.parse((await head()).created)));

/** As another process has it. */
const open = (): Store => folderStore(join(folder, 'store'));
const order = (...releases: string[]): Promotion => ({
  environment,
  changes: changesTo(releases),
  configurationFolder: fixture.configurationFolder,
  sites,
});
const head = () => open().revision(environment);
const history = async (): Promise<string[]> => {
  const store = open();
  return Promise.all(
    (await store.revisionNumbers(environment)).map(async (number) => {
      const { canary, canaryEnd } = await store.revision(environment, number);
      return canaryEnd?.outcome ?? `${canary?.weight ?? '-'}`;
    }),
  );
};
const watching = (more: Partial<Watching> = {}): Watching => ({
  ...{ environment, sites, now: () => now },
  counted: (needed) => canaryCountedHere(sites, needed),
  ...more,
});
const look = (more: Partial<Watching> = {}): Promise<Look> => lookAtCanary(open(), watching(more));

interface Told {
  visits: number;
  /** Default: two a visit. */
  views?: number;
  exceptions?: number;
  /** Of other workspaces alone. */
  others?: number;
}

/** The server of this port has counted that in this hour, in the newest revision. */
async function counts(told: Partial<Record<'stable' | 'canary', Told>>, port = 8080): Promise<void> {
  const { revision, canary } = await head();
  const files = new CountFiles(serverFolder(sites, port));
  const hour: CountedHour = await files.hour(Math.floor(now / hourMs) * hourMs);
  for (const [name, { visits, views = 2 * visits, exceptions = 0, others = 0 }] of Object.entries(told)) {
    const arm = name as 'stable' | 'canary';
    const key = { revision, arm, workspace: 'shell', release: '1.0.0' };
    hour.rows.push({ ...key, ...noCounts(), views, interactive: views });
    const failing = (count: number): Record<FailureName, number> => ({ ...noFailures(), exceptions: count });
    const workspaces = Object.fromEntries(
      Object.keys(canary?.releases ?? {}).map((each) => [each, failing(exceptions)]),
    );
    hour.visits.push({ revision, arm, visits, failures: failing(exceptions + others), workspaces, last: now });
  }
  await files.writeHour(hour);
}
/** Both arms report, and nothing new. */
const alive = (): Promise<void> => counts({ stable: { visits: 0 }, canary: { visits: 0 } });
const healthy = (visits = 1_000): Promise<void> => counts({ stable: { visits }, canary: { visits } });

test('a healthy canary goes on step by step, and to all visitors', async () => {
  const texts: string[] = [];
  for (let looks = 0; looks < 4; looks += 1) {
    await healthy();
    now += 31 * minute;
    await alive();
    const { outcome, text } = await look();
    texts.push(`${outcome}: ${text}`);
  }
  expect(texts).toEqual([
    'stepped: mf-plans 1.1.0: no worse than stable in 2,000 views, stable 2,000; 5 % → 25 %',
    'stepped: mf-plans 1.1.0: no worse than stable in 4,000 views, stable 4,000; 25 % → 50 %',
    'promoted: mf-plans 1.1.0: no worse than stable in 6,000 views, stable 6,000; 50 % → all visitors',
    'none: No canary runs in "staging".',
  ]);
  expect(await history()).toEqual(['-', '5', '25', '50', 'promoted']);
  expect(await head()).toMatchObject({
    releases: { 'mf-plans': '1.1.0' },
    reason: 'canary 2: mf-plans 1.1.0: no worse than stable in 6,000 views, stable 6,000; 50 % → all visitors',
  });
  expect((await readSiteMap(currentSite(sites) ?? '')).revision).toBe(5);
});

test('a step takes its time, and its views', async () => {
  await healthy(249);
  now += 31 * minute;
  expect((await look()).text).toBe('Not enough views: 498 of 500 (canary arm, at 5 %)');
  await healthy(1);
  expect((await look()).outcome).toBe('stepped');
  await healthy();
  now += 29 * minute;
  expect((await look()).text).toBe('No worse so far, in 2,500 views, stable 2,500. A step takes 30 minutes');
  now += minute;
  await alive();
  expect((await look()).outcome).toBe('stepped');
  // Views of the step before are none of this one.
  now += 31 * minute;
  expect((await look()).text).toBe('Not enough views: 0 of 500 (canary arm, at 50 %)');
  expect(await history()).toEqual(['-', '5', '25', '50']);
});

test('a canary that throws is aborted, with release, figures, file and line in the history', async () => {
  await counts({ stable: { visits: 9_000, exceptions: 2 }, canary: { visits: 480, exceptions: 31 } });
  const frame = frameOf('mf-plans/mf-plans.1.1.0.js', 5);
  const counter = new ReportCounter(
    new Owners(open(), environment, () => now),
    new CountFiles(serverFolder(sites, 8081)),
    { now: () => now, writeEveryMs: 0 },
  );
  const sender = { ...senderOf('1.1.0'), 'mosaico.arm': 'canary' } as const;
  await counter.take({ sender, reports: [viewOf(), exceptionOf(frame)] }, drawnBy(2));
  const { outcome, text, made } = await look();
  expect([outcome, made?.revision]).toEqual(['aborted', 3]);
  expect(text).toBe(
    'mf-plans 1.1.0: 32 of 481 visits met exceptions of mf-plans, of stable 2 of 9,000; TypeError in mf-plans/mf-plans (/assets/mf-plans/mf-plans.1.1.0.js:1:5)',
  );
  expect(await head()).toMatchObject({
    reason: `canary 2: ${text}`,
    releases: { 'mf-plans': '1.0.0' },
    canaryEnd: { outcome: 'aborted' },
  });
});

test('an error in another workspace that comes with the canary aborts it, too', async () => {
  await counts({ stable: { visits: 9_000, others: 5 }, canary: { visits: 480, others: 31 } });
  const { outcome, text } = await look();
  expect([outcome, text]).toEqual(['aborted', 'mf-plans 1.1.0: 31 of 480 visits met exceptions, of stable 5 of 9,000']);
});

test('below the least number of views nothing is decided, however bad they are', async () => {
  await counts({ stable: { visits: 9_000 }, canary: { visits: 249, exceptions: 249 } });
  now += 60 * minute;
  expect((await look()).text).toBe('Not enough views: 498 of 500 (canary arm, at 5 %)');
  await counts({ canary: { visits: 1, exceptions: 1 } });
  expect((await look()).outcome).toBe('aborted');
});

test('reports that are missing abort nothing and take nothing on; after an hour without a collector it goes on', async () => {
  now += 31 * minute;
  expect((await look()).text).toBe('Not enough views: 0 of 500 (canary arm, at 5 %)');
  // Of stable alone, as where the canary's pages do not run at all.
  await counts({ stable: { visits: 5_000, exceptions: 50 } });
  expect((await look()).outcome).toBe('waits');
  await counts({ canary: { visits: 500 } });
  now += 60 * minute;
  expect((await look()).text).toContain('The stable arm reports nothing any more: no step without reports');
  await counts({ stable: { visits: 1 }, canary: { visits: 1 } });
  expect((await look()).outcome).toBe('stepped');
});

test('counts that nobody gives, or that are empty, take nothing on and abort nothing', async () => {
  await counts({ stable: { visits: 9_000, exceptions: 2 }, canary: { visits: 480, exceptions: 31 } });
  now += 31 * minute;
  await expect(look({ counted: () => Promise.reject(new Error('Prometheus does not answer.')) })).rejects.toThrow(
    'Prometheus does not answer.',
  );
  const empty = await look({ counted: () => Promise.resolve({ arms: [], exceptions: undefined }) });
  expect([empty.outcome, empty.text]).toEqual(['waits', 'Not enough views: 0 of 500 (canary arm, at 5 %)']);
  // Views without visits, as where half of the queries are answered.
  const half = await look({
    counted: async (needed) => {
      const { arms } = await canaryCountedHere(sites, needed);
      return { arms: arms.map((each) => ({ ...each, visits: 0, failures: noFailures() })), exceptions: undefined };
    },
  });
  expect(half.outcome).toBe('waits');
  expect(await history()).toEqual(['-', '5']);
});

test('where nothing is reported any more, by the site configuration, nothing goes on, whatever was counted before', async () => {
  const site = JSON.parse(readFileSync(join(fixture.configurationFolder, 'site.json'), 'utf8')) as object;
  const silent = join(folder, 'silent');
  mkdirSync(silent, { recursive: true });
  writeFileSync(join(silent, 'site.json'), JSON.stringify({ ...site, reports: undefined }));
  await promote(open(), { ...order(), configurationFolder: silent });
  await healthy();
  now += 31 * minute;
  await alive();
  expect(await look()).toMatchObject({ outcome: 'waits', analysis: { verdict: { why: 'noReports' } } });
});

test('reports from one address decide nothing: forged, doubled, or in floods', async () => {
  await counts({ stable: { visits: 9_000 }, canary: { visits: 480 } });
  const counter = new ReportCounter(
    new Owners(open(), environment, () => now),
    new CountFiles(serverFolder(sites, 8081)),
    { now: () => now, writeEveryMs: 0 },
  );
  const sender = { ...senderOf('1.1.0'), 'mosaico.arm': 'canary' } as const;
  const forged = [viewOf({ 'mosaico.interactive': false }), exceptionOf(frameOf('mf-plans/mf-plans.1.1.0.js', 5))];
  const flood = Array.from({ length: 600 }, () => counter.take({ sender, reports: forged }, drawnBy(2, '203.0.113.7')));
  expect(await Promise.all(flood)).not.toContain(false);
  expect(await look()).toMatchObject({ outcome: 'waits', analysis: { arms: { canary: { visits: 481 } } } });
});

test('views without visitors take nothing on: of a visit ten count at most', async () => {
  await counts({ stable: { visits: 1_000 }, canary: { visits: 7, views: 5_000 } });
  now += 31 * minute;
  await alive();
  expect((await look()).text).toBe('Not enough views: 70 of 500 (canary arm, at 5 %)');
  // Nor do they abort.
  await counts({ stable: { visits: 9_000 }, canary: { visits: 42, exceptions: 42, views: 5_000 } });
  expect((await look()).text).toBe('Not enough views: 490 of 500 (canary arm, at 5 %)');
  await counts({ canary: { visits: 1, exceptions: 1, views: 5_000 } });
  expect((await look()).outcome).toBe('aborted');
});

test('counts of several servers are added, and unreadable ones are left out', async () => {
  for (const port of [8080, 8081]) await counts({ stable: { visits: 200 }, canary: { visits: 200 } }, port);
  now += 31 * minute;
  await alive();
  expect((await look()).outcome).toBe('stepped');
});

test.each([
  ['a process was ended before its decision was a revision', () => Promise.resolve(undefined)],
  [
    'a process was ended before its revision was shown',
    async () => {
      // Made by a machine that shows nothing here.
      await abortCanary(open(), { environment, sites: join(folder, 'elsewhere'), number: 2 });
    },
  ],
])('where %s, the next look does the rest', async (_, ended) => {
  await counts({ stable: { visits: 9_000, exceptions: 2 }, canary: { visits: 480, exceptions: 31 } });
  await ended();
  await look();
  await look();
  expect(await history()).toEqual(['-', '5', 'aborted']);
  expect((await readSiteMap(currentSite(sites) ?? '')).revision).toBe(3);
});

test('two who look at once make one revision', async () => {
  await healthy();
  now += 31 * minute;
  await alive();
  const looks = await Promise.all([look(), look(), look()]);
  expect(looks.map(({ outcome }) => outcome).sort()).toEqual(['stepped', 'waits', 'waits']);
  expect(await history()).toEqual(['-', '5', '25']);
});

test('a decision about an earlier step takes no visitor further', async () => {
  await healthy();
  now += 31 * minute;
  const counted: NonNullable<Parameters<typeof lookAtCanary>[1]['counted']> = async (needed) => {
    const found = await canaryCountedHere(sites, needed);
    // Meanwhile a person goes on by two steps.
    await stepCanary(open(), { environment, sites, number: 2, weight: 50 });
    return { ...found, arms: found.arms.map((each) => ({ ...each, last: now })) };
  };
  expect((await look({ counted })).outcome).toBe('waits');
  expect(await history()).toEqual(['-', '5', '50']);
});

test('another promotion in between changes nothing of what is known', async () => {
  await counts({ stable: { visits: 9_000, exceptions: 2 }, canary: { visits: 240, exceptions: 15 } });
  await promote(open(), order('mf-crm@1.1.0'));
  expect((await look()).outcome).toBe('waits');
  await counts({ stable: { visits: 9_000, exceptions: 2 }, canary: { visits: 240, exceptions: 16 } });
  const { outcome, text } = await look();
  expect([outcome, text]).toEqual([
    'aborted',
    'mf-plans 1.1.0: 31 of 480 visits met exceptions of mf-plans, of stable 4 of 18,000',
  ]);
});

test.each([
  ['ahead', 5 * hourMs],
  ['behind', -5 * hourMs],
])('a watcher whose clock is %s decides by counts all the same', async (_, skew) => {
  await counts({ stable: { visits: 9_000, exceptions: 2 }, canary: { visits: 480, exceptions: 31 } });
  expect((await look({ now: () => now + skew })).outcome).toBe('aborted');
});

test('a watcher whose clock is ahead takes nothing on without its views', async () => {
  await healthy(249);
  expect((await look({ now: () => now + 5 * hourMs })).text).toContain('Not enough views');
});

test('a dry run says what would be done, and does nothing', async () => {
  await counts({ stable: { visits: 9_000, exceptions: 2 }, canary: { visits: 480, exceptions: 31 } });
  const { outcome, text } = await look({ isDryRun: true });
  expect([outcome, text]).toEqual([
    'aborted',
    'mf-plans 1.1.0: 31 of 480 visits met exceptions of mf-plans, of stable 2 of 9,000',
  ]);
  expect(await history()).toEqual(['-', '5']);
});

test('before half of the visitors get it, it must be known not to be three times as bad', async () => {
  await stepCanary(open(), { environment, sites, number: 2, weight: 25, now: () => now });
  now += 31 * minute;
  await counts({ stable: { visits: 1_500, exceptions: 10 }, canary: { visits: 500, exceptions: 5 } });
  expect((await look()).text).toBe(
    'Not enough views for 50 %: 5 of 500 visits met exceptions of mf-plans, of stable 10 of 1,500. That may yet be three times as often',
  );
  await counts({ stable: { visits: 15_000, exceptions: 100 }, canary: { visits: 5_000, exceptions: 33 } });
  expect((await look()).outcome).toBe('stepped');
});

test('the job that composes writes nothing, and the job that writes composes nothing', async () => {
  await counts({ stable: { visits: 9_000, exceptions: 2 }, canary: { visits: 480, exceptions: 31 } });
  const [plan, elsewhere] = [join(folder, 'plan'), join(folder, 'elsewhere')];
  const made = await writePlan(open(), plan, async (rehearsal, render) => {
    const { made: revision } = await lookAtCanary(rehearsal, watching({ sites: elsewhere, render }));
    if (!revision) throw new Error('It has decided nothing.');
    return { revision };
  });
  expect(made.revision.canaryEnd?.outcome).toBe('aborted');
  expect(await history()).toEqual(['-', '5']);
  await applyPlan(open(), plan, environment, ({ render }) =>
    lookAtCanary(open(), watching({ sites: elsewhere, render })),
  );
  expect(await history()).toEqual(['-', '5', 'aborted']);
});

test('without a canary nothing is done', async () => {
  await abortCanary(open(), { environment, sites, number: 2 });
  expect(await look()).toMatchObject({ outcome: 'none' });
  expect(await history()).toEqual(['-', '5', 'aborted']);
});
