import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Each hook into Module Federation. Where a test is red, read the first lines of the hook's file, then the issue that they name.

interface Probe {
  refusal: string;
  entry: string[];
  ids: Record<'plain' | 'withHook', [string[], string[]]>;
  consumed: unknown[];
  used: string[][];
  provided: unknown[];
}

let probe: Probe;
beforeAll(async () => {
  const args = ['--import', 'tsx', join(__dirname, '../testing/federation-probe.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: join(__dirname, '../../..') });
  probe = JSON.parse(stdout) as Probe;
}, 120_000);

test('@module-federation/enhanced, FederationRuntimeModule#generate: asks for the name of a file that has no hash yet (core#5077)', () => {
  // No refusal: core#5077 is mended, and `entryName` can be a plain name.
  expect(probe.refusal).toContain('[contenthash');
  expect(probe.entry).toEqual([expect.stringMatching(/^container\.\w{10}\.js$/)]);
});

test('@module-federation/enhanced, identifiers with paths: other ids in another folder (core#2582), but not with the hook', () => {
  const [one, other] = probe.ids.plain;
  // The same without the hook: core#2582 is mended, and the hook can go.
  expect(one).not.toEqual(other);
  expect(probe.ids.withHook[0]).toEqual(probe.ids.withHook[1]);
});

test('@module-federation/enhanced, ConsumeSharedModule#options: what a build asks for', () => {
  expect(probe.consumed).toEqual(
    expect.arrayContaining([
      { key: 'react', range: '^19.0.0', singleton: false },
      { key: 'theme', range: '^2.0.0', singleton: true },
    ]),
  );
});

test('webpack, HarmonyImportSpecifierDependency#ids: which exports a build uses of a shared module', () => {
  expect(probe.used).toEqual(expect.arrayContaining([['useState'], ['dark']]));
});

test('@module-federation/enhanced, ProvideSharedModule#_name, _version and _eager: what a build shares', () => {
  expect(probe.provided).toEqual([{ key: 'theme', version: '2.1.0', eager: false }]);
});
