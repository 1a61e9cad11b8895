import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a program: the first of `names` there is. Without one, Debian's `debianPackage` is installed where that is
 * possible (as root, with apt-get). Throws an `Error` saying what to install otherwise.
 */
export function programPath(names: readonly string[], debianPackage: string): string {
  const found = onPath(names);
  if (found) return found;
  if (process.getuid?.() === 0 && onPath(['apt-get'])) {
    console.log(`installing ${debianPackage}`);
    install(debianPackage);
    const installed = onPath(names);
    if (installed) return installed;
  }
  throw new Error(
    `None of ${names.join(', ')} is on PATH. Install one, e.g. "sudo apt-get install ${debianPackage}", and run this again.`,
  );
}

function install(debianPackage: string): void {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'pipe'] });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new Error(
      `Installing ${debianPackage} failed: ${(error as Error).message.trim()}\nInstall it by hand, then run this again.`,
    );
  }
}

function onPath(programs: readonly string[]): string | undefined {
  // Servers are outside of an ordinary user's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
