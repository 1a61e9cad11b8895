import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import picocolors from 'picocolors';
import { siteConfigurationSchema, type SiteConfiguration } from '@mosaico/shared-types/schemas';
import { unvalidated } from '../build/build.ts';
import { designSystem, packageFolder, refuseForeignPackages } from '../build/own-packages.ts';
import { withLocalLists } from '../site/resolve/local-lists.ts';
import { siteAssets } from '../store/public-path.ts';
import type { DevSite } from '../dev/dev-document.ts';
import { nothingPublished, publishedOver, publishedRest, type Published } from '../dev/published.ts';
import { checkedFile } from '../lib/read-json.ts';
import { isPartial, keepEnvironmentTypes, writeEnvironmentTypes } from '../build/environment-types.ts';
import { appWorkspaces, chosenWorkspaces, readManifest, type Workspace } from '../lib/workspaces.ts';
import { context, environmentOption, portOption, usualPort, type Context } from './context.ts';
import { untilStopped } from './serve.ts';
import { isQuiet, jsonOption, printResult } from './output.ts';
import { prepare } from './start.ts';

interface DevOptions {
  env: string;
  over?: URL;
  origin: string[];
  port: number;
  json?: boolean;
}

export function devCommand(): Command {
  return new Command('dev')
    .description(
      'Run the site with hot reload: the named workspaces from source and the others as published, or all from source.',
    )
    .argument('[workspace...]')
    .addOption(environmentOption())
    .addOption(
      new Option('--over <address>', 'take the others from this deployed site')
        .conflicts('env')
        .argParser((text: string) => siteAddress(text, '--over')),
    )
    .addOption(
      new Option('--origin <address>', 'let pages of this deployed site read your source; repeatable')
        .default([])
        .argParser((text: string, before: string[]) => [...before, siteAddress(text, '--origin').origin]),
    )
    .addOption(portOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      "\nA shell that is not named comes as the development build in its release, and with it the design system: to change them, name it, too.\nProblems (types, declarations, shares) show here and in the page. Each workspace has a port after the site's own.\n\nExamples:\n  npm run dev\n  npm run dev -- mf-plans\n  npm run dev -- mf-plans shell\n  npm run dev -- mf-plans --over https://staging.example\n  npx mosaico dev --env staging   (in a remote's own repository)\n\nThe other way round, a deployed site shows what runs here: open any of its pages, in every environment that is not public, with\n?mf=mf-plans@localhost:<port>. Of sites that do not run on this machine only that of --over and those of --origin may read it:\n  npm run dev -- mf-plans --origin https://staging.example",
    )
    .action(async (names: string[], { env, over, origin: named, port, json }: DevOptions) => {
      const here = context();
      refuseForeignPackages(here.root);
      const origins = new Set([...(over ? [over.origin] : []), ...named]);
      // Beside the site's own, so that two can be developed side by side.
      const workspaces = chosenWorkspaces(names, here.root).map((each) => ({
        ...each,
        port: each.port + port - usualPort,
      }));
      const published = over ? await restOver(here, over, workspaces) : await restOf(here, env, workspaces);
      if (!json && !isQuiet()) for (const each of published.notes) console.log(each);
      const folder = join(here.root, 'environments', env);
      const publicFolders = [...(over ? [] : [folder]), ...workspaces.map((workspace) => workspace.folder)];
      const mounts = [
        ...publicFolders.map((each) => ({ at: '/', folder: join(each, 'public') })),
        ...published.mounts,
      ].filter((mount) => existsSync(mount.folder));
      const served = mounts.filter(({ at }) => at === '/').map((mount) => mount.folder);
      const configuration = (over && published.configuration) ?? (await configurationOf(folder, env, published));
      const site: DevSite = {
        workspaces,
        configuration: withLocalLists(configuration, served),
        site: `${siteAssets}site.json`,
        published,
      };
      Object.assign(process.env, unvalidated);
      // webpack and its server take most of a second to load, which no other verb should wait for.
      const { startDevServers } = await import('../dev/dev-server.ts');
      const stop = await startDevServers({ site, mounts, port, origins });
      const address = (at: number): string => `http://localhost:${at}`;
      printResult(
        {
          address: address(port),
          workspaces: workspaces.map((each) => ({ name: each.name, address: address(each.port) })),
        },
        [
          `${picocolors.green('developing')} ${address(port)}  (${workspaces.map(({ name }) => name).join(', ')}; Ctrl+C stops)`,
        ],
        json,
      );
      if (published !== nothingPublished && !json && !isQuiet())
        console.log(picocolors.dim(deployedLine(workspaces, [...origins])));
      untilStopped(stop);
    });
}

/** How a deployed site shows what runs here. */
function deployedLine(workspaces: readonly Workspace[], origins: readonly string[]): string {
  const override = `?mf=${workspaces.map((each) => `${each.name}@localhost:${each.port}`).join(',')}`;
  return origins.length > 0
    ? `to see this on ${origins.join(' or ')}, add to its address: ${override}`
    : `to see this on a deployed site (no public one), start again with --origin <its address>, and add to that: ${override}`;
}

/** What the environment shows of the workspaces that do not run from source; nothing if all do. */
async function restOf(here: Context, environment: string, workspaces: readonly Workspace[]): Promise<Published> {
  const partial = isPartial(here.root);
  if (partial) await keepEnvironmentTypes(here.root, here.store, environment);
  else if (workspaces.length === appWorkspaces(here.root).length) return nothingPublished;
  else if (!(await here.store.environments()).includes(environment)) await prepare(here, environment);
  return publishedRest(here.store, environment, runningFrom(here.root, workspaces));
}

/** What a deployed site shows of the workspaces that do not run from source. */
async function restOver({ root }: Context, over: URL, workspaces: readonly Workspace[]): Promise<Published> {
  const { environmentTypes, ...published } = await publishedOver(over, runningFrom(root, workspaces));
  if (isPartial(root)) writeEnvironmentTypes(root, environmentTypes);
  return published;
}

function runningFrom(root: string, workspaces: readonly Workspace[]): { fromSource: Set<string>; design: string } {
  const { version: design } = readManifest(packageFolder(root, designSystem));
  return { fromSource: new Set(workspaces.map(({ name }) => name)), design };
}

/** The address of a site. Throws for what is none. */
function siteAddress(text: string, option: string): URL {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`"${text}" is no address of a site. Write ${option} https://staging.example`);
  return new URL(text);
}

/** The site configuration in the repository, where there is one: it may have changed since. */
async function configurationOf(
  folder: string,
  environment: string,
  { configuration }: Published,
): Promise<SiteConfiguration> {
  const file = join(folder, 'site.json');
  if (existsSync(file)) return checkedFile(siteConfigurationSchema, file);
  if (configuration) return configuration;
  throw new Error(`There is no environment "${environment}": environments/${environment}/site.json does not exist.`);
}
