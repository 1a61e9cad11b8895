import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { readSiteMap } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { headerRules } from '../site/hosts/headers.ts';
import { nginxConfiguration } from '../deliver/nginx.ts';
import { liveTables } from '../site/hosts/nginx-tables.ts';
import { context, environmentOption, portNumber, portOption } from './context.ts';

interface NginxOptions {
  env: string;
  port: number;
  serverName?: string;
  root?: string;
  tlsCertificate?: string;
  tlsKey?: string;
  httpPort: number;
  brotli?: boolean;
  njs?: string;
  ipv6: boolean;
}

/** What other servers must be told. */
export function hostCommand(): Command {
  const nginx = new Command('nginx')
    .description("A server block for nginx, from the environment's composed pages, on standard output.")
    .addOption(environmentOption())
    .addOption(portOption())
    .option('--server-name <name>', 'what nginx answers to')
    .option('--root <folder>', 'the site as nginx sees it (default: the composition in use here)')
    .option(
      '--tls-certificate <file>',
      'answer over TLS, on port 443 unless --port is given, with this certificate chain',
    )
    .option('--tls-key <file>', 'its private key')
    .option('--http-port <number>', 'with TLS: the port that leads there', portNumber, 80)
    .option('--brotli', 'nginx has the brotli module: send brotli twins, not only gzip')
    .option('--njs <file>', 'nginx has the module njs and this script ("mosaico host njs"): promotions need no reload')
    .option('--no-ipv6', 'the machine has IPv4 alone')
    .addHelpText(
      'after',
      `
Examples:
  mosaico host nginx --env production --port 80 --root /srv/site > /etc/nginx/conf.d/site.conf
  mosaico host nginx --env production --server-name www.example.com --root /srv/site \\
    --tls-certificate /etc/ssl/www.pem --tls-key /etc/ssl/www.key > /etc/nginx/conf.d/site.conf`,
    )
    .action(async ({ tlsCertificate, tlsKey, httpPort, ...options }: NginxOptions, command: Command) => {
      if ((tlsCertificate === undefined) !== (tlsKey === undefined))
        throw new Error('TLS needs both --tls-certificate and --tls-key. Nothing was written.');
      const sites = context().sites(options.env);
      const isPortGiven = command.getOptionValueSource('port') !== 'default';
      process.stdout.write(
        nginxConfiguration({
          map: await composedMap(options.env),
          // The link, so that a later composition shows without a new configuration.
          folder: options.root ?? join(sites, 'current'),
          port: tlsKey && !isPortGiven ? 443 : options.port,
          serverName: options.serverName,
          tls: tlsCertificate && tlsKey ? { certificate: tlsCertificate, key: tlsKey, httpPort } : undefined,
          brotli: options.brotli,
          njs: options.njs,
          ipv4Only: !options.ipv6,
        }),
      );
    });
  const njs = new Command('njs')
    .description(
      'The script of "host nginx --njs", for nginx\'s module njs, on standard output. The same for every site.',
    )
    .addHelpText('after', '\nExample:\n  mosaico host njs > /etc/nginx/mosaico.js')
    .action(() => {
      process.stdout.write(readFileSync(liveTables));
    });
  const headers = new Command('headers')
    .description(
      'The headers a host must send, as rules of which the last that fits a path counts: for a CDN before a bucket.',
    )
    .addOption(environmentOption())
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  mosaico host headers --env production')
    .action(async ({ env, json }: { env: string; json?: boolean }) => {
      const rules = headerRules(await composedMap(env));
      const lines = rules.flatMap(({ pattern, headers: all }) => [
        pattern,
        ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`),
      ]);
      console.log(json ? JSON.stringify(rules, null, 2) : lines.join('\n'));
    });
  return new Command('host')
    .description('Configurations for other servers.')
    .addCommand(nginx)
    .addCommand(njs)
    .addCommand(headers);
}

async function composedMap(environment: string): ReturnType<typeof readSiteMap> {
  const site = await currentSite(context().sites(environment));
  if (!site) throw new Error(`"${environment}" is not composed here. Run: mosaico serve --env ${environment}`);
  return readSiteMap(site);
}
