import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfigurationSchema, type SiteConfiguration } from '@mosaico/shared-types/schemas';
import { contentHash } from '../lib/files-below.ts';
import { publicFiles } from '../lib/public-files.ts';
import { checkedFile, storedFile } from '../lib/read-json.ts';

/** A configuration: the content of `site.json`, and the folder of further files of that environment. */
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

/** Name of the configuration in a local folder: a hash of its content. Throws for an invalid configuration, and for a link. */
export async function configurationName(folder: string): Promise<string> {
  // The target of a link may change, or exist on one machine only.
  for (const place of [siteFile, 'public'].map((name) => join(folder, name)))
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(
        `${place} is a symbolic link, and a store keeps what is published as it is. Put what it leads to there itself.`,
      );
  await configurationIn(folder);
  return configurationHash(folder);
}

/** Keys of the files in a folder that are its configuration: `site.json`, and the published files of `public/`. */
export function configurationFiles(folder: string): string[] {
  const files = publicFiles(join(folder, 'public')).meant.map((key) => `public/${key}`);
  return existsSync(join(folder, siteFile)) ? [siteFile, ...files] : files;
}

/** The name that a folder's content stands for, whether it is a valid configuration or not. */
export function configurationHash(folder: string): string {
  return contentHash(
    configurationFiles(folder).map((key) => join(folder, key)),
    folder,
  );
}
