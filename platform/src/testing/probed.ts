import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Probes } from './webpack-probe.ts';

/** What webpack and its plugins did in builds of `webpack-probe.ts`: in a process of their own, since webpack does not run in Jest's. */
export async function probed<Name extends keyof Probes>(name: Name): Promise<Probes[Name]> {
  const args = ['--import', 'tsx', join(__dirname, 'webpack-probe.ts'), name];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: join(__dirname, '../../..') });
  return JSON.parse(stdout) as Probes[Name];
}
