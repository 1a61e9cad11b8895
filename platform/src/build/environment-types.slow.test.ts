import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { publishedRest } from '../dev/published.ts';
import { promote } from '../environments/promote.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { pageOf } from '../testing/releases.ts';
import { declaredNames, keepEnvironmentTypes, namesFile } from './environment-types.ts';
import { environmentTypesFile } from '../lib/folders.ts';

let folder: string;
let root: string;
let site: FixtureStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mosaico-environment-'));
  site = fixtureStore(join(folder, 'site'));
  root = join(folder, 'mf-own');
  mkdirSync(root);
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'mf-own', version: '1.0.0' }));
  writeFileSync(join(root, 'webpack.config.mjs'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (store = site.store) => keepEnvironmentTypes(root, store, 'staging');

async function staging(shell: Parameters<FixtureStore['build']>[2] = {}): Promise<void> {
  const releases = [
    await site.publish('shell', '1.0.0', shell, { 'a.css': '' }),
    await site.publish('mf-plans', '1.0.0', {
      pages: [pageOf('/planes')],
      facts: { social: { value: 500, unit: 'USD' } },
      slots: ['plans/table'],
      pieces: { 'plans/table': { scripts: [], consumes: [] } },
    }),
    await site.publish('mf-own', '1.0.0'),
  ];
  await promote(site.store, {
    environment: 'staging',
    changes: releases,
    configurationFolder: site.configurationFolder,
    sites: join(folder, 'sites'),
  });
}

test("the others' declarations are kept for tests as data, and for the compiler as names", async () => {
  await staging();
  const { declarations, environment, revision } = await keep();
  expect({ environment, revision }).toEqual({ environment: 'staging', revision: 1 });
  expect(declarations.map(({ workspace }) => workspace)).toEqual(['shell', 'mf-plans', 'mf-own']);
  expect(JSON.parse(readFileSync(environmentTypesFile(root), 'utf8'))).toMatchObject({
    revision: 1,
    site: { agency: {} },
  });
  const names = readFileSync(namesFile(root), 'utf8');
  expect(names).toContain('"mf-plans/social": unknown;');
  expect(names).toContain('"plans/table": unknown;');
  // What this repository declares, its own files say.
  expect(names).not.toContain('mf-own/');
});

test('the names compile', () => {
  const facts = { 'a-b': { value: 1, unit: 'USD' } } as const;
  const text = declaredNames([{ workspace: 'mf-a', pages: [], facts, offers: {}, slots: ['a/b'] }]);
  expect(ts.transpileModule(text, { reportDiagnostics: true }).diagnostics).toEqual([]);
  expect(text).toContain("declare module '@mosaico/shared-types'");
});

test('where the store does not answer, what was kept is used, and that is said', async () => {
  await staging();
  await keep();
  const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const down = site.store.rehearsal();
  jest.spyOn(down, 'revision').mockRejectedValue(new Error('no network'));
  expect((await keep(down)).revision).toBe(1);
  expect(said.mock.calls.flat().join()).toMatch(/no network\nUsing what it showed as revision 1/);
  said.mockRestore();
});

test('where nothing was kept either, the store says what is wrong, and nothing is written', async () => {
  await expect(keep()).rejects.toThrow('There is no environment "staging"');
  expect(existsSync(environmentTypesFile(root))).toBe(false);
});

test("development takes the shell's development build from its release, and says so where there is none", async () => {
  const rest = () => publishedRest(site.store, 'staging', { fromSource: new Set(['mf-own']), design: '3.0.0' });
  await staging();
  await expect(rest()).rejects.toThrow(
    /shell@1\.0\.0, which "staging" shows, has no development build.*publish and promote it again/,
  );
});
