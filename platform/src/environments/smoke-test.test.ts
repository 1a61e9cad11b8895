import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../lib/problem.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { changesTo } from '../testing/releases.ts';
import type { SmokeTest, SmokeTestOrder } from './inspect-arms.ts';
import { applyPlan, writePlan } from './plan.ts';
import { promote, rehearse, type Promotion } from './promote.ts';

let folder: string;
let sites: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  sites = join(folder, 'sites');
  fixture = fixtureStore(folder);
};
madeOnce('smoke-test', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await fixture.publish('mf-plans', version);
  for (const version of ['1.0.0', '1.1.0']) await fixture.publish('mf-crm', version);
  await promote(fixture.store, order('shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0'));
});

const order = (...releases: string[]): Promotion => ({
  environment: 'staging',
  changes: changesTo(releases),
  configurationFolder: fixture.configurationFolder,
  sites,
});
const throws: Problem = {
  code: 'smoke-test-exception',
  workspace: 'mf-plans',
  subject: 'mf-plans/src/plans.tsx',
  text: 'mf-plans throws in a browser on /mf-plans.',
};
const meets =
  (problems: Problem[], look: (seen: SmokeTestOrder) => void = () => undefined): SmokeTest =>
  (_store, seen) => {
    look(seen);
    return Promise.resolve({ problems, note: 'opened 1 page in a browser' });
  };
const compositions = (): string[] => readdirSync(sites).filter((name) => name !== 'current');

test('the whole draft is opened before the revision is written, and what is met refuses it', async () => {
  const before = compositions();
  let opened = '';
  const smokeTest = meets(
    [throws],
    ({ folder: draft }) => (opened = readFileSync(join(draft, 'mf-plans.html'), 'utf8')),
  );
  await expect(promote(fixture.store, { ...order('mf-plans@1.1.0'), smokeTest })).rejects.toThrow(throws.text);
  expect(opened).toContain('mf-plans@1.1.0');
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1]);
  expect(compositions()).toEqual(before);
});

test('forced problems are in the history and on /mosaico/, and refuse no later promotion', async () => {
  const smokeTest = meets([throws]);
  const forced = await promote(fixture.store, { ...order('mf-plans@1.1.0'), smokeTest, force: 'known' });
  expect(forced.revision.forced).toEqual({ reason: 'known', problems: [throws] });
  expect(readFileSync(join(forced.folder, 'mosaico', 'index.html'), 'utf8')).toContain(throws.text);
  // This one opens no page of mf-plans, the next one does.
  const others = await promote(fixture.store, { ...order('mf-crm@1.1.0'), smokeTest: meets([]) });
  expect(others.revision.forced?.problems).toEqual([throws]);
  const again = await promote(fixture.store, { ...order('mf-crm@1.0.0'), smokeTest });
  expect(again.isNew).toBe(true);
  const mended = await promote(fixture.store, { ...order('mf-plans@1.0.0'), smokeTest: meets([]) });
  expect(mended.revision.forced).toBeUndefined();
});

test('a check opens a draft, and leaves nothing behind', async () => {
  const before = compositions();
  const { problems, notes } = await rehearse(fixture.store, { ...order('mf-plans@1.1.0'), smokeTest: meets([throws]) });
  expect(problems).toContainEqual(throws);
  expect(notes).toContain('opened 1 page in a browser');
  expect(compositions()).toEqual(before);
});

test('applying a forced plan opens no page, and records its problems only with a reason of its own', async () => {
  const plan = join(folder, 'plan');
  const promotion = order('mf-plans@1.1.0');
  await writePlan(fixture.store, plan, (store, render) =>
    promote(store, { ...promotion, render, smokeTest: meets([throws]), force: 'known' }),
  );
  const applied = (force?: string) =>
    applyPlan(fixture.store, plan, 'staging', ({ revision, ...rest }) =>
      promote(fixture.store, { ...promotion, ...rest, as: revision, force }),
    );
  await expect(applied()).rejects.toThrow(throws.text);
  expect((await applied('known')).revision.forced?.problems).toEqual([throws]);
});

test('two promotions at once: the later one opens what both make, and is recorded after the other', async () => {
  const opened: string[] = [];
  const smokeTest: SmokeTest = async (_store, { site, folder: draft }) => {
    opened.push(`${site.revision.releases['mf-crm']} ${readFileSync(join(draft, 'mf-crm.html'), 'utf8').length > 0}`);
    if (opened.length === 1) await promote(fixture.store, order('mf-crm@1.1.0'));
    return { problems: [], note: '' };
  };
  const { revision } = await promote(fixture.store, { ...order('mf-plans@1.1.0'), smokeTest, retries: 1 });
  expect(opened).toEqual(['1.0.0 true', '1.1.0 true']);
  expect(revision).toMatchObject({ revision: 3, releases: { 'mf-plans': '1.1.0', 'mf-crm': '1.1.0' } });
  expect(readdirSync(sites).filter((name) => name.startsWith('.draft'))).toEqual([]);
});

test('a smoke test that fails itself records nothing, and leaves nothing behind', async () => {
  const before = compositions();
  const smokeTest = (): Promise<never> => Promise.reject(new Error('CHROME_PATH names nothing'));
  await expect(promote(fixture.store, { ...order('mf-plans@1.1.0'), smokeTest })).rejects.toThrow('CHROME_PATH');
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1]);
  expect(compositions()).toEqual(before);
});
