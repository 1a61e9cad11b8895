import { fork, type ChildProcess } from 'node:child_process';
import { compiled } from '../../bin/compiled.mjs';

/** Starts one of this folder's scripts as a process of its own and tells it its order, if it has one already. */
export async function startChild(script: string, order?: object): Promise<ChildProcess> {
  const child = fork(await compiled(`src/testing/${script}`), {
    execArgv: [],
    // A test's environment is a copy, of which a child knows nothing by itself.
    env: process.env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (order) child.send(order);
  return child;
}
