import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import picocolors from 'picocolors';
import type { Revision } from '@mosaico/shared-types/schemas';
import { buildAll } from '../build/build.ts';
import { composerVersion } from '../site/composer-version.ts';
import { readSiteMap } from '../site/site-map.ts';
import { composedFolder, currentSite } from '../site/sites.ts';
import { authorIn } from '../environments/author.ts';
import { compose } from '../environments/deploy.ts';
import { hasExpired } from '../environments/expired.ts';
import { promote } from '../environments/promote.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { appWorkspaces } from '../lib/workspaces.ts';
import { configurationFolders } from './how-to-begin.ts';
import { forceOption } from './author-options.ts';
import { context, environmentOption, portOption, storeAddress, type Context } from './context.ts';
import { serveUntilStopped } from './serve.ts';

export function startCommand(): Command {
  return new Command('start')
    .description(
      'Build, publish, promote and serve everything in this folder, with the configuration in environments/.',
    )
    .addOption(environmentOption())
    .addOption(portOption())
    .addOption(forceOption())
    .option('--shared', 'publish into the bucket that MOSAICO_STORE names, although others use it, too')
    .addHelpText(
      'after',
      '\nExamples:\n  npm start\n  PORT=3000 npm start\n  npm start -- --force "the page about events is over"',
    )
    .action(async ({ env, port, force, shared }: { env: string; port: number; force?: string; shared?: true }) => {
      const address = storeAddress();
      if (address.startsWith('s3://') && !shared)
        throw new Error(
          `${address} is a store that others use, and start would publish and promote there what is in this folder. ` +
            'Name another (MOSAICO_STORE=file:///folder npm start), or say that you mean it: npm start -- --shared',
        );
      const here = context();
      await prepare(here, env, force);
      await serveUntilStopped(here, env, port);
    });
}

/** Brings an environment to the source in this folder: builds, publishes and promotes what has changed, no more. */
export async function prepare(here: Context, environment: string, force?: string): Promise<void> {
  const { root, store } = here;
  const configurationFolder = join(root, 'environments', environment);
  if (!existsSync(configurationFolder))
    throw new Error(
      `There is no environment "${environment}": environments/${environment} does not exist.${didYouMean(environment, configurationFolders(root))}`,
    );

  console.log(picocolors.dim('building what has changed'));
  const builds = await buildAll(appWorkspaces(root));
  for (const { folder, maps } of builds) await store.publishRelease(folder, maps);

  const configuration = await store.publishConfiguration(configurationFolder);
  const known = (await store.environments()).includes(environment);
  const previous = known ? await store.revision(environment) : undefined;
  const changes = builds
    .map(({ workspace, version }) => ({ workspace: workspace.name, version }))
    .filter(({ workspace, version }) => previous?.releases[workspace] !== version);
  const sites = here.sites(environment);
  const isOver = previous && (await hasExpired(store, previous, { from: previous.created }));
  if (changes.length > 0 || previous?.configuration !== configuration || isOver) {
    const by = authorIn(root, process.env.MOSAICO_BY);
    const reason = isOver && changes.length === 0 ? 'an offer has expired' : undefined;
    const order = { environment, changes, configurationFolder, sites, force, by, reason };
    const { revision, pages, warnings } = await promote(store, order);
    for (const warning of warnings) console.error(warning);
    console.log(`${picocolors.green('composed')} ${environment} revision ${revision.revision}: ${pages} pages`);
  } else if (!(await isShown(here.sites(environment), previous))) {
    const site = await compose(store, previous, sites);
    console.log(`${picocolors.green('composed')} ${environment} revision ${previous.revision}: ${site.pages} pages`);
  } else {
    console.log(picocolors.dim(`nothing has changed since ${environment} revision ${previous.revision}`));
  }
}

/** Whether the revision is the site in use, as the code in this folder composes it. */
async function isShown(sites: string, revision: Revision): Promise<boolean> {
  const site = await currentSite(sites);
  if (site === undefined || site !== composedFolder(sites, revision)) return false;
  return (await readSiteMap(site)).composer === composerVersion;
}
