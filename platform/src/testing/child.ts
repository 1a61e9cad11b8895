import { fork, type ChildProcess } from 'node:child_process';
import { distFile } from '../lib/dist.ts';
import type { StoreOrder } from './store-process.ts';

/** Starts a process that uses a store by the commands that it receives. */
export function startChild(order: StoreOrder): ChildProcess {
  const child = fork(distFile('store-process.js'), {
    execArgv: [],
    // A test's environment is a copy, of which a child knows nothing by itself.
    env: process.env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send(order);
  return child;
}
