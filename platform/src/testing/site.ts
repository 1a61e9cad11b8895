import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedWith, siteConfigurationSchema, type SiteConfiguration } from '@mosaico/shared-types/schemas';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';
import { entriesIn, withEntries } from '../table/lists.ts';

/** The demonstration's site configuration, for tests: its lists have their entries. */
export function siteOf(): SiteConfiguration {
  const file = join(rootFolder(), 'environments', 'demo', 'site.json');
  const site = checkedWith(siteConfigurationSchema, JSON.parse(readFileSync(file, 'utf8')), file);
  return withEntries(site, (list) => entriesIn(publicFile(list.file), list));
}

/** The content of the demonstration's data file, or of the workspace that has it; nothing where there is none. */
function publicFile(path: string): unknown {
  const folders = [
    join(rootFolder(), 'environments', 'demo'),
    ...appWorkspaces(rootFolder()).map(({ folder }) => folder),
  ];
  const file = folders.map((folder) => join(folder, 'public', path)).find(existsSync);
  return file && JSON.parse(readFileSync(file, 'utf8'));
}
