import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { workFolder } from '../build/folders.ts';
import { FolderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
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

/** The context of the repository around the working directory. `MOSAICO_WORK` moves store and sites elsewhere. */
export function context(): Context {
  const root = rootFolder();
  const work = process.env.MOSAICO_WORK ? resolve(process.env.MOSAICO_WORK) : workFolder(root);
  return {
    root,
    work,
    store: new FolderStore(join(work, 'store')),
    sites: (environment) => join(work, 'sites', environment),
  };
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
