import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedWith, siteConfigurationSchema, type SiteConfiguration } from '@mosaico/shared-types/schemas';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';
import { withLocalLists } from '../site/resolve/local-lists.ts';

/** The demonstration's site configuration, for tests: its lists have their entries. */
export function siteOf(): SiteConfiguration {
  const demonstration = join(rootFolder(), 'environments', 'demo');
  const file = join(demonstration, 'site.json');
  const site = checkedWith(siteConfigurationSchema, JSON.parse(readFileSync(file, 'utf8')), file);
  const folders = [demonstration, ...appWorkspaces(rootFolder()).map(({ folder }) => folder)];
  return withLocalLists(
    site,
    folders.map((folder) => join(folder, 'public')),
  );
}
