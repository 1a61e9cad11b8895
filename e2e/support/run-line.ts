import { execFile } from 'node:child_process';

/** Runs a command line in a folder, with these variables besides. Resolves to what it printed; rejects with that where it fails. */
export function runLine(folder: string, command: string, env: NodeJS.ProcessEnv): Promise<string> {
  const options = {
    cwd: folder,
    timeout: 300_000,
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', npm_config_loglevel: 'error', ...env },
  };
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', command], options, (error, stdout, stderr) =>
      error ? reject(new Error(`${command}\n${stdout}${stderr}`)) : resolve(stdout + stderr),
    );
  });
}
