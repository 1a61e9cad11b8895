import { Command } from 'commander';
import { buildAll, type Build } from '../build/build.ts';
import { refuseCanary } from '../environments/begin-canary.ts';
import type { Promotion } from '../environments/promote.ts';
import { chosenWorkspaces } from '../lib/workspaces.ts';
import { printResult, dryRunOption, isQuiet, jsonOption } from './output.ts';
import { authorOf, canaryOption, forceOption, withAuthor } from './author-options.ts';
import { change, type ChangeOptions } from './change.ts';
import { context, environmentOption, type Context } from './context.ts';
import { differing, publishBuilds, publishedLines } from './publish.ts';
import { smokeTestOf, withSmokeTest, type SmokeTestOptions } from './smoke-test-options.ts';

/** Other teams promote at the same time, and leave these workspaces alone: it is tried again so often. */
const retries = 3;

export function shipCommand(): Command {
  const command = new Command('ship')
    .description(
      'Build, publish, check and promote the named workspaces, or all that differ from the environment. Stops at the first failure.',
    )
    .argument('[workspace...]')
    .addOption(environmentOption())
    .addOption(canaryOption())
    .addOption(forceOption())
    .addOption(dryRunOption())
    .addOption(jsonOption());
  return withAuthor(withSmokeTest(command))
    .addHelpText(
      'after',
      '\nWith --dry-run it builds and checks, and publishes nothing. What was rolled back is left out, and what a canary has.\n\nExamples:\n  mosaico ship mf-plans\n  mosaico ship mf-plans --env staging --reason "prices of december"\n  mosaico ship mf-plans --env production --canary\n  mosaico ship --env staging --dry-run',
    )
    .action(async (names: string[], options: ChangeOptions & SmokeTestOptions & { env: string; canary?: boolean }) => {
      const here = context();
      const { root, store } = here;
      const { env: environment, json, canary: isCanary } = options;
      const author = authorOf(root, options);
      const workspaces = chosenWorkspaces(names, root);
      // Before anybody waits for a build.
      const shown = await store.revision(environment);
      if (isCanary) await refuseCanary(store, shown);

      const all = await buildAll(workspaces, { quiet: json ?? isQuiet() });
      const { builds, leftOut } = await differing(store, environment, all);
      if (names.length > 0 && leftOut.length > 0) throw new Error(leftOut.join('\n'));
      for (const line of leftOut) console.error(line);
      if (builds.length === 0) {
        const line =
          leftOut.length > 0
            ? `No release is left to ship: ${environment} stays at revision ${shown.revision}.`
            : `Nothing to do: ${environment} shows ${names.length > 0 ? all.map(buildNameOf).join(', ') : 'these releases'} already.`;
        return printResult({ published: [], changed: false, revision: shown }, [line], json);
      }
      const smokeTest = await smokeTestOf(root, options);
      const promotion = { environment, isThorough: true, isCanary, retries, smokeTest, ...author };
      const value = await shipBuilds(here, builds, promotion, options);
      if (json) printResult(value, [], json);
    });
}

/** Publishes builds and promotes them, and says what each step did; with `dryRun` what it would do. Returns the answer for a script. */
export async function shipBuilds(
  here: Context,
  builds: readonly Build[],
  promotion: Omit<Promotion, 'changes' | 'sites'>,
  { dryRun, force, json }: Pick<ChangeOptions, 'dryRun' | 'force' | 'json'> = {},
): Promise<object> {
  const say = (lines: readonly string[]): void => {
    if (!json && !isQuiet()) for (const line of lines) console.log(line);
  };
  if (promotion.isThorough)
    say(builds.filter(({ isKept }) => isKept).map((build) => `${buildNameOf(build)} is built already`));
  const store = dryRun ? here.store.rehearsal() : here.store;
  const published = await publishBuilds(store, builds);
  say(published.flatMap((release) => publishedLines(release, dryRun)));

  const changes = builds.map(({ workspace, version }) => ({ workspace: workspace.name, version }));
  const order = { ...promotion, changes, sites: here.sites(promotion.environment), force };
  const { value, lines } = await change(store, order, { dryRun });
  say(lines);
  return { published, ...value };
}

const buildNameOf = ({ workspace, version }: { workspace: { name: string }; version: string }): string =>
  `${workspace.name}@${version}`;
