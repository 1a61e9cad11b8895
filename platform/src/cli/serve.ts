import { existsSync } from 'node:fs';
import { Command, Option } from 'commander';
import picocolors from 'picocolors';
import type { Revision } from '@mosaico/shared-types/schemas';
import { environmentPage } from '../browser/versions/overrides.ts';
import { isPublic } from '../lib/public-environment.ts';
import { trustedProxies, usualProxies, type TrustProxy } from '../deliver/client-address.ts';
import { compositionsIn } from '../deliver/current-site.ts';
import { noteServing } from '../deliver/serving-here.ts';
import { readSiteMap } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { follow } from '../environments/follow.ts';
import type { VisitorsHealth } from '../environments/environment-page.ts';
import { watchCanary } from '../environments/watch-canary.ts';
import { showRecorded } from '../environments/apply-revision.ts';
import { CountFiles, serverFolder } from '../reports/counts.ts';
import { countedHere, healthOf } from '../reports/health.ts';
import { Owners } from '../reports/owners.ts';
import { analyseCanary } from '../rollout/analysis.ts';
import { positiveNumber } from './arguments.ts';
import { loggingOf, watchingOf } from './canary-watch.ts';
import { canaryCountsOf } from './counts-option.ts';
import { context, environmentOption, portOption, type Context } from './context.ts';
import { isQuiet, jsonOption, printResult } from './output.ts';

interface ServeOptions {
  env: string;
  port: number;
  follow?: number;
  watchCanary?: number;
  trustProxy: string;
  json?: boolean;
}

export function serveCommand(): Command {
  return new Command('serve')
    .description(
      "Serve an environment's newest revision. Composes it first if needed, and shows later compositions without a restart.",
    )
    .addOption(environmentOption())
    .addOption(portOption())
    .option(
      '--follow <seconds>',
      'how often to look for new revisions, and compose them here: for a server whose store is a bucket',
      positiveNumber,
    )
    .option(
      '--watch-canary <seconds>',
      'how often to look at a canary that runs, and take it on or abort it: as "canary watch" does, by what this machine counts',
      positiveNumber,
    )
    .addOption(
      new Option(
        '--trust-proxy <proxies>',
        "the proxies before this server whose X-Forwarded-For names visitors' addresses: addresses, subnets, loopback, linklocal or uniquelocal, separated by commas; a number of hops; or none",
      )
        .env('MOSAICO_TRUST_PROXY')
        .default(usualProxies),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico serve\n  mosaico serve --env staging --port 8081\n  mosaico serve --env production --follow 5 --watch-canary 60\n  mosaico serve --env production --trust-proxy "loopback, 203.0.113.0/24"',
    )
    .addOption(jsonOption())
    .action(async ({ env, port, follow: seconds, watchCanary: lookEvery, trustProxy, json }: ServeOptions) => {
      // A workflow sets an empty variable where nobody has.
      const trust = trustedProxies(trustProxy || usualProxies);
      const here = context();
      const { store } = here;
      const sites = here.sites(env);
      const watch = (): (() => Promise<void>)[] =>
        lookEvery === undefined ? [] : [watchCanary(store, watchingOf(here, env), loggingOf(env, lookEvery))];
      if (seconds !== undefined) {
        const stop = follow(store, env, sites, {
          every: seconds * 1_000,
          onShown: (revision, warnings) => {
            if (!json && !isQuiet()) console.log(`${env} is at revision ${revision}`);
            for (const warning of warnings) console.error(warning);
          },
          onTrouble: (message) => console.error(message),
        });
        return serveUntilStopped(here, env, port, { loops: [stop, ...watch()], trust, json });
      }
      const site = currentSite(sites);
      const shown = store
        .revision(env)
        .then((revision) => showRecorded(store, revision, sites))
        .then(({ warnings }) => warnings.forEach((warning) => console.error(warning)))
        .catch((error: Error) => {
          if (compositionsIn(sites).length === 0) throw error;
          console.error(`${error.message}\n"${env}" is served as it was last shown here.`);
        });
      // Otherwise visitors have the site that was shown last meanwhile.
      if (site === undefined || !existsSync(site)) await shown;
      await serveUntilStopped(here, env, port, { loops: watch(), trust, json });
    });
}

/** Serves until the process receives a signal to stop (Ctrl+C), then lets open requests end. `loops` are ended then. `trust`: the proxies that name visitors' addresses; default: those of this machine. */
export async function serveUntilStopped(
  { store, sites }: Context,
  environment: string,
  port: number,
  {
    loops = [],
    trust,
    json,
  }: { loops?: readonly (() => Promise<void>)[]; trust?: TrustProxy; json?: boolean | undefined } = {},
): Promise<void> {
  // What serves knows every type of file, which no other verb should wait for.
  const token = metricsToken();
  const [{ serve }, { PublishedReleases }, { ReportsEndpoint }, { ReportCounter }, { ReportMetrics }] =
    await Promise.all([
      import('../deliver/serve.ts'),
      import('../deliver/published-releases.ts'),
      import('../deliver/reports-endpoint.ts'),
      import('../reports/counter.ts'),
      import('../reports/metrics.ts'),
    ]);
  const files = new CountFiles(serverFolder(sites(environment), port));
  const listener = new ReportMetrics(environment);
  const counter = new ReportCounter(new Owners(store, environment), files, { listener });
  const metrics = async (): Promise<string> =>
    listener.text((await store.head(environment).catch(() => undefined))?.revision);
  const health = async (revision: Revision): Promise<VisitorsHealth | undefined> => {
    const { site: declared } = await store.configuration(revision.configuration);
    const now = Date.now();
    if (!declared.reports) return undefined;
    const counted = canaryCountsOf(sites(environment), environment, undefined);
    const canary = await analyseCanary(store, revision, counted, now);
    return { health: healthOf(revision, await countedHere(sites(environment), now), now), canary };
  };
  const services = {
    published: new PublishedReleases(store, Date.now, health),
    reports: new ReportsEndpoint(counter, trust && { trust }),
    ...(token !== undefined && { metrics: { token, text: metrics } }),
  };
  const serving = await serve(sites(environment), port, undefined, services);
  const forget = await noteServing(sites(environment), serving.address);
  // What is being composed is left: its draft goes with the next composition.
  untilStopped(async () => {
    for (const end of loops) void end();
    await forget();
    await serving.stop();
  });
  const answer = { address: serving.address, environment };
  printResult(answer, [`${picocolors.green('serving')} ${serving.address}  (Ctrl+C stops)`], json);
  const site = currentSite(sites(environment));
  const map = site === undefined ? undefined : await readSiteMap(site).catch(() => undefined);
  if (!json && !isQuiet() && !isPublic(environment, map ?? {}))
    console.log(picocolors.dim(`what ${environment} shows, since when and why: ${serving.address}${environmentPage}`));
}

/** Ends this process once `stop` has ended what it does: with exit code 130 after Ctrl+C, and 0 where the machine stops a service. */
export function untilStopped(stop: () => Promise<void>): void {
  process.once('SIGINT', () => void stop().then(() => process.exit(130)));
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
}

/** The token for `/metrics`, if there shall be that. Throws for one that could be guessed. */
function metricsToken(): string | undefined {
  // A workflow sets an empty variable where nobody has.
  const [token] = [process.env.MOSAICO_METRICS_TOKEN].filter(Boolean);
  if (token !== undefined && token.length < 16)
    throw new Error(
      'MOSAICO_METRICS_TOKEN has less than 16 characters: anybody could guess it. Make one: openssl rand -hex 16',
    );
  return token;
}
