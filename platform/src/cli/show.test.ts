import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../cli.ts';
import { promote } from '../environments/promote.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { builtWith, pageOf } from '../testing/releases.ts';

const first = '1.0.0-sac38b92686';
const second = '1.0.0-sac38ffff00';
let folder: string;
let fixture: FixtureStore;
const output = commandsBeside(() => folder);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'show-'));
  fixture = fixtureStore(folder);
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', first, {
    pages: [pageOf('/planes'), pageOf('/antes')],
    facts: { basic: { value: 500, unit: 'USD/month' } },
  });
  await fixture.publish('mf-plans', second, {
    built: builtWith({
      at: '2026-11-22T14:05:00.000Z',
      commit: '8ef1e0c2aa',
      author: 'Ana\u001B[31m',
      repository: 'https://git.example.org/agency/site',
      committed: '2026-11-22T14:00:00.000Z',
      subject: 'Plans say their prices',
      head: '11e4d877f7',
      dirty: true,
      uncommitted: ['facts.json'],
    }),
    pages: [pageOf('/planes', { title: 'Planes claros' }), pageOf('/nuevo')],
    facts: { basic: { value: 550, unit: 'USD/month' } },
  });
  for (const version of [first, second, first])
    await promote(fixture.store, {
      environment: 'staging',
      changes: [
        { workspace: 'shell', version: '1.0.0' },
        { workspace: 'mf-plans', version },
      ],
      configurationFolder: fixture.configurationFolder,
      sites: join(folder, 'sites'),
      force: 'a page goes away',
    });
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

async function show(...words: string[]): Promise<string> {
  await commandLine().parseAsync(['node', 'mosaico', 'show', ...words]);
  return output.join('\n');
}

test('a release says when, by whom and from what it was built, who shows it, and what it changed', async () => {
  const said = await show('mf-plans@sac38f');
  expect(said).toMatch(/^mf-plans@1\.0\.0-sac38ffff00$/m);
  expect(said).toMatch(/commit +8ef1e0c2aa of 2026-11-22/);
  expect(said).toMatch(/repository +https:\/\/git\.example\.org\/agency\/site$/m);
  // A name steers no terminal.
  expect(said).toMatch(/author +Ana \[31m$/m);
  expect(said).toMatch(/subject +Plans say their prices$/m);
  expect(said).toMatch(/checked out +11e4d877f7$/m);
  expect(said).toMatch(/uncommitted +facts\.json$/m);
  expect(said).toMatch(/^environments\n +staging +before +revision 2$/m);
  expect(said).toMatch(/^ {2}~ page planes: .*Page planes.* → .*Planes claros/m);
  expect(said).toMatch(/^ {2}\+ page nuevo: \/nuevo/m);
  expect(said).toMatch(/^ {2}- page antes/m);
  expect(said).toMatch(/^ {2}~ figure basic: \$500\/month → \$550\/month$/m);
});

test('the first of a workspace, which several revisions show', async () => {
  const said = await show(`mf-plans@${first}`);
  expect(said).toMatch(/staging +now +revisions 1, 3$/m);
  expect(said).toMatch(/commit +unknown: it was built outside of git$/m);
  expect(said).toMatch(/^the first of its workspace$/m);
});

test('a script reads the same', async () => {
  expect(JSON.parse(await show('mf-plans@sac38f', '--json'))).toMatchObject({
    release: { version: second, built: { commit: '8ef1e0c2aa' } },
    shown: [{ environment: 'staging', revisions: [2], now: false }],
    before: { workspace: 'mf-plans', version: first },
  });
});

test('a workspace lists its releases, newest first, by names for people', async () => {
  const [newest, oldest, ...others] = (await show('mf-plans')).split('\n');
  expect(newest).toMatch(/^mf-plans@1\.0\.0-sac38ffff00 +22 Nov.* · 8ef1e0c\+ · uncommitted: facts\.json$/);
  expect(oldest).toMatch(/^mf-plans@1\.0\.0-sac38b92686 +21 Nov/);
  expect(others).toEqual([]);
});

test('a workspace with many releases lists as many as are wanted', async () => {
  const [newest, more, ...others] = (await show('mf-plans', '--limit', '1')).split('\n');
  expect(newest).toMatch(/^mf-plans@1\.0\.0-sac38ffff00 /);
  expect(more).toBe('1 of 2 releases. All of them: npx mosaico show mf-plans --limit 2');
  expect(others).toEqual([]);
});

test('how many are listed means nothing for one release', async () => {
  await expect(show('mf-plans@sac38f', '--limit', '3')).rejects.toThrow(
    /^--limit: mf-plans@sac38f is one release\. "npx mosaico show mf-plans --limit 3" lists/,
  );
});

test.each([
  ['mf-plans@sac38', /may be 1\.0\.0-sac38b92686 or 1\.0\.0-sac38ffff00\. Write more of the one that you mean\.$/],
  ['mf-plans@latest', /names no release.*"npx mosaico show mf-plans" lists what is published\.$/],
  ['mf-plans@9.9.9', /9\.9\.9/],
  ['mf-nobody', /^Nothing is published of "mf-nobody"\. There are releases of: mf-plans, shell\.$/],
])('%s is refused with a way out', async (text, says) => {
  await expect(show(text)).rejects.toThrow(says);
});
