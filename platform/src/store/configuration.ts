import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfigurationSchema, type SiteConfiguration } from '@mosaico/shared-types/schemas';
import { contentHash, filesBelow } from '../lib/files-below.ts';
import { checkedFile, storedFile } from '../lib/read-json.ts';

/** A configuration: what the site is told, and the folder of further files of that environment. */
export interface Configuration {
  site: SiteConfiguration;
  /** Local folder of files served at the site's root in this environment only. */
  publicFolder: string;
}

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
