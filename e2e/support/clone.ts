import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { entriesBelow } from '@mosaico/platform/lib/files-below';
import { testWork } from './work.ts';

const root = join(import.meta.dirname, '..', '..');

/** How a program ended, and what it printed. */
interface Ended {
  code: number;
  output: string;
}

/** A copy of the repository to change at will, sharing the installed packages. */
export interface Clone {
  folder: string;
  /** Runs `mosaico …` in it. Resolves whatever the exit code. */
  mosaico(...words: string[]): Promise<Ended>;
  /** The same at once, while nothing else of this process goes on. Throws with what was printed where it fails. */
  mosaicoNow(...words: string[]): string;
  /** Runs an installed program (`oxlint`, `jest`, …) in it. Resolves whatever the exit code. */
  tool(name: string, ...words: string[]): Promise<Ended>;
  remove(): void;
}

/** Copies sources and, so that nothing is built twice, what this repository has built, and what tests have published and composed. */
export function cloneRepository({ withReleases = true, name = 'mosaico-', place = tmpdir() } = {}): Clone {
  const folder = mkdtempSync(join(place, name));
  const left = new Set(['node_modules', '.git', '.mosaico', 'test-results', 'playwright-report']);
  for (const name of readdirSync(root)) {
    if (!left.has(name))
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: (file) => !file.includes('node_modules'),
      });
  }
  forgetStore(folder);
  // A workspace may have some of its own, of another version than the others'.
  for (const owner of readdirSync(folder)) {
    const packages = join(root, owner, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, owner, 'node_modules'));
  }
  linkPackages(folder);
  if (withReleases) {
    shareFolder(join(root, '.mosaico', 'builds'), join(folder, '.mosaico', 'builds'));
    for (const name of ['store', 'sites']) shareFolder(join(testWork, name), join(folder, '.mosaico', name));
    // What other tests' visitors have reported is nothing that happened in the copy.
    for (const environment of readdirSync(join(folder, '.mosaico', 'sites')))
      rmSync(join(folder, '.mosaico', 'sites', environment, 'reports'), { recursive: true, force: true });
  }
  return {
    folder,
    mosaico: (...words) => mosaico(folder, ...words),
    mosaicoNow: (...words) =>
      execFileSync(process.execPath, [join(folder, 'platform', 'bin', 'mosaico.mjs'), ...words], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      }),
    tool: (name, ...words) => runNode(folder, join(folder, 'node_modules', '.bin', name), ...words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A store that a repository's `package.json` names is one that people work with: its copy has one of its own. */
export function forgetStore(folder: string): void {
  const file = join(folder, 'package.json');
  const { mosaico: told, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if (told) writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The installed packages; the repository's own are the clone's, so that `npx mosaico` there is the clone's, too. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  const here = join(folder, 'node_modules');
  // Both hold relative links.
  const ours = ['.bin', '@mosaico'];
  mkdirSync(here);
  for (const name of readdirSync(installed))
    if (!ours.includes(name)) symlinkSync(join(installed, name), join(here, name));
  for (const name of ours) cpSync(join(installed, name), join(here, name), { recursive: true, verbatimSymlinks: true });
}

/** Files whose names or folders say what is in them, or that are replaced and never written to: they are linked, not copied. */
const neverChanges = /\/\.mosaico\/(builds|store\/(releases|source-maps)|sites\/(\.cache|.*\/assets))\//;

function shareFolder(from: string, to: string): void {
  for (const entry of entriesBelow(from)) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    mkdirSync(entry.isDirectory() ? target : dirname(target), { recursive: true });
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile() && !(neverChanges.test(target) && linked(source, target)))
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

/** `false` where the two folders are on different disks. */
function linked(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

/** Every file below a folder with the hash of its content. */
export function fingerprint(folder: string): Record<string, string> {
  const files = entriesBelow(folder).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Runs `mosaico …` in a repository. Resolves whatever the exit code. */
export function mosaico(folder: string, ...words: string[]): Promise<Ended> {
  return runNode(folder, join(folder, 'platform', 'bin', 'mosaico.mjs'), ...words);
}

function runNode(folder: string, script: string, ...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const program = execFile(
      process.execPath,
      [script, ...words],
      { cwd: folder, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }, timeout: 240_000 },
      (_error, stdout, stderr) => resolve({ code: program.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}
