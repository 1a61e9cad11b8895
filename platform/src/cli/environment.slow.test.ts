import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfiguration } from '@mosaico/shared-types';
import { commandLine } from '../cli.ts';
import { promote } from '../environments/promote.ts';
import { prune } from '../environments/prune.ts';
import { graceMs } from '../store/unused.ts';
import { folderStore } from '../store/stores.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { siteOf } from '../testing/site.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('environment', begin, async () => {
  for (const workspace of ['shell', 'mf-plans']) await fixture.publish(workspace, '1.0.0');
  await fixture.publish('mf-plans', '1.1.0');
  await promote(fixture.store, {
    environment: 'demo',
    changes: ['shell', 'mf-plans'].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites', 'demo'),
  });
});
const output = commandsBeside(() => folder);

async function mosaico(words: string): Promise<string> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', 'environment', ...words.split(' ')]);
  return output.join('\n');
}
/** As another process finds it. */
const store = () => folderStore(join(folder, 'store'));

function otherConfiguration(more: Partial<SiteConfiguration> = {}): string {
  const site = siteOf();
  writeFileSync(
    join(fixture.configurationFolder, 'site.json'),
    JSON.stringify({ ...site, catalogue: { ...site.catalogue, pin: '271828' }, ...more }),
  );
  return fixture.configurationFolder;
}

test('an environment begins with what another shows, composed, once', async () => {
  expect(await mosaico('create staging --from demo')).toContain('staging is at revision 1: 2 pages');
  const [demo, staging] = await Promise.all(['demo', 'staging'].map((each) => store().revision(each)));
  expect(staging).toMatchObject({
    releases: demo?.releases,
    configuration: demo?.configuration,
    reason: 'created from demo, revision 1',
  });
  expect(existsSync(join(folder, 'sites', 'staging', 'current', 'mf-plans.html'))).toBe(true);
  expect(await mosaico('create staging --from demo')).toBe('staging is there already, at revision 1. Nothing to do.');
  expect(await store().revisionNumbers('staging')).toEqual([1]);
});

test('named releases replace the source’s, and are refused where the environment is another already', async () => {
  await mosaico(`create staging mf-plans@1.1.0 --from demo --config ${otherConfiguration()}`);
  const staging = await store().revision('staging');
  expect(staging.releases).toEqual({ shell: '1.0.0', 'mf-plans': '1.1.0' });
  expect((await store().configuration(staging.configuration)).site.catalogue.pin).toBe('271828');
  expect(await mosaico('create staging --from demo')).toMatch(/Nothing to do\.$/);
  await expect(mosaico('create staging mf-plans@1.0.0 --from demo')).rejects.toThrow(
    'There is an environment "staging" already, and it shows something else. To change it: npx mosaico promote',
  );
});

test('two who create it at once both find it as they want it', async () => {
  output.length = 0;
  const words = ['node', 'mosaico', 'environment', 'create', 'staging', '--from', 'demo'];
  await Promise.all([commandLine().parseAsync(words), commandLine().parseAsync(words)]);
  expect(output.map((line) => line.split('\n')[0]).sort()).toEqual([
    'staging is at revision 1: 2 pages',
    'staging is there already, at revision 1. Nothing to do.',
  ]);
  expect(await store().revisionNumbers('staging')).toEqual([1]);
});

test('nothing is begun from nothing, from what is not there, or under a name that leads elsewhere', async () => {
  await expect(mosaico('create staging')).rejects.toThrow('What shall "staging" show?');
  await expect(mosaico('create staging --from dmeo')).rejects.toThrow(
    'There is no environment "dmeo". There are: demo.',
  );
  await expect(mosaico('create ../staging --from demo')).rejects.toThrow('"../staging" is no name for an environment.');
  await expect(mosaico('create staging mf-plans@3.0.0 --from demo')).rejects.toThrow(
    'The store has no mf-plans@3.0.0.',
  );
  expect(await mosaico('create staging --from demo --dry-run')).toContain('staging would become revision 1:');
  expect(await store().environments()).toEqual(['demo']);
});

test('an environment gets another configuration, once', async () => {
  const config = otherConfiguration();
  const promoting = async (words = ''): Promise<string> => {
    output.length = 0;
    await commandLine().parseAsync(`node mosaico promote --env demo --config ${config}${words}`.split(' '));
    return output.join('\n');
  };
  expect(await promoting(' --dry-run')).toContain('demo would become revision 2:');
  expect(await promoting()).toContain('demo is at revision 2:');
  expect(await promoting()).toContain('Nothing to do: demo shows that already');
  expect(await store().revisionNumbers('demo')).toEqual([1, 2]);
});

test('an environment is removed when it is meant, once, and can be created again', async () => {
  await mosaico('create staging mf-plans@1.1.0 --from demo');
  await expect(mosaico('remove staging')).rejects.toThrow(
    'If you mean it: npx mosaico environment remove staging --yes',
  );
  expect(await mosaico('remove staging --dry-run')).toBe('would remove staging, which is at revision 1');
  expect(await store().environments()).toEqual(['demo', 'staging']);

  expect(await mosaico('remove staging --yes')).toContain('removed staging');
  expect(await mosaico('remove staging --yes')).toBe('staging was removed before. Nothing to do.');
  expect(JSON.parse(await mosaico('remove staging --yes --json'))).toEqual({ changed: false, environment: 'staging' });
  expect(await store().environments()).toEqual(['demo']);
  await expect(mosaico('remove stagin --yes')).rejects.toThrow('There is no environment "stagin". There are: demo.');

  const options = { keep: 5, olderThan: 0, sites: (each: string) => join(folder, 'sites', each) };
  await prune(store(), options);
  const { removed } = await prune(store(), { ...options, now: () => Date.now() + graceMs });
  expect(removed).toEqual({ releases: ['mf-plans@1.1.0'], compositions: [join(folder, 'sites', 'staging')] });
  expect(await mosaico('create staging --from demo')).toContain('staging is at revision 3: 2 pages');
  expect((await store().revision('staging')).releases).toEqual({ shell: '1.0.0', 'mf-plans': '1.0.0' });
});

test("an environment's history has the authors of its creation and removal", async () => {
  await mosaico('create staging --from demo --by Ana');
  expect((await store().revision('staging')).by?.name).toBe('Ana');
  await mosaico('remove staging --yes --by Ben --reason over');
  const history = async (...words: string[]): Promise<string> => {
    output.length = 0;
    await commandLine().parseAsync(['node', 'mosaico', 'history', '--env', 'staging', ...words]);
    return output.join('\n');
  };
  await expect(history()).rejects.toThrow('"staging" was removed. By whom, and what was before: npx mosaico history');
  expect(await history('--all')).toMatch(
    /^revision 2, .*, by Ben.*: over\n {2}staging was removed\nrevision 1, .*, by Ana.*: created from demo/,
  );
  await mosaico('create staging --from demo --by Eva');
  expect(await history()).toMatch(/^revision 3, .*, by Eva/);
  expect(await history()).not.toContain('Ben');
  expect(await history('--all', '--limit', '2')).toMatch(
    /^revision 3, [^]*mf-plans[^]*\nrevision 2, .*Ben.*\n.*removed$/,
  );
});

test('a public environment is removed only with its name typed once more', async () => {
  await mosaico(`create www --from demo --config ${otherConfiguration({ public: true })}`);
  for (const words of ['', ' --yes', ' --confirm www', ' --yes --confirm prod'])
    await expect(mosaico(`remove www${words}`)).rejects.toThrow(
      'npx mosaico environment remove www --yes --confirm www',
    );
  expect(await mosaico('remove www --yes --confirm www')).toContain('removed www');
});

test('a trial that has the configuration of a public environment is public, and its creation says so', async () => {
  await mosaico(`create www --from demo --config ${otherConfiguration({ public: true })}`);
  const warning = 'trial is public: it has the configuration of www.';
  expect(await mosaico('create trial --from www')).toContain(warning);
  await mosaico(`create tienda --from demo --config ${otherConfiguration()}`);
  expect(await mosaico('create tienda --from www')).toBe('tienda is there already, at revision 1. Nothing to do.');
  await mosaico('remove trial --yes --confirm trial');
  expect(await mosaico(`create trial --from www --config ${otherConfiguration()}`)).not.toContain(warning);
});
