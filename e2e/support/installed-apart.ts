import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { testWork } from './work.ts';

/** Packages that no checkout needs, by the folder of `e2e` that names each with its dependencies. */
const packages = { rspack: '@rspack/core', miniflare: 'miniflare' } as const;

/**
 * Installs a package that is too large for every checkout, unless an earlier test has, and gives its exports. Nothing but npm's registry is asked, since no
 * script of a package runs.
 */
export function installedApart(name: keyof typeof packages): unknown {
  const wanted = join(import.meta.dirname, '..', name);
  const { dependencies } = JSON.parse(readFileSync(join(wanted, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const folder = join(testWork, `${name}-${dependencies[packages[name]]}`);
  if (!existsSync(folder)) {
    // Complete or not there: tests run side by side.
    const installed = mkdtempSync(`${folder}-`);
    cpSync(wanted, installed, { recursive: true });
    execFileSync('npm', ['ci', '--no-fund', '--no-audit', '--ignore-scripts'], {
      cwd: installed,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (existsSync(folder)) rmSync(installed, { recursive: true });
    else renameSync(installed, folder);
  }
  return createRequire(join(folder, 'package.json'))(packages[name]);
}
