import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../lib/program.ts';

/**
 * The path of a program: the first of `names` there is. Without one, Debian's packages are installed where that is
 * possible (as root, with apt-get). Throws an `Error` saying what to install otherwise.
 */
export function programPath(names: readonly string[], ...debianPackages: string[]): string {
  const found = findProgram(names);
  if (found) return found;
  const wanted = debianPackages.join(' ');
  if (process.getuid?.() === 0 && findProgram(['apt-get'])) {
    process.stderr.write(`installing ${wanted}\n`);
    install(debianPackages);
    const installed = findProgram(names);
    if (installed) return installed;
  }
  throw new Error(
    `${names.join(' or ')} is not on PATH. Install it, e.g. with "sudo apt-get install ${wanted}", and run this again.`,
  );
}

/**
 * The path of a file that a Debian package brings, which is installed where it is missing and that is possible; nothing where
 * it is not: for what a test can do without.
 */
export function packagedFile(file: string, debianPackage: string): string | undefined {
  if (!existsSync(file) && process.getuid?.() === 0 && findProgram(['apt-get'])) {
    try {
      install([debianPackage]);
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
    }
  }
  return existsSync(file) ? file : undefined;
}

function install(debianPackages: readonly string[]): void {
  // apt-get gives up where another one runs: tests that run side by side wait for each other here.
  const apt = (...words: string[]): Buffer =>
    execFileSync('flock', [join(tmpdir(), 'mosaico-apt.lock'), 'apt-get', '-qq', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...debianPackages);
  } catch (error) {
    throw new Error(
      `Installing ${debianPackages.join(' ')} failed: ${(error as Error).message.trim()}\nInstall it by hand, then run this again.`,
    );
  }
}
