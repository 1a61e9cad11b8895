import { Command, InvalidArgumentError } from 'commander';
import { compareServed } from '../deliver/compare-served.ts';
import { showRecorded } from '../environments/apply-revision.ts';
import { rehearse } from '../environments/promote.ts';
import { canaryName } from '../environments/canary-revisions.ts';
import { readSiteMap } from '../site/site-map.ts';
import type { Store } from '../store/store.ts';
import { printResult, jsonOption } from './output.ts';
import { context, environmentOption } from './context.ts';
import { ownerLines } from './explain.ts';
import { releasesNamed } from './arguments.ts';
import { differenceLines } from './release-lines.ts';
import { smokeTestOf, withSmokeTest, type SmokeTestOptions } from './smoke-test-options.ts';
import { UsageError } from './usage-error.ts';

interface CheckOptions extends SmokeTestOptions {
  env: string;
  config?: string;
  site?: string;
  json?: boolean;
}

export function checkCommand(): Command {
  const command = new Command('check')
    .description(
      'Check whether an environment would work with the named releases. Records nothing. Exit code 1 if not.',
    )
    .argument('[release...]', 'workspace@version; without one, the environment as it is')
    .addOption(environmentOption())
    .option('--config <folder>', 'check with the site configuration in this folder')
    .option(
      '--site <origin>',
      'compare what is served there (https://www.example.com) with what was composed',
      originNamed,
    )
    .addOption(jsonOption());
  return withSmokeTest(command)
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico check mf-plans@1.4.0 --env staging\n  mosaico check --env production --json\n  mosaico check --env production --site https://www.example.com',
    )
    .action(async (releases: string[], { env, config, site, json, ...options }: CheckOptions) => {
      const { root, store, sites } = context();
      if (site !== undefined) {
        if (releases.length > 0 || config !== undefined)
          throw new UsageError('--site looks at what is served now: leave out releases and --config.');
        return checkServed(store, env, sites(env), site, json);
      }
      const { revision, changes, problems, notes } = await rehearse(store, {
        environment: env,
        changes: await releasesNamed(store, releases),
        configurationFolder: config,
        sites: sites(env),
        smokeTest: await smokeTestOf(root, options),
      });
      const lines =
        changes.length > 0
          ? [`These fit together in ${env}:`, ...(await differenceLines(store, changes))]
          : [`These fit together in ${env}, which shows them already.`];
      printResult(
        { fits: problems.length === 0, problems, notes, releases: revision.releases },
        [...(problems.length > 0 ? [...problems.map(({ text }) => text), ...ownerLines(problems)] : lines), ...notes],
        json,
      );
      if (problems.length > 0) process.exitCode = 1;
    });
}

/** Compares what a host serves with the environment's composition, which is made first if this machine has none. Exit code 1 if it differs. */
async function checkServed(
  store: Store,
  environment: string,
  sites: string,
  origin: string,
  json: boolean | undefined,
): Promise<void> {
  const revision = await store.revision(environment);
  const { folder } = await showRecorded(store, revision, sites);
  const { asked, differences } = await compareServed(folder, await readSiteMap(folder), origin);
  const { canary } = revision;
  const notes = canary
    ? [`Only the stable arm was compared: the ${canaryName(canary)} has ${canary.weight} % of visits.`]
    : [];
  const lines =
    differences.length > 0
      ? differences
      : [`${origin} serves what was composed: revision ${revision.revision} of ${environment}, ${asked} addresses.`];
  const value = { served: differences.length === 0, revision: revision.revision, asked, differences, notes };
  printResult(value, [...lines, ...notes], json);
  if (differences.length > 0) process.exitCode = 1;
}

function originNamed(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.pathname !== '/' || address.search || address.hash)
    throw new InvalidArgumentError('Give an origin without a path: https://www.example.com');
  return address.origin;
}
