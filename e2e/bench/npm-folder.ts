import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versions } from './peers/versions.ts';

/** Packages by name, each with its exact version. */
export type Dependencies = Readonly<Record<string, string>>;

/** Written last: a folder that says this has all of it. */
const stamp = '.bench.json';
/** So many lines of what a failed program said. */
const lastLines = 30;

/** Installs packages from npm's registry into a folder of their own, unless they are there. */
export async function install(folder: string, dependencies: Dependencies): Promise<void> {
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies }, null, 1)}\n`;
  const modules = join(folder, 'node_modules');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), manifest);
  if ((await readFile(join(modules, stamp), 'utf8').catch(() => undefined)) === manifest) return;
  await rm(modules, { recursive: true, force: true });
  await rm(join(folder, 'package-lock.json'), { force: true });
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-update-notifier'], folder);
  await writeFile(join(modules, stamp), manifest);
}

/** What to install for a program that needs this Node, besides the program. */
export function nodeFor(needed: readonly [major: number, minor: number]): Dependencies {
  return isAtLeast(process.versions.node, needed) ? {} : { node: versions.node };
}

/** The Node to run a program of the folder with: the one installed there, else the one that runs. */
export function nodeIn(folder: string): string {
  const installed = join(folder, 'node_modules', 'node', 'bin', 'node');
  return existsSync(installed) ? installed : process.execPath;
}

/** Whether a version is this one or a later one. */
export function isAtLeast(version: string, [major, minor]: readonly [major: number, minor: number]): boolean {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Runs a program to its end. Rejects with the end of what it said when it fails. */
export function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => void said.push(text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const end = said.join('').trimEnd().split('\n').slice(-lastLines).join('\n');
      reject(new Error(`${[program, ...args].join(' ')} failed in ${cwd}:\n${end}`));
    });
  });
}
