import { fork, type ChildProcess } from 'node:child_process';
import { distFile } from '../lib/dist.ts';

/** Starts one of this folder's scripts as a process of its own and tells it its order, if it has one already. */
export function startChild(script: string, order?: object): ChildProcess {
  const child = fork(distFile(`${script}.js`), {
    execArgv: [],
    // A test's environment is a copy, of which a child knows nothing by itself.
    env: process.env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (order) child.send(order);
  return child;
}
