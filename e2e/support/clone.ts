import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  /** Runs an installed program (`eslint`, `jest`, …) in it. Resolves whatever the exit code. */
  tool(name: string, ...words: string[]): Promise<Ended>;
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
        filter: (file) => !/node_modules|\.compiled/.test(file),
      });
  }
  // A workspace may have some of its own, of another version than the others'.
  for (const owner of ['.', ...readdirSync(folder)]) {
    const packages = join(root, owner, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, owner, 'node_modules'));
  }
  if (withReleases) {
    for (const name of ['builds', 'store', 'sites']) {
      cpSync(join(root, '.mosaico', name), join(folder, '.mosaico', name), { recursive: true, verbatimSymlinks: true });
    }
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

/** Every file below a folder with the hash of its content. */
export function fingerprint(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
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
