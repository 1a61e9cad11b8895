import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { follow } from './follow.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

let folder: string;
let fixture: FixtureStore;
let stop: () => Promise<void>;
let printed: string[];
let waiting: (() => void) | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'follow-'));
  fixture = fixtureStore(folder);
  printed = [];
  await fixture.publish('shell', '1.0.0');
  await promoted('mf-plans', '1.0.0', 'shell@1.0.0');
});
afterEach(async () => {
  await stop();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Sites of a machine. */
const sites = (machine: string): string => join(folder, machine);
/** Another machine promotes. */
async function promoted(workspace: string, version: string, ...more: string[]): Promise<void> {
  await fixture.publish(workspace, version);
  await promote(fixture.store, {
    environment: 'staging',
    changes: [`${workspace}@${version}`, ...more].map((each) => {
      const [name = '', of = ''] = each.split('@');
      return { workspace: name, version: of };
    }),
    configurationFolder: fixture.configurationFolder,
    sites: sites('theirs'),
  });
}
const note = (text: string): void => {
  printed.push(text);
  waiting?.();
};
/** Resolves once so many lines have been printed. */
const toldOf = (count: number): Promise<void> =>
  new Promise((resolve) => {
    waiting = () => printed.length >= count && resolve();
    waiting();
  });
const following = (): void => {
  stop = follow(fixture.store, 'staging', sites('ours'), {
    every: 20,
    onShown: (revision) => note(`revision ${revision}`),
    onTrouble: (message) => note(message),
  });
};
const page = (): string => readFileSync(join(sites('ours'), 'current', 'mf-plans.html'), 'utf8');

test('promotions and rollbacks of others are shown here', async () => {
  following();
  await toldOf(1);
  expect(page()).toContain('mf-plans@1.0.0');
  await promoted('mf-plans', '1.1.0');
  await toldOf(2);
  expect(page()).toContain('mf-plans@1.1.0');
  await rollback(fixture.store, { environment: 'staging', sites: sites('theirs') });
  await toldOf(3);
  expect(page()).toContain('mf-plans@1.0.0');
  expect(printed).toEqual(['revision 1', 'revision 2', 'revision 3']);
});

test('a promotion and its rollback between two looks give the same site by another number', async () => {
  following();
  await toldOf(1);
  // Until both have been done, it looks in vain.
  const heads = jest.spyOn(fixture.store, 'head').mockResolvedValue(await fixture.store.head('staging'));
  const theirs = fixtureStore(folder);
  await theirs.publish('mf-plans', '1.1.0');
  const order = { environment: 'staging', sites: sites('theirs') };
  await promote(theirs.store, { ...order, changes: [{ workspace: 'mf-plans', version: '1.1.0' }] });
  await rollback(theirs.store, order);
  heads.mockRestore();
  await toldOf(2);
  expect(printed).toEqual(['revision 1', 'revision 3']);
  expect(page()).toContain('mf-plans@1.0.0');
  const site = join(sites('ours'), 'current');
  expect(JSON.parse(readFileSync(join(site, 'revision.json'), 'utf8'))).toMatchObject({ revision: 3 });
  expect(readFileSync(join(site, 'mosaico', 'index.html'), 'utf8')).toContain('Revisión 3');
});

test('while the store does not answer, the site stays as it is; that is said once, and then it goes on', async () => {
  following();
  await toldOf(1);
  const heads = jest.spyOn(fixture.store, 'head').mockRejectedValue(new Error('No answer.'));
  await toldOf(2);
  const asked = heads.mock.calls.length;
  while (heads.mock.calls.length < asked + 3) await new Promise(setImmediate);
  expect(printed).toEqual(['revision 1', 'No answer.']);
  expect(page()).toContain('mf-plans@1.0.0');
  heads.mockRestore();
  await promoted('mf-plans', '1.1.0');
  await toldOf(3);
  expect(printed[2]).toBe('revision 2');
});
