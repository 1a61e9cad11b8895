import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import picocolors from 'picocolors';
import type { Revision } from '@mosaico/shared-types/schemas';
import { buildAll, type Build } from '../build/build.ts';
import { composerVersion, readSiteMap } from '../site/site-map.ts';
import { composedFolder, currentSite } from '../site/sites.ts';
import { authorIn } from '../environments/author.ts';
import { watchCanary } from '../environments/watch-canary.ts';
import { compose } from '../environments/apply-revision.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { appWorkspaces } from '../lib/workspaces.ts';
import { configurationFolders } from './explain.ts';
import { forceOption } from './author-options.ts';
import { loggingOf, watchingOf } from './canary-watch.ts';
import { context, environmentOption, portOption, storeAddress, type Context } from './context.ts';
import { isQuiet, jsonOption } from './output.ts';
import { serveUntilStopped } from './serve.ts';
import { shipBuilds } from './ship.ts';

/** How often it looks at a canary. */
const lookEverySeconds = 10;

interface StartOptions {
  env: string;
  port: number;
  force?: string | undefined;
  shared?: true;
  json?: boolean | undefined;
}

export function startCommand(): Command {
  return new Command('start')
    .description(
      'Build, publish, promote and serve everything in this folder, with the configuration in environments/.',
    )
    .addOption(environmentOption())
    .addOption(portOption())
    .addOption(forceOption())
    .addOption(jsonOption())
    .option('--shared', 'publish into the bucket that MOSAICO_STORE names, although others use it, too')
    .addHelpText(
      'after',
      '\nExamples:\n  npm start\n  PORT=3000 npm start\n  npm start -- --force "the page about events is over"',
    )
    .action(async ({ env, port, force, shared, json }: StartOptions) => {
      const address = storeAddress();
      if (address.startsWith('s3://') && !shared)
        throw new Error(
          `${address} is a store that others use, and start would publish and promote there what is in this folder. ` +
            'Name another (MOSAICO_STORE=file:///folder npm start), or say that you mean it: npm start -- --shared',
        );
      const here = context();
      await prepare(here, env, { force, json });
      const watch = watchCanary(here.store, watchingOf(here, env), loggingOf(env, lookEverySeconds));
      await serveUntilStopped(here, env, port, { loops: [watch], json });
    });
}

/** Brings an environment to the source in this folder: builds what has changed, and ships it with the configuration in `environments/`. */
export async function prepare(
  here: Context,
  environment: string,
  { force, json }: Pick<StartOptions, 'force' | 'json'> = {},
): Promise<void> {
  const { root, store } = here;
  const configurationFolder = join(root, 'environments', environment);
  if (!existsSync(configurationFolder)) {
    const known = [...configurationFolders(root), ...(await store.environments())];
    throw new Error(
      `There is no environment "${environment}": environments/${environment} does not exist.${didYouMean(environment, known)}`,
    );
  }

  const isSilent = json ?? isQuiet();
  if (!isSilent) console.log(picocolors.dim('building what has changed'));
  const all = await buildAll(appWorkspaces(root), { quiet: isSilent });
  const { revision: shown } = await store.head(environment);
  // What a part of the visitors has as a canary is left to whoever began that.
  const isShownNow = ({ workspace, version }: Build): boolean =>
    [shown?.releases, shown?.canary?.releases].some((releases) => releases?.[workspace.name] === version);
  // What is shown may have been committed since it was published.
  for (const { folder, maps } of all.filter(isShownNow)) await store.publishRelease(folder, maps);
  const builds = all.filter((build) => !isShownNow(build));
  const by = authorIn(root, process.env.MOSAICO_BY);
  await shipBuilds(here, builds, { environment, configurationFolder, by }, { force, json });
  const revision = await store.revision(environment);
  const sites = here.sites(environment);
  if (!(await isShown(sites, revision))) await compose(store, revision, sites);
}

/** Whether the revision is the site in use, as the code in this folder composes it. */
async function isShown(sites: string, revision: Revision): Promise<boolean> {
  const site = currentSite(sites);
  if (site === undefined || site !== composedFolder(sites, revision)) return false;
  return (await readSiteMap(site)).composer === composerVersion;
}
