import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A development server that runs. */
export interface Developing {
  stop(): Promise<void>;
}

/** Types `npx mosaico dev` and these words in a repository, with these variables, and resolves once it says that it runs. */
export async function develop(
  repository: string,
  port: number,
  env: NodeJS.ProcessEnv,
  ...words: string[]
): Promise<Developing> {
  // A group of its own: npx does not pass on what ends it.
  const program = spawn('npx', ['mosaico', 'dev', ...words, '--port', String(port)], {
    cwd: repository,
    detached: true,
    stdio: 'pipe',
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  const ended = once(program, 'exit');
  const end = (): boolean => program.exitCode === null && process.kill(-(program.pid ?? 0), 'SIGTERM');
  // A test whose time is over does not get as far as to stop it.
  process.once('exit', end);
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (data: Buffer) => {
        printed += data.toString();
        if (printed.includes('developing http://localhost')) resolve();
      });
    program.once('exit', (code) => reject(new Error(`mosaico dev ended with code ${code}: ${printed}`)));
  });
  return {
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
