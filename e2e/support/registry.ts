import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An npm registry for Mosaico's packages, and no others. */
export interface Registry {
  address: string;
  stop(): void;
}

/** Starts an empty one, with its files in this folder. */
export async function startRegistry(folder: string, port: number): Promise<Registry> {
  const address = `http://localhost:${port}/`;
  writeFileSync(
    join(folder, 'registry.yaml'),
    [
      'storage: ./packages',
      "packages: { '@mosaico/*': { access: $all, publish: $all } }",
      'web: { enable: false }',
      'log: { type: stdout, format: json, level: fatal }',
    ].join('\n'),
  );
  const require = createRequire(import.meta.url);
  const program = require.resolve('verdaccio/bin/verdaccio');
  const server = spawn(process.execPath, [program, '--config', 'registry.yaml', '--listen', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
  await answers(address, server);
  return { address, stop: () => void server.kill('SIGKILL') };
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The registry ended with code ${server.exitCode}.`);
    const isUp = await fetch(`${address}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A folder for npm's cache with the downloads of everybody's, and without the programs that npx keeps there. */
export function npmCache(folder: string): string {
  mkdirSync(folder);
  const usual = execFileSync('npm', ['config', 'get', 'cache'], {
    // Not within a workspace, of which npm has no configuration.
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const downloads = join(usual.trim(), '_cacache');
  if (existsSync(downloads)) symlinkSync(downloads, join(folder, '_cacache'));
  return folder;
}
