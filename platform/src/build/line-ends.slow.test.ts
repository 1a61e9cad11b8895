import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from '../lib/workspaces.ts';

const root = rootFolder(__dirname);
const folder = mkdtempSync(join(tmpdir(), 'line-ends-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A clone of the last commit with the installed packages, whose links to the repository's own lead to the clone's. */
function clone(name: string, ...settings: string[]): string {
  const place = join(folder, name);
  execFileSync('git', ['clone', '--quiet', ...settings, root, place]);
  const [installed, here] = [join(root, 'node_modules'), join(place, 'node_modules')];
  mkdirSync(here);
  for (const each of readdirSync(installed))
    if (each !== '@mosaico') symlinkSync(join(installed, each), join(here, each));
  cpSync(join(installed, '@mosaico'), join(here, '@mosaico'), { recursive: true, verbatimSymlinks: true });
  // A workspace may have some of its own, of another version than the others'.
  for (const owner of readdirSync(place)) {
    const own = join(root, owner, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(place, owner, 'node_modules'));
  }
  return place;
}

/** What its own command line calls the releases of a clone. */
function versionsIn(place: string): unknown {
  const command = [join(place, 'platform', 'bin', 'mosaico.mjs'), 'changed', '--differs-from', 'nothing-yet', '--json'];
  const env = { ...process.env, MOSAICO_WORK: join(place, '.work'), MOSAICO_STORE: '' };
  return JSON.parse(execFileSync(process.execPath, command, { cwd: place, encoding: 'utf8', env }));
}

test('a clone by Git for Windows names all releases as every other clone does, and its checks pass', () => {
  const here = clone('here');
  const windows = clone('windows', '-c', 'core.autocrlf=true');
  const versions = versionsIn(here);
  expect(versions).toHaveLength(7);
  expect(versionsIn(windows)).toEqual(versions);
  const prettier = join(windows, 'node_modules', '.bin', 'prettier');
  const checked = ['README.md', 'package.json', 'shell/src/start.tsx', 'mf-legal/src', 'shared-types/src'];
  expect(
    execFileSync(process.execPath, [prettier, '--check', ...checked], { cwd: windows, encoding: 'utf8' }),
  ).toContain('All matched files use Prettier code style!');
}, 240_000);
