import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfigurationSchema } from '@mosaico/shared-types/schemas';
import { contentHash, filesBelow } from '../lib/files-below.ts';
import { checkedFile, storedFile } from '../lib/read-json.ts';
import type { Configuration, Store } from './store.ts';

const siteFile = 'site.json';

/** The configuration in a folder that somebody writes, checked. */
export async function configurationIn(folder: string): Promise<Configuration> {
  return {
    site: await checkedFile(siteConfigurationSchema, join(folder, siteFile)),
    publicFolder: join(folder, 'public'),
  };
}

/** A published configuration: it was checked when it came, by the rules of that day, and only its shape counts now. */
export async function publishedConfiguration(folder: string): Promise<Configuration> {
  return {
    site: await storedFile(siteConfigurationSchema, join(folder, siteFile)),
    publicFolder: join(folder, 'public'),
  };
}

/** The name that the configuration in a local folder has, or would have, in a store. Throws for one that is not valid. */
export async function configurationName(folder: string): Promise<string> {
  await configurationIn(folder);
  return configurationHash(folder);
}

/** The name that a folder's content stands for, whether it is a valid configuration or not. */
export function configurationHash(folder: string): string {
  const files = [join(folder, siteFile), ...filesBelow(join(folder, 'public'))];
  return contentHash(files.filter(existsSync), folder);
}

/** A read-only store: a configuration that would be published is read from its folder. */
export function askedOnly(store: Store): Store {
  const folders = new Map<string, string>();
  const own: Pick<Store, 'publishConfiguration' | 'configuration'> = {
    async publishConfiguration(folder) {
      const name = await configurationName(folder);
      folders.set(name, folder);
      return name;
    },
    configuration(name) {
      const folder = folders.get(name);
      return folder === undefined ? store.configuration(name) : configurationIn(folder);
    },
  };
  return Object.assign(Object.create(store) as Store, own);
}
