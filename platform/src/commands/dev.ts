import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import picocolors from 'picocolors';
import { siteConfigurationSchema, checkedWith } from 'shared-types/schemas';
import { siteAssets } from '../build/public-path.ts';
import { readComposition } from '../compose/composition.ts';
import { currentSite } from '../compose/sites.ts';
import type { DevSite } from '../dev/dev-document.ts';
import { readJson } from '../files/read-json.ts';
import { declarationsIn } from '../table/declarations.ts';
import { appWorkspaces, chosenWorkspaces } from '../workspaces.ts';
import { context, environmentOption, portOption, type Context } from './context.ts';
import { prepare } from './start.ts';

export function devCommand(): Command {
  return new Command('dev')
    .description(
      'The site with hot reload: the named workspaces from source and the rest as published, or all from source.',
    )
    .argument('[workspace...]')
    .addOption(environmentOption())
    .addOption(portOption())
    .addHelpText(
      'after',
      '\nThe shell always runs from source: hot reload needs a development build of React.\n\nExamples:\n  npm run dev\n  npm run dev -- mf-plans',
    )
    .action(async (names: string[], { env, port }: { env: string; port: number }) => {
      const here = context();
      const workspaces = chosenWorkspaces(names.length > 0 ? ['shell', ...names] : [], here.root);
      const published = await publishedRest(here, env, workspaces.length);
      const folder = join(here.root, 'environments', env);
      const file = join(folder, 'site.json');
      const site: DevSite = {
        workspaces,
        configuration: checkedWith(siteConfigurationSchema, await readJson(file), file),
        site: `${siteAssets}site.json`,
        published: published.rest,
      };
      const folders = [
        join(folder, 'public'),
        ...workspaces.map((workspace) => join(workspace.folder, 'public')),
        ...published.folders,
      ];
      // webpack and its server take most of a second to load, which no other verb should wait for.
      const { startDevServers } = await import('../dev/dev-server.ts');
      const stop = await startDevServers({ site, folders: folders.filter((each) => existsSync(each)), port });
      console.log(
        `${picocolors.green('developing')} http://localhost:${port}  (${workspaces.map(({ name }) => name).join(', ')}; Ctrl+C stops)`,
      );
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void stop().then(() => process.exit(0)));
    });
}

/** What the environment shows of the workspaces that do not run from source; nothing if all do. */
async function publishedRest(
  here: Context,
  environment: string,
  fromSource: number,
): Promise<{ rest: DevSite['published']; folders: string[] }> {
  if (fromSource === appWorkspaces(here.root).length) return { rest: { declarations: [], remotes: {} }, folders: [] };
  if (!(await here.store.environments()).includes(environment)) await prepare(here, environment);
  const { shell, remotes, entries } = await readComposition(here.store, await here.store.revision(environment));
  const folder = await currentSite(here.sites(environment));
  const declarations = [shell, ...remotes].map(declarationsIn);
  return { rest: { declarations, remotes: entries }, folders: folder ? [folder] : [] };
}
