import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from '../cli.ts';
import { promote } from '../environments/promote.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, pageOf } from '../testing/releases.ts';
import { keptRevisions } from '../site/sites.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('status', begin, async () => {
  await fixture.publish('shell', '1.4.0', {
    built: builtWith({ commit: '8ef1e0c2aa', author: 'Ana', subject: 'Plans say their prices' }),
  });
  await fixture.publish('mf-plans', '1.0.0');
  for (const environment of ['demo', 'staging'])
    await promote(fixture.store, {
      environment,
      changes: [
        { workspace: 'shell', version: '1.4.0' },
        { workspace: 'mf-plans', version: '1.0.0' },
      ],
      configurationFolder: fixture.configurationFolder,
      sites: join(folder, 'sites', environment),
      by: { name: 'Ben' },
    });
});
const output = commandsBeside(() => folder);

async function mosaico(...words: string[]): Promise<string> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', ...words]);
  return output.join('\n');
}
const revision = (environment: string, text: string): void =>
  writeFileSync(join(folder, 'store', 'environments', environment, '000001.json'), text);

test('the shown releases have their author and origin', async () => {
  const said = await mosaico('status', 'staging');
  expect(said).toMatch(/^staging: revision 1, .*, by Ben: shell@1\.4\.0, mf-plans@1\.0\.0$/m);
  expect(said).toMatch(/^ {2}shell +21 Nov.* · 8ef1e0c · Ana · Plans say their prices +1\.4\.0$/m);
  expect(process.exitCode).toBeUndefined();
});

test('an offer that has expired since the revision was made is reported, until the environment is promoted again', async () => {
  await fixture.publish('mf-plans', '2.0.0', {
    pages: [pageOf('/mf-plans'), pageOf('/oferta', { expires: '2026-11-22' })],
  });
  await mosaico('promote', 'mf-plans@2.0.0', '--env', 'staging');
  expect(await mosaico('status', 'staging')).not.toContain('expired');
  const made = await fixture.store.revision('staging');
  writeFileSync(
    join(folder, 'store', 'environments', 'staging', '000002.json'),
    JSON.stringify({ ...made, created: '2026-11-22T20:00:00.000Z' }),
  );
  expect(await mosaico('status', 'staging')).toContain('an offer has expired since: npx mosaico promote --env staging');
  const printed = JSON.parse(await mosaico('status', '--json')) as { environment: string; expired: boolean }[];
  expect(printed.map(({ environment, expired }) => [environment, expired])).toEqual([
    ['demo', false],
    ['staging', true],
  ]);
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await mosaico('promote', '--env', 'staging', '--reason', 'an offer has expired');
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^No release is named/));
  const now = await mosaico('status', 'staging');
  expect(now).toMatch(/^staging: revision 3, /);
  expect(now).not.toContain('expired since');
});

test('one environment that cannot be read hides no other', async () => {
  revision('staging', '{');
  const said = await mosaico('status');
  expect(said).toMatch(/^demo\b.*revision 1/m);
  expect(said).toMatch(/^staging: cannot be read\. .*environments\/staging\/000001\.json is not JSON/m);
  expect(process.exitCode).toBe(1);
});

test('a revision that is not what its file says, or names what is no release, is refused by file and key', async () => {
  const rest = await fixture.store.revision('staging');
  revision('staging', JSON.stringify({ ...rest, revision: 7 }));
  await expect(mosaico('status', 'staging')).rejects.toThrow(
    /000001\.json is not valid\. Correct these keys:\n {2}revision: must be 1, like its file$/,
  );
  const bad = { ...rest, revision: 1, configuration: '../../x', releases: { 'mf-plans': '../../x' } };
  revision('staging', JSON.stringify(bad));
  await expect(mosaico('status', 'staging')).rejects.toThrow(
    /releases\.mf-plans: must be a semantic version .*\n {2}configuration: must be the name of a configuration in the store/,
  );
  revision('staging', JSON.stringify({ ...rest, revision: 'z'.repeat(200_000) }));
  const refused = await mosaico('status', 'staging').catch((error: Error) => error.message);
  expect(refused.length).toBeLessThan(1_000);
});

test('a store that is not where somebody has said is named', async () => {
  process.env.MOSAICO_STORE = pathToFileURL(join(folder, 'nowhere')).href;
  for (const verb of [['status'], ['show', 'mf-plans'], ['prune', '--dry-run']])
    await expect(mosaico(...verb)).rejects.toThrow(/nowhere does not exist: look whether MOSAICO_STORE/);
  mkdirSync(join(folder, 'nowhere'));
  expect(await mosaico('status')).toBe(
    `No environment has a revision yet in ${process.env.MOSAICO_STORE}. To begin it: npm start`,
  );
  process.env.MOSAICO_STORE = 'file:store';
  await expect(mosaico('status')).rejects.toThrow('Write file:///absolute/folder.');
  process.env.MOSAICO_STORE = '/srv/store';
  await expect(mosaico('status')).rejects.toThrow(
    `"/srv/store" is no store's address. Write a folder as file:///srv/store`,
  );
});

test.each([
  ['show', "missing required argument 'release'"],
  ['environment remove', "missing required argument 'environment'"],
  ['prune --kep 1', "unknown option '--kep'"],
  [
    'prune --keep 0',
    `option '--keep <revisions>' argument '0' is invalid. Give a whole number, ${keptRevisions} or more.`,
  ],
  ['rollback --to abc', "option '--to <revision>' argument 'abc' is invalid. Give a whole number."],
])('%s: what is wrong with a command is followed by what to do', async (words, says) => {
  const printed: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  await expect(mosaico(...words.split(' '))).rejects.toThrow('exit');
  expect(printed.join('')).toContain(says);
  expect(printed.join('')).toContain('(run with --help for the usage)');
});

test('an unknown revision is reported as it was written', async () => {
  await expect(mosaico('diff', 'demo', 'staging@one')).rejects.toThrow('"staging@one" names no revision.');
});

describe('serving', () => {
  /** Serves until it would listen, on a port that is taken, unless it ends before for another reason. */
  async function served(environment: string, ends?: string): Promise<void> {
    const taken = createServer().listen(0);
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expect(mosaico('serve', '--env', environment, '--port', String(port))).rejects.toThrow(
      ends ?? `Port ${port} is taken`,
    );
    taken.close();
  }

  test('promotions of another machine are composed first', async () => {
    rmSync(join(folder, 'sites'), { recursive: true });
    await served('demo');
    expect(existsSync(join(folder, 'sites', 'demo', 'current', 'mf-plans.html'))).toBe(true);
  });

  test('where the newest revision cannot be shown, the site that was shown last is served, and the reason is printed', async () => {
    const printed = new Promise((resolve) => jest.spyOn(console, 'error').mockImplementation(resolve));
    revision('demo', 'half');
    await served('demo');
    expect(await printed).toMatch(/000001\.json is not JSON[^]*\n"demo" is served as it was last shown here\.$/);
  });

  test('an environment that is not there is refused, naming those that are', async () => {
    await expect(mosaico('status', 'stagin')).rejects.toThrow('Did you mean "staging"?');
    await served('nowhere', 'There is no environment "nowhere". There are: demo, staging.');
  });
});

test.each(['../../evil', 'Staging', 'x'.repeat(300)])('%s is no environment, which is said first', async (name) => {
  await expect(mosaico('promote', 'shell@1.4.0', '--env', name)).rejects.toThrow(/is no name for an environment/);
});
