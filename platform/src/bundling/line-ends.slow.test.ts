import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appWorkspaces, rootFolder } from '../repository/workspaces.ts';
import { releaseVersion } from './version.ts';

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
  return place;
}

const versionsIn = async (place: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(appWorkspaces(place).map(async (each) => [each.name, await releaseVersion(each)] as const)),
  );

test('a clone by Git for Windows names all releases as every other clone does, and its checks pass', async () => {
  const here = clone('here');
  const windows = clone('windows', '-c', 'core.autocrlf=true');
  const versions = await versionsIn(here);
  expect(Object.keys(versions)).toHaveLength(7);
  expect(await versionsIn(windows)).toEqual(versions);
  const prettier = join(windows, 'node_modules', '.bin', 'prettier');
  const checked = ['README.md', 'package.json', 'shell/src/app.tsx', 'mf-legal/src', 'shared-types/src'];
  expect(
    execFileSync(process.execPath, [prettier, '--check', ...checked], { cwd: windows, encoding: 'utf8' }),
  ).toContain('All matched files use Prettier code style!');
}, 240_000);
