import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@mosaico/platform/lib/program';
import { cloneRepository, fingerprint, type Clone } from './support/clone.ts';
import { serving } from './support/serving.ts';

const root = join(__dirname, '..');

/** The versions that `package.json` allows (docs/decisions/034-node-versions.md): the oldest of Node 20, and one of each newer line. */
const versions = ['20.19.6', '22.23.5', '24.22.3', '26.12.1'];

/** npm has each Node as a package of one binary. */
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const programs = new Map<string, string>();
let clone: Clone;
beforeAll(async () => {
  // Installed packages are too much for the memory that unit tests write to.
  clone = cloneRepository({ withReleases: false, place: '/tmp' });
  // Links to this repository's packages, which `npm ci` would empty.
  const entries = readdirSync(clone.folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of entries.filter((entry) => entry.name !== 'node_modules'))
    rmSync(join(clone.folder, name, 'node_modules'), { force: true });
  for (const version of versions) programs.set(version, await installedNode(version));
}, 600_000);
afterAll(() => clone.remove());

/** A version's program from npm's registry, unless an earlier run has fetched it. Rejects where the registry does not answer. */
async function installedNode(version: string): Promise<string> {
  const folder = join(root, '.mosaico', 'node', version);
  const program = join('package', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(join(folder, program))) {
    mkdirSync(dirname(folder), { recursive: true });
    const draft = mkdtempSync(`${folder}-`);
    try {
      const { stdout: packed } = await run('npm', [
        'pack',
        `${packageName}@${version}`,
        '--silent',
        '--pack-destination',
        draft,
      ]);
      await run('tar', ['-xzf', join(draft, packed.trim()), '-C', draft, program.replaceAll('\\', '/')]);
      rmSync(join(draft, packed.trim()));
    } catch (error) {
      rmSync(draft, { recursive: true });
      throw new Error(
        `Node ${version} cannot be had: npm's registry does not give ${packageName}@${version}. This test needs the registry once; then it keeps Node in .mosaico/node.`,
        { cause: error },
      );
    }
    if (existsSync(folder)) rmSync(draft, { recursive: true });
    else renameSync(draft, folder);
  }
  return join(folder, program);
}

/** Runs a program and resolves to what it printed. Rejects with that, too. */
const run = (program: string, words: readonly string[], cwd = root, env = process.env) =>
  promisify(execFile)(program, words, { cwd, env, maxBuffer: 1e8 });

/** The environment of a process and its children on a version of Node; Jest's own variables are left out. */
function environmentOf(version: string): NodeJS.ProcessEnv {
  const path = [dirname(programs.get(version) ?? ''), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, NO_COLOR: '1', JEST_WORKER_ID: undefined };
}

/** What `npm start` has built with one of them: of each release every file with its hash, of `release.json` all but the moment. */
async function started(version: string): Promise<Record<string, string>> {
  const node = programs.get(version) ?? '';
  const site = await serving(clone.folder, ['start'], environmentOf(version), node);
  try {
    const page = await fetch(`${site.address}/planes-sociales`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  } finally {
    await site.stop();
  }
  const builds = join(clone.folder, '.mosaico', 'builds');
  const files = Object.entries(fingerprint(builds)).map(([file, hash]) => [
    relative(builds, file),
    basename(file) === 'release.json' ? readFileSync(file, 'utf8').replace(/"at": ?"[^"]*"/, '') : hash,
  ]);
  // Beside a release stands what it was built of: the version of Node, too.
  return Object.fromEntries(files.filter(([file = '']) => dirname(dirname(file)) !== '.')) as Record<string, string>;
}

/** Seconds of a step, for the table. */
async function timed<Result>(step: () => Promise<Result>): Promise<[result: Result, seconds: number]> {
  const begin = Date.now();
  const result = await step();
  return [result, Math.round((Date.now() - begin) / 100) / 10];
}

test('the versions are those that README names', () => {
  const [, named = ''] = /You need Node ([^.]*\.\d+[^.]*)\./.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const lines = named.split(/, | or /);
  expect(lines).toEqual(versions.map((version) => lines.find((line) => version.startsWith(`${line}.`))));
});

test('npm ci and npm start work with each of them, and releases are the same, byte for byte', async () => {
  const npm = realpathSync(findProgram(['npm']) ?? '');
  let first: Record<string, string> | undefined;
  for (const version of versions) {
    for (const made of ['node_modules', '.mosaico', join('platform', 'dist')])
      rmSync(join(clone.folder, made), { recursive: true, force: true });
    const node = programs.get(version) ?? '';
    const [installed, install] = await timed(() => run(node, [npm, 'ci'], clone.folder, environmentOf(version)));
    expect(installed.stdout + installed.stderr).not.toMatch(/EBADENGINE|deprecated/);
    const [files, start] = await timed(() => started(version));
    const releases = Object.keys(files).filter((file) => basename(file) === 'release.json');
    process.stdout.write(
      `Node ${version}: npm ci ${install} s, npm start ${start} s\n${releases.map(dirname).join('\n')}\n`,
    );
    expect(releases).toHaveLength(7);
    first ??= files;
    expect(files).toEqual(first);
  }
}, 3_600_000);

// The version that runs this runs them anyway.
test.each(versions.filter((version) => version.split('.')[0] !== process.versions.node.split('.')[0]))(
  'the unit tests pass on Node %s',
  async (version) => {
    const words = ['node_modules/jest/bin/jest.js', '--config', 'jest.fast.config.mjs', '--json'];
    const [output, seconds] = await timed(() =>
      run(programs.get(version) ?? '', ['--max-semi-space-size=64', ...words], root, environmentOf(version)),
    );
    const { numPassedTests, numFailedTests } = JSON.parse(output.stdout) as Record<string, number>;
    process.stdout.write(`Node ${version}: ${numPassedTests} unit tests in ${seconds} s\n`);
    expect(numFailedTests).toBe(0);
    expect(numPassedTests).toBeGreaterThan(3_000);
  },
  1_200_000,
);
