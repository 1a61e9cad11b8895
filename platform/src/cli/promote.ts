import { Command } from 'commander';
import { printResult, dryRunOption, jsonOption, note } from './output.ts';
import { releasesNamed, wholeNumber } from './arguments.ts';
import { authorOf, canaryOption, forceOption, withAuthor } from './author-options.ts';
import { change, type ChangeOptions } from './change.ts';
import { context, environmentOption } from './context.ts';
import { withPlan, type PlanOptions } from './plan-options.ts';
import { smokeTestOf, withSmokeTest, type SmokeTestOptions } from './smoke-test-options.ts';

interface PromoteOptions extends ChangeOptions, PlanOptions, SmokeTestOptions {
  env: string;
  from?: string;
  exactly?: boolean;
  as?: number;
  config?: string;
  canary?: boolean;
  retries: number;
}

export function promoteCommand(): Command {
  const command = new Command('promote')
    .description('Make an environment show the named releases: one more revision, composed and checked first.')
    .argument('[release...]', 'workspace@version, e.g. mf-plans@1.4.0')
    .addOption(environmentOption())
    .option('--from <environment>', 'exactly the releases of this environment; named ones replace them')
    .option('--exactly', 'the named releases and no others')
    .option('--as <revision>', 'refuse if somebody else has written this revision', wholeNumber)
    .option('--config <folder>', 'a folder with site.json (and public/): the new site configuration')
    .addOption(canaryOption())
    .addOption(forceOption())
    .option('--retries <times>', 'attempts after somebody else was faster', wholeNumber, 0)
    .addOption(dryRunOption())
    .addOption(jsonOption());
  return withAuthor(withPlan(withSmokeTest(command)))
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico promote mf-plans@1.4.0 --env staging\n  mosaico promote mf-plans@1.4.0 mf-crm@2.0.0 --dry-run\n  mosaico promote --env demo --config environments/demo\n  mosaico promote --from staging --env production --reason "release of december"\n  mosaico promote mf-plans@1.4.0 --env production --canary\n  mosaico promote mf-plans@1.4.0 --env staging --plan plan       # then, with another role, the same with --apply plan',
    )
    .action(async (releases: string[], options: PromoteOptions) => {
      const { root, store, sites } = context();
      const { env: environment, from, exactly = false, as, config: configurationFolder, force, retries } = options;
      const shown = from === undefined ? {} : (await store.revision(from)).releases;
      if (releases.length === 0 && from === undefined && configurationFolder === undefined && !exactly)
        note(
          `No release is named: what ${environment} shows is composed and checked once more, and is a further revision only if an offer has expired since.`,
        );
      const changes = [
        ...Object.entries(shown).map(([workspace, version]) => ({ workspace, version })),
        ...(await releasesNamed(store, releases)),
      ];
      const promotion = {
        environment,
        changes,
        only: exactly || from !== undefined,
        as,
        configurationFolder,
        isCanary: options.canary,
        force,
        retries,
        // What applies a plan runs no release's code: the plan's own pages were opened.
        smokeTest: options.apply === undefined ? await smokeTestOf(root, options) : undefined,
      };
      const order = { ...promotion, sites: sites(environment), ...authorOf(root, options) };
      const { value, lines } = await change(store, order, options);
      printResult(value, lines, options.json);
    });
}
