import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import { commandLine } from '../cli.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { builtWith } from '../testing/releases.ts';
import { folderStore } from '../store/stores.ts';

let folder: string;
let fixture: FixtureStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  fixture = fixtureStore(folder);
  for (const workspace of ['shell', 'mf-plans']) await fixture.publish(workspace, '1.0.0');
});
const output = commandsBeside(() => folder);
afterEach(() => {
  delete process.env.MOSAICO_BY;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function mosaico(...words: string[]): Promise<string> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', ...words]);
  return output.join('\n');
}
const begin = (...more: string[]) =>
  mosaico(
    ...['promote', 'shell@1.0.0', 'mf-plans@1.0.0', '--env', 'staging', '--config', fixture.configurationFolder],
    ...more,
  );
/** As another process finds it. */
const revision = (): Promise<Revision> => folderStore(join(folder, 'store')).revision('staging');

const turned = 'Ana\u202Eneb\u009B31m';
const forged = 'wrong price\nrevision 99, by Boss: fake\u001B[2J';

test('author and reason are kept on one line, without control characters', async () => {
  await begin('--by', turned, '--reason', forged, '--force', forged);
  expect((await revision()).by?.name).toBe('Ana neb 31m');
  expect((await revision()).reason).toBe('wrong price revision 99, by Boss: fake [2J');
});

test('a name or reason of which nothing is left is refused before anything is composed', async () => {
  const nothing = ' \u0001\u202E ';
  await expect(begin('--by', nothing)).rejects.toThrow('The name is empty. Say who does it');
  await expect(begin('--reason', nothing)).rejects.toThrow('The reason is empty. Say why');
  await expect(begin('--force', nothing)).rejects.toThrow('The reason of --force is empty. Say why.');
  expect(existsSync(join(folder, 'sites'))).toBe(false);
  expect(existsSync(join(folder, 'store', 'configurations'))).toBe(false);
});

test('--limit 0 lists no revision, and none is named by two numbers', async () => {
  await begin();
  expect(await mosaico('history', '--env', 'staging', '--limit', '0')).toBe('');
  await expect(mosaico('diff', 'staging@1@7', 'staging')).rejects.toThrow('"staging@1@7" names no revision.');
});

test('the contents of pages are not in the JSON for scripts', async () => {
  await begin();
  expect((await revision()).contents).toBeDefined();
  const [listed] = JSON.parse(await mosaico('history', '--env', 'staging', '--json')) as Revision[];
  expect(listed).toMatchObject({ revision: 1, releases: { shell: '1.0.0' } });
  expect(listed).not.toHaveProperty('contents');
});

test('author and reason come from options, or else from environment variables', async () => {
  await begin('--by', 'Ana', '--reason', 'first');
  await fixture.publish('mf-plans', '1.1.0');
  process.env.MOSAICO_BY = 'Ben';
  await mosaico('promote', 'mf-plans@1.1.0', '--env', 'staging');
  expect(await revision()).toMatchObject({ by: { name: 'Ben' }, reason: 'mf-plans@1.1.0' });
  await mosaico('rollback', '--env', 'staging', '--by', 'Cid', '--reason', 'wrong price');
  expect(await revision()).toMatchObject({ by: { name: 'Cid' } });
  expect((await revision()).reason).toContain('wrong price');
  await mosaico('environment', 'create', 'trial', '--from', 'staging');
  expect((await folderStore(join(folder, 'store')).revision('trial')).by?.name).toBe('Ben');
  expect(await mosaico('history', '--env', 'staging')).toMatch(/by Cid.*\n[^]*by Ben.*\n[^]*by Ana.*: first/);
});

test('history and diff show each change with the origin of its release', async () => {
  await begin();
  await fixture.publish('mf-plans', '1.0.0-sac38b92686', {
    built: builtWith({ commit: '8ef1e0c2aa', author: 'Ana', subject: 'Plans say their prices' }),
  });
  await mosaico('promote', 'mf-plans@sac38b9', '--env', 'staging');
  const origin = /8ef1e0c · Ana · Plans say their prices/;
  expect(await mosaico('history', '--env', 'staging', '--limit', '1')).toMatch(origin);
  expect(await mosaico('diff', 'staging@1', 'staging')).toMatch(origin);
});

test('revisions of other writers are listed on one line, too', async () => {
  await begin();
  const file = join(folder, 'store', 'environments', 'staging', '000001.json');
  const written = JSON.parse(readFileSync(file, 'utf8')) as Revision;
  const by = { name: turned, repository: 'https://git.example.org/a\u001B[2Jb' };
  const forced = { reason: forged, problems: [] };
  writeFileSync(file, JSON.stringify({ ...written, by, reason: forged, forced }));
  for (const listed of [await mosaico('history', '--env', 'staging'), await mosaico('status')]) {
    // oxlint-disable-next-line no-control-regex -- They are what must not be there.
    expect(listed).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u0080-\u009F\u202E]|^revision 99/m);
    expect(listed).toContain('wrong price revision 99, by Boss: fake [2J');
  }
  expect(await mosaico('history', '--env', 'staging')).toContain('by Ana neb 31m (git.example.org/a [2Jb)');
  expect(await mosaico('history', '--env', 'staging')).toContain('  forced: wrong price revision 99');
});

test('of an environment that was removed it says how its history is read', async () => {
  await begin();
  await mosaico('environment', 'remove', 'staging', '--yes');
  await expect(mosaico('history', '--env', 'staging')).rejects.toThrow(
    '"staging" was removed. By whom, and what was before: npx mosaico history --env staging --all',
  );
  expect(await mosaico('history', '--env', 'staging', '--all')).toContain('revision 1');
});
