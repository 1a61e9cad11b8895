import { execFile } from 'node:child_process';

/** Runs a command line in a folder, with these variables besides. Resolves to what it printed; rejects with that where it fails or takes longer (ms). */
export function runLine(folder: string, command: string, env: NodeJS.ProcessEnv, timeout = 300_000): Promise<string> {
  const options = {
    cwd: folder,
    timeout,
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', npm_config_loglevel: 'error', ...env },
  };
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', command], options, (error, stdout, stderr) =>
      error ? reject(new Error(`${command}\n${stdout}${stderr}`)) : resolve(stdout + stderr),
    );
  });
}
