import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedWith, siteConfigurationSchema, type SiteConfiguration } from '@mosaico/shared-types/schemas';
import { rootFolder } from '../lib/workspaces.ts';

/** The demonstration's site configuration, for tests. */
export function siteOf(): SiteConfiguration {
  const file = join(rootFolder(), 'environments', 'demo', 'site.json');
  return checkedWith(siteConfigurationSchema, JSON.parse(readFileSync(file, 'utf8')), file);
}
