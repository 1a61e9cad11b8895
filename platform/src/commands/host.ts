import { join } from 'node:path';
import { Command } from 'commander';
import { readSiteMap } from '../compose/site-map.ts';
import { currentSite } from '../compose/sites.ts';
import { nginxConfiguration } from '../host/nginx.ts';
import { context, environmentOption, portOption } from './context.ts';

export function hostCommand(): Command {
  const nginx = new Command('nginx')
    .description("A server block for nginx, from the environment's composed pages, on standard output.")
    .addOption(environmentOption())
    .addOption(portOption())
    .option('--server-name <name>', 'what nginx answers to')
    .option('--root <folder>', 'the site as nginx sees it (default: the composition in use here)')
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico host nginx --env production --port 80 --root /srv/site > /etc/nginx/conf.d/site.conf',
    )
    .action(async (options: { env: string; port: number; serverName?: string; root?: string }) => {
      const sites = context().sites(options.env);
      const site = await currentSite(sites);
      if (!site) throw new Error(`"${options.env}" is not composed here. Run: mosaico compose --env ${options.env}`);
      const map = await readSiteMap(site);
      process.stdout.write(
        nginxConfiguration({
          map,
          // The link, so that a later composition shows without a new configuration.
          folder: options.root ?? join(sites, 'current'),
          port: options.port,
          ...(options.serverName && { serverName: options.serverName }),
        }),
      );
    });
  return new Command('host').description('Configurations for other servers.').addCommand(nginx);
}
