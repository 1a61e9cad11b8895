import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Option } from 'commander';
import { workFolder } from '../lib/folders.ts';
import { refuseBadName } from '../environments/first-promotion.ts';
import { bucketAddress } from '../store/bucket/address.ts';
import type { Store } from '../store/store.ts';
import { bucketStore, folderStore } from '../store/stores.ts';
import { readManifest, rootFolder } from '../lib/workspaces.ts';

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
 * The context of the repository around the working directory. `MOSAICO_WORK` moves store and sites. `MOSAICO_STORE`, or
 * `"mosaico": { "store": … }` in the repository's `package.json`, names the store: a bucket (`s3://…`) or another folder
 * (`file:///…`). Throws for any other address. With `folder`, store and sites are in that folder, whatever the environment says.
 */
export function context(folder?: string): Context {
  const root = rootFolder();
  const work = folder ?? workPlace(root);
  const address = folder === undefined ? namedStore(root) : undefined;
  return {
    root,
    work,
    store: address === undefined ? folderStore(join(work, 'store')) : storeAt(address, work),
    sites: (environment) => {
      refuseBadName(environment);
      return join(work, 'sites', environment);
    },
  };
}

/** Where the store is: its address, or its folder. */
export function storeAddress(): string {
  const root = rootFolder();
  return namedStore(root) ?? join(workPlace(root), 'store');
}

/** The local folders that a command may write to: that of the sites, the store where it is another, and the system's for temporary files. */
export function writtenFolders(): string[] {
  const work = workPlace(rootFolder());
  const store = storeAddress();
  const local = store.startsWith('file:') ? folderAt(store) : undefined;
  return [work, ...(local === undefined ? [] : [local]), tmpdir()];
}

/** The folder of the store that somebody has named, where it does not exist: its name is misspelt, or its disk is not there. */
export function missingStore(): string | undefined {
  const store = namedStore(rootFolder());
  if (store === undefined || !store.startsWith('file:')) return undefined;
  const folder = folderAt(store);
  return existsSync(folder) ? undefined : folder;
}

const workPlace = (root: string): string =>
  process.env.MOSAICO_WORK ? resolve(process.env.MOSAICO_WORK) : workFolder(root);

/** The store that somebody has named. A workflow sets an empty variable where nobody has. */
const namedStore = (root: string): string | undefined =>
  [process.env.MOSAICO_STORE, readManifest(root).mosaico?.store].find((address) => address);

/** The store at an address; what it keeps of a bucket is below `work`. Throws for what is no store's address. */
export function storeAt(address: string, work: string): Store {
  if (address.startsWith('file:')) return folderStore(folderAt(address));
  if (isAbsolute(address))
    throw new Error(`"${address}" is no store's address. Write a folder as ${pathToFileURL(address).href}`);
  return bucketStore(bucketAddress(address), join(work, 'bucket-cache'));
}

function folderAt(address: string): string {
  try {
    if (!address.startsWith('file:///') || address.includes('%00')) throw new Error('of no absolute folder');
    return fileURLToPath(address);
  } catch {
    throw new Error(`MOSAICO_STORE: "${address}" is no folder's address. Write file:///absolute/folder.`);
  }
}

/** `--env`, by default what the repository's `package.json` says, or the demonstration. */
export const environmentOption = (description = 'the environment'): Option =>
  new Option('--env <environment>', description).default(usualEnvironment()).argParser((name: string) => {
    refuseBadName(name);
    return name;
  });

function usualEnvironment(): string {
  try {
    return readManifest(rootFolder()).mosaico?.environment ?? 'demo';
  } catch {
    // The command itself says what is wrong with the place.
    return 'demo';
  }
}

/** The site's port on this machine by default. */
export const usualPort = 8080;

/** `--port`, by default `PORT` or 8080. */
export const portOption = (): Option =>
  new Option('--port <number>', 'port on localhost').env('PORT').default(usualPort).argParser(portNumber);

/** A port. Throws for what is none. */
export function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`"${text}" is no port: give a number from 1 to 65535 as PORT or --port.`);
  return port;
}
