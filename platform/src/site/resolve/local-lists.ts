import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfiguration } from '@mosaico/shared-types';
import { entriesIn, withEntries } from '../../table/lists.ts';

/**
 * The site configuration with the entries of its lists, from data files of these public folders, of which the first has precedence: for
 * development and tests. A composition reads and checks them with `siteWithLists`; here a file that is missing or faulty has no entries.
 */
export function withLocalLists(site: SiteConfiguration, publicFolders: readonly string[]): SiteConfiguration {
  return withEntries(site, (list) => {
    const file = publicFolders.map((folder) => join(folder, list.file)).find((path) => existsSync(path));
    return file === undefined ? [] : entriesIn(contentOf(file), list);
  });
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
