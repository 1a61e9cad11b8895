import { Command } from 'commander';
import { differences } from '../environments/changes.ts';
import { promote, rehearse, type Promotion } from '../environments/promote.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { context, environmentOption } from './context.ts';
import { changesOf, wholeNumber } from './arguments.ts';
import { differenceLines } from './diff.ts';

interface PromoteOptions {
  env: string;
  config?: string;
  force?: string;
  retries: number;
  dryRun?: boolean;
  json?: boolean;
}

export function promoteCommand(): Command {
  return new Command('promote')
    .description(
      'Make an environment use the named releases: a new revision, composed once it is known to fit together.',
    )
    .argument('[release...]', 'workspace@version, e.g. mf-plans@1.4.0')
    .addOption(environmentOption())
    .option('--config <folder>', 'a folder with site.json (and public/) that becomes the site configuration')
    .option('--force <reason>', 'go on in spite of what the check finds; the history keeps the reason')
    .option('--retries <times>', 'look again and try again so often when somebody else was faster', wholeNumber, 0)
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico promote mf-plans@1.4.0 --env staging\n  mosaico promote mf-plans@1.4.0 mf-crm@2.0.0 --dry-run\n  mosaico promote --env demo --config environments/demo',
    )
    .action(async (releases: string[], options: PromoteOptions) => {
      const { store, sites } = context();
      const promotion: Promotion = {
        environment: options.env,
        changes: changesOf(releases),
        configurationFolder: options.config,
        sites: sites(options.env),
        force: options.force,
        retries: options.retries,
      };
      if (options.dryRun) {
        const { revision, problems, notes } = await rehearse(store, promotion);
        const known = (await store.environments()).includes(options.env);
        const changes = differences(known ? await store.revision(options.env) : undefined, revision);
        const lines = [`${options.env} would become revision ${revision.revision}:`, ...differenceLines(changes)];
        answer({ revision, changes, problems, notes }, [...lines, ...problems, ...notes], options.json);
        if (problems.length > 0) process.exitCode = 1;
        return;
      }
      const { revision, folder, pages } = await promote(store, promotion);
      const problems = revision.forced?.problems ?? [];
      const line = `${revision.environment} is at revision ${revision.revision}: ${pages} pages in ${folder}`;
      answer({ revision, folder, pages }, [line, ...problems.map((each) => `forced: ${each}`)], options.json);
    });
}
