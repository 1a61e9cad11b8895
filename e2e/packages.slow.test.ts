import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

// Each after what it depends on.
test.each(['shared-types', 'shared-ui', 'platform', 'create-remote'])(
  'the package of %s holds what its package.json names, compiled, and no test',
  (name) => {
    const run = (program: string, ...words: string[]): string =>
      execFileSync(program, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    run('npm', 'pack', '--workspace', name, '--pack-destination', folder);
    const tarball = join(folder, readdirSync(folder).find((file) => file.startsWith(`mosaico-${name}-`)) ?? '');
    expect(run('npx', 'publint', 'run', tarball, '--strict')).toContain('All good!');
    // Ends with a code where types and code do not fit, for ES modules. Nothing imports from `create-remote`, which is a program.
    if (name !== 'create-remote') run('npx', 'attw', tarball, '--profile', 'esm-only');
    const files = run('tar', '--list', '--file', tarball).split('\n');
    expect(files).toContainEqual(expect.stringMatching(/^package\/dist\/.*\.js$/));
    expect(files).toContainEqual(expect.stringMatching(/^package\/dist\/.*\.js\.map$/));
    // What a new remote begins with has its test.
    const own = files.filter((file) => !file.startsWith('package/template/'));
    expect(own.filter((file) => /\.(test|stories)\.|\/testing\/|tsbuildinfo/.test(file))).toEqual([]);
  },
  600_000,
);
