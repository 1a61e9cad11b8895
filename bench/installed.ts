import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What is installed for the benchmark alone; everything else is installed as it is in this repository. */
export const versions = { lighthouse: '13.5.0', next: '16.4.6', astro: '7.3.5', '@astrojs/react': '7.0.0' } as const;
/** What Lighthouse and Astro need besides: with an older Node, a package brings another one. */
export const newerNode = Number(process.versions.node.split('.')[0]) >= 24 ? {} : { node: '22.23.3' };

/** Installs packages into a folder of their own, unless they are there. */
export async function install(folder: string, dependencies: Readonly<Record<string, string>>): Promise<void> {
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies });
  const modules = join(folder, 'node_modules');
  // Written last: a folder that has it is whole.
  const stamp = join(modules, '.bench.json');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === manifest) return;
  await rm(modules, { recursive: true, force: true });
  await rm(join(folder, 'package-lock.json'), { force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), manifest);
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-update-notifier'], folder);
  await writeFile(stamp, manifest);
}

/** How a program runs. */
interface RunOptions {
  /** Variables besides this process's own. */
  env?: NodeJS.ProcessEnv;
  /** Is called with the process as soon as it runs. */
  onStart?: ((child: ChildProcess) => void) | undefined;
}

/** Runs a package's program that is installed in a folder, with Node 22 or newer. Rejects where the program fails. */
export function runProgram(
  folder: string,
  name: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const installed = join(folder, 'node_modules', 'node', 'bin', 'node');
  const program = existsSync(installed) ? installed : process.execPath;
  return run(program, [join('node_modules', '.bin', name), ...args], folder, options);
}

async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  { env = {}, onStart }: RunOptions = {},
): Promise<void> {
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(program, args, { cwd, env: { ...process.env, ...quiet, ...env }, stdio: 'inherit' });
  onStart?.(child);
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (code !== 0)
    throw new Error(
      `"${[basename(program), ...args].join(' ')}" ended with ${signal ?? `code ${code ?? ''}`} in ${cwd}.`,
    );
}
