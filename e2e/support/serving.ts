import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server that follows an environment of the store in `MOSAICO_STORE`. */
export interface Following {
  address: string;
  stop(): Promise<void>;
}

/** Runs `mosaico serve --follow` from a repository's programs, with a work folder of its own; resolves once it answers. */
export async function serveFollowing(
  repository: string,
  { environment, port, work }: { environment: string; port: number; work: string },
): Promise<Following> {
  const program = spawn(
    process.execPath,
    [
      join(repository, 'platform', 'bin', 'mosaico.mjs'),
      ...['serve', '--env', environment, '--port', String(port), '--follow', '1'],
    ],
    { cwd: repository, stdio: 'pipe', env: { ...process.env, MOSAICO_WORK: work, NO_COLOR: '1', FORCE_COLOR: '0' } },
  );
  const ended = once(program, 'exit');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (data: Buffer) => {
        printed += data.toString();
        if (printed.includes('serving http://localhost')) resolve();
      });
    program.once('exit', (code) => reject(new Error(`mosaico serve ended with code ${code}: ${printed}`)));
  });
  return {
    address: `http://localhost:${port}`,
    async stop() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}
