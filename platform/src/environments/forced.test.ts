import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { builtWith, changesTo, consumeOf } from '../testing/releases.ts';
import { newAmong } from './forced.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

let folder: string;
let fixture: FixtureStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forced-'));
  fixture = fixtureStore(folder);
  const built = builtWith({ contract: '2.0.0' });
  for (const version of ['1.0.0', '1.1.0']) await fixture.publish('shell', version);
  // Two that do not fit, in three ways.
  const asks = { provides: [], consumes: ['emotion', 'router'].map((key) => consumeOf(key)) };
  await fixture.publish('mf-crm', '1.0.0', { built });
  await fixture.publish('mf-legal', '1.0.0', { shared: asks });
  await promoted({ force: 'on trial' }, 'shell@1.0.0', 'mf-crm@1.0.0', 'mf-legal@1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sites = () => join(folder, 'sites');
const promoted = (more: { force?: string }, ...releases: string[]) =>
  promote(fixture.store, {
    environment: 'staging',
    changes: changesTo(releases),
    configurationFolder: fixture.configurationFolder,
    sites: sites(),
    ...more,
  });
const shownProblems = async () =>
  ((await fixture.store.revision('staging')).forced?.problems ?? []).map((each) =>
    typeof each === 'string' ? each : `${each.code} ${each.workspace} ${each.subject}`,
  );
const contract = 'contract mf-crm @mosaico/shared-types';

test('each mismatch is a problem of its own, with its workspace', async () => {
  expect(await shownProblems()).toEqual([contract, 'share-missing mf-legal emotion', 'share-missing mf-legal router']);
});

test('mending one of several forced problems is no new problem, and the others stay known for their reason', async () => {
  await fixture.publish('mf-legal', '1.1.0', { shared: { provides: [], consumes: [consumeOf('router')] } });
  const { revision } = await promoted({}, 'mf-legal@1.1.0');
  expect(revision.forced?.reason).toBe('on trial');
  expect(await shownProblems()).toEqual([contract, 'share-missing mf-legal router']);
});

test('a shell of another version, and rolling one of them back, opens none of them again', async () => {
  await promoted({}, 'shell@1.1.0');
  await rollback(fixture.store, { environment: 'staging', sites: sites(), workspaces: ['shell'] });
  expect(await shownProblems()).toHaveLength(3);
  await fixture.publish('mf-crm', '1.1.0');
  await promoted({}, 'mf-crm@1.1.0');
  expect(await shownProblems()).toHaveLength(2);
  await rollback(fixture.store, { environment: 'staging', sites: sites(), workspaces: ['mf-crm'] });
  expect(await shownProblems()).toContain(contract);
});

test('one more is refused, and named alone', async () => {
  const consumes = ['emotion', 'router', 'theme'].map((key) => consumeOf(key));
  await fixture.publish('mf-legal', '1.1.0', { shared: { provides: [], consumes } });
  await expect(promoted({}, 'mf-legal@1.1.0')).rejects.toThrow(
    new Error('mf-legal@1.1.0 needs theme ^1.0.0: the shell does not share it. Release a shell or a remote that fits.'),
  );
});

describe('a broken link of many pages', () => {
  const linking = (pages: number) => ({
    code: 'broken-link',
    workspace: 'mf-plans',
    subject: '/gone',
    text: `/a, /b and ${pages} more link to /gone, but no page and no file of the site is there.`,
  });

  test('is known whatever number of pages has it', () => {
    expect(newAmong([linking(12)], { reason: 'today', problems: [linking(3)] })).toEqual([]);
  });

  test('is known by a text of an old revision, and another link is not', () => {
    const forced = { reason: 'today', problems: [linking(3).text] };
    expect(newAmong([linking(12)], forced)).toEqual([]);
    const other = { ...linking(12), subject: '/go', text: '/a links to /go, but no page and no file is there.' };
    expect(newAmong([other], forced)).toEqual([other]);
  });
});

test('a rollback of one remote is refused for what only the new mix has, and can be forced', async () => {
  const price = { value: 500, unit: 'USD' as const, covers: 'todo' };
  await fixture.publish('mf-plans', '1.0.0');
  await fixture.publish('mf-plans', '2.0.0', { facts: { price } });
  await fixture.publish('mf-events', '1.0.0', { render: `return 'Desde ' + (ask('fact:mf-plans/price') || {}).text` });
  for (const release of ['mf-plans@1.0.0', 'mf-plans@2.0.0', 'mf-events@1.0.0']) await promoted({}, release);
  const back = { environment: 'staging', sites: sites(), workspaces: ['mf-plans'] };
  await expect(rollback(fixture.store, back)).rejects.toThrow(
    /mf-plans\/price[^]*Only this mix of releases has that\..*--force <reason>/,
  );
  const { revision } = await rollback(fixture.store, { ...back, force: 'at night' });
  expect(revision.releases['mf-plans']).toBe('1.0.0');
  expect(revision.forced?.reason).toBe('at night');
});

test('a remote goes back to what was forced in then, though other releases of that revision are gone', async () => {
  for (const workspace of ['mf-crm', 'mf-legal']) {
    await fixture.publish(workspace, '1.1.0');
    await promoted({}, `${workspace}@1.1.0`);
  }
  await fixture.store.removeRelease('mf-legal', '1.0.0');
  const back = { environment: 'staging', sites: sites(), workspaces: ['mf-crm'] };
  const { revision } = await rollback(fixture.store, back);
  expect(await shownProblems()).toEqual([contract]);
  expect((await fixture.store.revision('staging')).forced?.reason).toBe('on trial');
  expect(revision.releases).toMatchObject({ 'mf-crm': '1.0.0', 'mf-legal': '1.1.0' });
});

test("a refusal of a rollback names the other team's remote, and the command that rolls back both, if that works", async () => {
  const price = { value: 500, unit: 'USD' as const, covers: 'todo' };
  const asks = `return 'Desde ' + (ask('fact:mf-plans/price') || {}).text`;
  await fixture.publish('mf-plans', '1.0.0');
  await fixture.publish('mf-plans', '2.0.0', { facts: { price } });
  await fixture.publish('mf-events', '1.0.0');
  await fixture.publish('mf-events', '2.0.0', { render: asks });
  for (const release of ['mf-plans@1.0.0', 'mf-events@1.0.0', 'mf-plans@2.0.0', 'mf-events@2.0.0'])
    await promoted({}, release);
  const back = { environment: 'staging', sites: sites(), workspaces: ['mf-plans'] };
  await expect(rollback(fixture.store, back)).rejects.toThrow(
    'To roll back mf-events as well, which works: npx mosaico rollback mf-plans mf-events --env staging',
  );
  expect((await fixture.store.revision('staging')).releases).toMatchObject({ 'mf-plans': '2.0.0' });
  await rollback(fixture.store, { ...back, workspaces: ['mf-plans', 'mf-events'] });
  expect((await fixture.store.revision('staging')).releases).toMatchObject({
    'mf-plans': '1.0.0',
    'mf-events': '1.0.0',
  });
});
