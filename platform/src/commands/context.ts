import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { workFolder } from '../build/folders.ts';
import { bucketAddress } from '../bucket/address.ts';
import type { Store } from '../store/store.ts';
import { bucketStore, folderStore } from '../store/stores.ts';
import { rootFolder } from '../workspaces.ts';

/** Where a command works. */
export interface Context {
  root: string;
  /** Folder of everything but builds. */
  work: string;
  store: Store;
  /** Folder of an environment's compositions. */
  sites(environment: string): string;
}

/**
 * The context of the repository around the working directory. `MOSAICO_WORK` moves store and sites elsewhere;
 * `MOSAICO_STORE` keeps the store in a bucket. Throws for a `MOSAICO_STORE` that is no bucket's address.
 */
export function context(): Context {
  const root = rootFolder();
  const work = process.env.MOSAICO_WORK ? resolve(process.env.MOSAICO_WORK) : workFolder(root);
  return {
    root,
    work,
    store: storeOf(work),
    sites: (environment) => join(work, 'sites', environment),
  };
}

function storeOf(work: string): Store {
  const address = process.env.MOSAICO_STORE;
  return address ? bucketStore(bucketAddress(address), join(work, 'bucket-cache')) : folderStore(join(work, 'store'));
}

/** `--env`, by default the demonstration. */
export const environmentOption = (): Option => new Option('--env <environment>', 'the environment').default('demo');

/** `--port`, by default `PORT` or 8080. */
export const portOption = (): Option =>
  new Option('--port <number>', 'port on localhost').env('PORT').default(8080).argParser(portNumber);

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`"${text}" is no port: give a number from 1 to 65535 as PORT or --port.`);
  return port;
}
