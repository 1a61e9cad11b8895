import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** A copy of the repository to change at will, sharing the installed packages. */
export interface Clone {
  folder: string;
  /** Runs `mosaico …` in it. Resolves whatever the exit code. */
  mosaico(...words: string[]): Promise<{ code: number; output: string }>;
  remove(): void;
}

/** Copies sources and, so that nothing is built twice, what this repository has built and published. */
export function cloneRepository({ withReleases = true } = {}): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-'));
  const left = new Set(['node_modules', '.git', '.mosaico', 'test-results', 'playwright-report']);
  for (const name of readdirSync(root)) {
    if (!left.has(name))
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: (file) => !file.includes('node_modules'),
      });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  if (withReleases) {
    for (const name of ['builds', 'store', 'sites']) {
      cpSync(join(root, '.mosaico', name), join(folder, '.mosaico', name), { recursive: true, verbatimSymlinks: true });
    }
  }
  return {
    folder,
    mosaico: (...words) => mosaico(folder, ...words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs `mosaico …` in a repository. Resolves whatever the exit code. */
export function mosaico(folder: string, ...words: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const program = execFile(
      process.execPath,
      [join(folder, 'platform', 'bin', 'mosaico.mjs'), ...words],
      { cwd: folder, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }, timeout: 240_000 },
      (_error, stdout, stderr) => resolve({ code: program.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}
