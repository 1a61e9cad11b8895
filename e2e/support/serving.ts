import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@mosaico/platform/testing/free-port';

/** A command that serves a site. */
export interface Serving {
  address: string;
  /** What it has printed until it served. */
  printed: string;
  stop(): Promise<void>;
}

/** Runs `mosaico <words> --port …` from a repository's programs, with these variables besides; resolves once it serves. `node`: another Node. */
export async function serving(
  repository: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
  node = process.execPath,
): Promise<Serving> {
  const port = await freePort();
  const program = spawn(node, [join(repository, 'platform', 'bin', 'mosaico.mjs'), ...words, '--port', String(port)], {
    cwd: repository,
    stdio: 'pipe',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  const ended = once(program, 'exit');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (data: Buffer) => {
        printed += data.toString();
        if (printed.includes('serving http://localhost')) resolve();
      });
    program.once('exit', (code) => reject(new Error(`mosaico ${words.join(' ')} ended with code ${code}: ${printed}`)));
  });
  return {
    address: `http://localhost:${port}`,
    printed,
    async stop() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}
