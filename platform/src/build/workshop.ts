import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { SiteConfiguration } from '@mosaico/shared-types/schemas';
import { appWorkspaces } from '../lib/workspaces.ts';
import { withLocalLists } from '../site/resolve/local-lists.ts';
import { siteTable } from '../table/site-table.ts';
import { declarationsOf } from './declared.ts';
import { sourceModules } from './preset.ts';
import { stylePlugins } from './styles.ts';

/**
 * Rules for building the workshop of the design system. Sources become modules as in a release. Blocks ask the site of
 * `configuration`, with the declarations of all workspaces in `root` (`WORKSHOP_SITE`).
 */
export async function workshopBuild(
  root: string,
  configuration: SiteConfiguration,
): Promise<ReturnType<typeof sourceModules> & Pick<Configuration, 'plugins'>> {
  const workspaces = appWorkspaces(root);
  const declarations = await Promise.all(workspaces.map((workspace) => declarationsOf(workspace)));
  const site = withLocalLists(
    configuration,
    workspaces.map(({ folder }) => join(folder, 'public')),
  );
  const { table } = siteTable(declarations, site);
  return {
    ...sourceModules(root, 'client', { sourceMaps: true }),
    plugins: [
      ...stylePlugins({ hot: true }),
      new webpack.DefinePlugin({ WORKSHOP_SITE: JSON.stringify({ site, table }) }),
    ],
  };
}
