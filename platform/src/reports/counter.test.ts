import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@mosaico/shared-types/reports';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import {
  bodyOf,
  exceptionOf,
  frameOf,
  hydrationOf,
  loadOf,
  drawnBy,
  publishReported,
  recordCanary,
  senderOf,
  viewOf,
  vitalOf,
} from '../testing/reports.ts';
import { ReportCounter } from './counter.ts';
import {
  CountFiles,
  mostExceptions,
  mostRows,
  noCounts,
  readCounted,
  serverFolder,
  type CountedRow,
  type CountedVisits,
} from './counts.ts';
import { Owners } from './owners.ts';
import { readBatch } from './read-batch.ts';

const hour = 60 * 60 * 1_000;
let folder: string;
let fixture: FixtureStore;
let now: number;
let counter: ReportCounter;
const files = (port = 8080): string => serverFolder(folder, port);
const start = (port = 8080): ReportCounter =>
  (counter = new ReportCounter(new Owners(fixture.store, 'staging', () => now), new CountFiles(files(port)), {
    now: () => now,
    writeEveryMs: 5,
  }));
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
  now = Date.parse('2026-11-29T05:30:00Z');
  start();
};
madeOnce('counter', begin, () => publishReported(fixture, folder));

const sender = senderOf('1.1.0');
const thrown = exceptionOf(frameOf('mf-plans/page.1.1.0.js', 5), { 'mosaico.count': 2 });

/** What is in the files, as somebody who starts now reads them: counts that are not 0, by release. */
async function counted(from = now - 24 * hour): Promise<Record<string, object>> {
  const { hours } = await readCounted(folder, from);
  const summary = ({ vitals, ...numbers }: CountedRow): object => ({
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => typeof value === 'number' && value !== 0)),
    ...(Object.keys(vitals).length > 0 && { vitals: Object.keys(vitals) }),
  });
  return Object.fromEntries(
    hours.flatMap(({ hour: at, rows }) =>
      rows.map((row) => [`${at.slice(11, 13)} ${row.arm} ${row.workspace}@${row.release}`, summary(row)]),
    ),
  );
}

test('each report counts for its release, and the shell runs on every page', async () => {
  const reports = [
    viewOf(),
    thrown,
    loadOf({ 'url.path': '/assets/mf-plans/page.1.1.0.js' }),
    hydrationOf(),
    vitalOf(),
  ];
  expect(await counter.take({ sender, reports })).toBe(true);
  await counter.take({ sender, reports: [viewOf({ 'mosaico.interactive': false })] });
  expect(await counted()).toEqual({
    '05 stable shell@1.0.0': { revision: 2, views: 2, interactive: 1, vitals: ['lcp'] },
    '05 stable mf-plans@1.1.0': {
      ...{ revision: 2, views: 2, interactive: 1, vitals: ['lcp'] },
      ...{ exceptions: 2, failed: 1, hydrations: 1 },
    },
  });
});

test('revisions and releases are counted apart', async () => {
  await counter.take({ sender, reports: [viewOf()] });
  // A tab of yesterday, whose script throws.
  const old = exceptionOf(frameOf('mf-plans/page.1.0.0.js', 5));
  await counter.take({ sender: senderOf('1.0.0'), reports: [viewOf(), old] });
  const all = await counted();
  expect(all['05 stable mf-plans@1.1.0']).toEqual({ revision: 2, views: 1, interactive: 1 });
  expect(all['05 stable mf-plans@1.0.0']).toEqual({ revision: 1, views: 1, interactive: 1, exceptions: 1 });
});

test('reports of other sites are not counted, and an extension’s error counts for no workspace', async () => {
  expect(await counter.take({ sender: senderOf('9.9.9'), reports: [viewOf(), thrown] })).toBe(false);
  expect(existsSync(files())).toBe(false);
  const foreign = [exceptionOf('chrome-extension://a/b.js:1:2'), loadOf({ 'url.path': '/elsewhere.js' })];
  expect(await counter.take({ sender, reports: foreign })).toBe(true);
  const { hours, exceptions } = await readCounted(folder, 0);
  expect(hours).toMatchObject([{ rows: [], foreign: 2 }]);
  expect(exceptions).toEqual([]);
});

test('equal exceptions are one, with how often, where, and the release that had it first', async () => {
  await counter.take({ sender: senderOf('1.0.0'), reports: [exceptionOf(frameOf('mf-plans/page.1.0.0.js', 5))] });
  now += hour;
  await counter.take({ sender, reports: [thrown, exceptionOf(frameOf('shell/page.1.0.0.js', 205))] });
  const { exceptions } = await readCounted(folder, 0);
  expect(exceptions).toMatchObject([
    {
      ...{ workspace: 'mf-plans', type: 'TypeError', message: 'x is not a function', count: 3 },
      ...{ place: 'mf-plans/src/social/plans.tsx:41', pages: { 'mf-plans/mf-plans': 3 }, last: now },
      ...{ first: { at: now - hour, release: '1.0.0', revision: 1 }, releases: { '1.0.0': 1, '1.1.0': 2 } },
    },
    { workspace: 'mf-plans', shared: 'shared-ui', place: 'shared-ui/src/plans/price.tsx:12', count: 1 },
  ]);
  // How often an hour is known for a day.
  now += 23 * hour;
  await counter.take({ sender, reports: [thrown] });
  const [, same] = (await readCounted(folder, 0)).exceptions;
  expect([same?.count, Object.values(same?.hours ?? {})]).toEqual([5, [2, 2]]);
});

test('accepted reports survive the end of the process, however it ends, and counting goes on', async () => {
  await counter.take({ sender, reports: [viewOf(), thrown] });
  // The one before gets no signal: it was killed.
  await start().take({ sender, reports: [viewOf(), thrown] });
  expect(await counted()).toMatchObject({ '05 stable mf-plans@1.1.0': { views: 2, exceptions: 4 } });
  expect((await readCounted(folder, 0)).exceptions).toMatchObject([{ count: 4 }]);
  // Half a file of a process that was killed as it wrote.
  writeFileSync(join(files(), '.2026-11-29T05.json'), '{"hour":');
  await start().take({ sender, reports: [viewOf()] });
  expect(await counted()).toMatchObject({ '05 stable mf-plans@1.1.0': { views: 3 } });
});

test('a damaged file is left out and said, and the others count', async () => {
  await counter.take({ sender, reports: [viewOf()] });
  now += hour;
  await counter.take({ sender, reports: [viewOf()] });
  for (const content of ['{"hour":', '{"hour":"2026-11-29T05:00:00.000Z","rows":[{"views":-1}]}', 'null']) {
    writeFileSync(join(files(), '2026-11-29T05.json'), content);
    const said = jest.spyOn(console, 'error').mockReturnValue();
    expect(Object.keys(await counted())).toEqual(['06 stable shell@1.0.0', '06 stable mf-plans@1.1.0']);
    expect(said.mock.calls.join('')).toContain('2026-11-29T05.json');
    said.mockRestore();
  }
});

test('two servers of one machine count beside each other', async () => {
  await counter.take({ sender, reports: [viewOf()] });
  await start(8081).take({ sender, reports: [viewOf()] });
  const { hours } = await readCounted(folder, 0);
  expect(hours.map(({ rows }) => rows.map(({ views }) => views))).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('requests at the same time are all counted, in few writes', async () => {
  const taken = Array.from({ length: 200 }, () => counter.take({ sender, reports: [viewOf()] }));
  await Promise.all(taken);
  expect(await counted()).toMatchObject({ '05 stable mf-plans@1.1.0': { views: 200 } });
});

test('files do not grow without end: ten weeks of hours, 1,000 exceptions, the last ones', async () => {
  await counter.take({ sender, reports: [viewOf()] });
  const name = (at: number): string => `${new Date(at).toISOString().slice(0, 13)}.json`;
  const first = name(now);
  now += 70 * 24 * hour;
  await counter.take({ sender, reports: [viewOf()] });
  expect(readdirSync(files())).toContain(first);
  now += hour;
  await counter.take({ sender, reports: [viewOf()] });
  expect(readdirSync(files()).sort()).toEqual([name(now - hour), name(now)]);
  const frame = frameOf('mf-plans/page.1.1.0.js', 5);
  const messageOf = (index: number): string => String.fromCodePoint(0x4e_00 + index);
  for (let from = 0; from <= mostExceptions; from += 500) {
    const reports = Array.from({ length: 500 }, (_, index) =>
      exceptionOf(frame, { 'exception.message': messageOf(from + index) }),
    );
    await counter.take({ sender, reports });
  }
  const { exceptions } = await readCounted(folder, 0);
  expect(exceptions).toHaveLength(mostExceptions);
  expect(exceptions.at(-1)?.message).toBe(messageOf(1_499));
  expect(exceptions[0]?.message).toBe(messageOf(500));
});

test('a clock that is set back loses nothing', async () => {
  await counter.take({ sender, reports: [viewOf()] });
  now += 2 * hour;
  await counter.take({ sender, reports: [viewOf()] });
  now -= 2 * hour;
  await counter.take({ sender, reports: [viewOf()] });
  expect(await counted(now - hour)).toMatchObject({
    '05 stable mf-plans@1.1.0': { views: 2 },
    '07 stable mf-plans@1.1.0': { views: 1 },
  });
});

test('requests that are refused are counted by status', async () => {
  await Promise.all([counter.refuse(413), counter.refuse(413), counter.refuse(429)]);
  expect((await readCounted(folder, 0)).hours).toMatchObject([{ refused: { 413: 2, 429: 1 } }]);
});

test('where nothing can be written the request fails, and the next one that can be written has it', async () => {
  await counter.take({ sender, reports: [] });
  rmSync(files(), { recursive: true });
  mkdirSync(join(folder, 'reports'), { recursive: true });
  writeFileSync(files(), 'a file in the way');
  await expect(counter.take({ sender, reports: [viewOf()] })).rejects.toThrow();
  rmSync(files());
  await counter.take({ sender, reports: [viewOf()] });
  expect(await counted()).toMatchObject({ '05 stable mf-plans@1.1.0': { views: 2 } });
});

test('nothing of a visitor is in the files', async () => {
  const message = 'Ana <ana@example.com> of https://example.com/?q=juan, telephone 786 555 0142';
  const report = exceptionOf(frameOf('mf-plans/page.1.1.0.js', 5), { 'exception.message': message });
  await counter.take(readBatch(bodyOf([viewOf(), report], sender)));
  const all = readdirSync(files()).map((name) => readFileSync(join(files(), name), 'utf8'));
  expect(all.join('')).toContain('plans.tsx:41');
  expect(all.join('')).not.toMatch(/ana@|juan|555/);
});

test('one address decides neither which exceptions are known nor how many came', async () => {
  const named = (name: string) => exceptionOf(frameOf('mf-plans/page.1.1.0.js', 5), { 'exception.message': name });
  const many = Array.from({ length: 15 }, (_, index) => named(`forged ${'x'.repeat(index)}`));
  for (let batch = 0; batch < 4; batch += 1) await counter.take({ sender, reports: many }, { address: '203.0.113.7' });
  await counter.take({ sender, reports: [thrown] }, { address: '203.0.113.8' });
  expect(await counted()).toMatchObject({ '05 stable mf-plans@1.1.0': { exceptions: 22 } });
  expect((await readCounted(folder, 0)).hours).toMatchObject([{ dropped: 40 }]);
  // In another hour it has its share again.
  now += hour;
  await counter.take({ sender, reports: many }, { address: '203.0.113.7' });
  expect(await counted()).toMatchObject({ '06 stable mf-plans@1.1.0': { exceptions: 15 } });
});

test('where there are more exceptions than are kept, the rarest of the day leaves', async () => {
  const named = (name: string) => exceptionOf(frameOf('mf-plans/page.1.1.0.js', 5), { 'exception.message': name });
  const known = async () => (await readCounted(folder, 0)).exceptions.map(({ message }) => message);
  await counter.take({ sender, reports: [named('frequent'), named('frequent')] });
  await counter.take({ sender, reports: [named('rare')] });
  const others = Array.from({ length: mostExceptions - 1 }, (_, index) =>
    named(`other ${'x'.repeat(index % 40)}${'y'.repeat(index / 40)}`),
  );
  await counter.take({ sender, reports: others });
  expect(await known()).toHaveLength(mostExceptions);
  expect(await known()).toContain('frequent');
  expect(await known()).not.toContain('rare');
  // What was frequent long ago makes room, too.
  now += 25 * hour;
  await counter.take({ sender, reports: [...others, named('new')] });
  expect(await known()).toContain('new');
  expect(await known()).not.toContain('frequent');
});

describe('while a canary runs', () => {
  const canary = { 'mosaico.arm': 'canary' } as const;
  const [ofStable, ofCanary] = [senderOf('1.1.0'), senderOf('1.2.0', canary)];
  const thrownBy = (version: string): Report => exceptionOf(frameOf(`mf-plans/page.${version}.js`, 5));
  const begin = (): Promise<number> => recordCanary(fixture, 5, now);

  /** Arms and revisions that have views, and the visits of each with their failures of whichever workspace. */
  async function arms(): Promise<[views: string[], visits: string[]]> {
    const { hours } = await readCounted(folder, 0);
    const views = hours.flatMap(({ rows }) =>
      rows
        .filter(({ workspace, views: count }) => workspace === 'shell' && count > 0)
        .map(({ arm, revision, views: count }) => `${arm} ${revision}: ${count}`),
    );
    const summary = ({ arm, revision, visits, failures }: CountedVisits): string =>
      `${arm} ${revision}: ${visits}, ${Object.values(failures).join(' ')}`;
    return [views, hours.flatMap(({ visits }) => visits.map(summary))];
  }

  test('a document counts in the arm that its scripts say, whatever it claims', async () => {
    await begin();
    for (const sent of [ofStable, { ...ofStable, ...canary }, ofCanary, senderOf('1.2.0')])
      await counter.take({ sender: sent, reports: [viewOf()] });
    expect((await arms())[0]).toEqual(['stable 3: 2', 'canary 3: 2']);
  });

  test('where both arms have its scripts, it counts in the arm that it names', async () => {
    const shell = { 'service.name': 'shell', 'mosaico.entries': ['/assets/shell/shell.1.0.0.js'] };
    const view = viewOf({ 'mosaico.page': 'shell/home' });
    // No canary runs: nobody is in its arm.
    await counter.take({ sender: { ...sender, ...shell, ...canary }, reports: [view] });
    await begin();
    now += 1_000;
    await counter.take({ sender: { ...sender, ...shell, ...canary }, reports: [view] });
    await counter.take({ sender: { ...sender, ...shell }, reports: [view] });
    expect((await arms())[0]).toEqual(['stable 2: 1', 'canary 3: 1', 'stable 3: 1']);
  });

  test('a document counts for what was shown when it was opened, also where clocks differ', async () => {
    const old = now;
    // The machine that promoted is three hours ahead.
    await counter.take({ sender: ofStable, reports: [viewOf()] });
    await recordCanary(fixture, 5, now + 3 * hour);
    now += 60_000;
    await counter.take({ sender: ofStable, reports: [viewOf()] });
    now += 60_000;
    await counter.take({ sender: { ...ofStable, 'mosaico.age': (now - old) / 1_000 + 1 }, reports: [viewOf()] });
    await counter.take({ sender: { ...ofStable, 'mosaico.age': 30 }, reports: [viewOf()] });
    await counter.take({ sender: { ...ofCanary, 'mosaico.age': 30 }, reports: [viewOf()] });
    expect((await arms())[0]).toEqual(['stable 2: 2', 'stable 3: 2', 'canary 3: 1']);
  });

  test('reports from one address are one visit, which meets a failure or does not', async () => {
    await begin();
    const failing = [viewOf({ 'mosaico.interactive': false }), thrownBy('1.2.0'), thrownBy('1.2.0')];
    for (let time = 0; time < 30; time += 1)
      await counter.take({ sender: ofCanary, reports: failing }, drawnBy(3, '203.0.113.7'));
    await counter.take({ sender: ofCanary, reports: [viewOf()] }, drawnBy(3, '203.0.113.8'));
    await counter.take({ sender: ofStable, reports: [viewOf()] }, drawnBy(3, '203.0.113.7'));
    expect(await arms()).toEqual([
      ['canary 3: 31', 'stable 3: 1'],
      ['canary 3: 2, 1 0 1', 'stable 3: 1, 0 0 0'],
    ]);
    // What fails later in the visit is the same visit's, and an hour later it is another one.
    const failed = loadOf({ 'url.path': '/assets/mf-plans/page.1.2.0.js', 'mosaico.outcome': 'altered' });
    await counter.take({ sender: ofCanary, reports: [failed] }, drawnBy(3, '203.0.113.8'));
    now += hour;
    await counter.take({ sender: ofCanary, reports: [viewOf()] }, drawnBy(3, '203.0.113.8'));
    expect((await arms())[1]).toEqual(['canary 3: 2, 1 1 1', 'stable 3: 1, 0 0 0', 'canary 3: 1, 0 0 0']);
  });

  test('the fourth document of an address fails its visit no more: there may be many people behind it', async () => {
    await begin();
    const failing = [viewOf({ 'mosaico.interactive': false })];
    const from = async (address: string, healthy: number): Promise<void> => {
      for (let view = 0; view < healthy; view += 1)
        await counter.take({ sender: ofStable, reports: [viewOf()] }, drawnBy(3, address));
      await counter.take({ sender: ofStable, reports: failing }, drawnBy(3, address));
    };
    await from('203.0.113.7', 2);
    await from('203.0.113.8', 3);
    expect((await arms())[1]).toEqual(['stable 3: 2, 0 0 1']);
  });

  test('a visit that was not drawn is in no arm of the comparison, and its views count', async () => {
    await begin();
    const failing = [viewOf({ 'mosaico.interactive': false })];
    for (const cookie of [undefined, '', 'mosaico-canary=2.50', 'x-mosaico-canary=3.50', 'mosaico-canary=3.101'])
      await counter.take({ sender: ofStable, reports: failing }, { address: '203.0.113.7', cookie });
    const cookie = 'a=b; mosaico-canary=3.50';
    await counter.take({ sender: ofStable, reports: failing }, { address: '203.0.113.8', cookie });
    expect(await arms()).toEqual([['stable 3: 6'], ['stable 3: 1, 0 0 1']]);
  });

  test('failures are known of the workspaces that change, and an extension’s are none', async () => {
    await begin();
    const crm = exceptionOf(frameOf('mf-crm/page.1.0.0.js', 5));
    const foreign = exceptionOf('chrome-extension://a/b.js:1:2');
    for (const report of [thrownBy('1.2.0'), crm, foreign])
      await counter.take({ sender: ofCanary, reports: [viewOf(), report] }, drawnBy(3));
    const [counted] = (await readCounted(folder, 0)).hours.flatMap(({ visits }) => visits);
    expect(counted).toMatchObject({
      visits: 3,
      failures: { exceptions: 2 },
      workspaces: { 'mf-plans': { exceptions: 1 } },
    });
  });

  test('where no canary runs, no visit is counted', async () => {
    await counter.take({ sender, reports: [viewOf()] }, drawnBy(3, '203.0.113.7'));
    expect((await arms())[1]).toEqual([]);
  });
});

test('a flood of forged reports about old revisions pushes out nothing of what the environment shows', async () => {
  // Revision 1 was shown until then.
  now = Date.parse((await fixture.store.revision('staging', 2)).created) + 4 * 24 * hour;
  const forged = { revision: 1, arm: 'stable', workspace: 'mf-plans', ...noCounts(), exceptions: 1 } as const;
  // As a flood has left the hour.
  await new CountFiles(files()).writeHour({
    hour: new Date(Math.floor(now / hour) * hour).toISOString(),
    rows: Array.from({ length: mostRows }, (_, index) => ({ ...forged, release: `0.${index}.0` })),
    ...{ refused: {}, foreign: 0, dropped: 0, visits: [] },
  });
  await recordCanary(fixture, 5, now);
  start();
  const canary = { ...senderOf('1.2.0'), 'mosaico.arm': 'canary' } as const;
  await counter.take({ sender: canary, reports: [viewOf()] });
  await counter.take({ sender: senderOf('1.0.0'), reports: [viewOf()] });
  // A release that the document has not.
  await counter.take({ sender, reports: [loadOf()] });
  const [found] = (await readCounted(folder, now - hour)).hours;
  expect(found?.rows.slice(mostRows).map(({ arm, workspace, views }) => [arm, workspace, views])).toEqual([
    ['canary', 'shell', 1],
    ['canary', 'mf-plans', 1],
  ]);
  expect(found?.dropped).toBe(3);
});
