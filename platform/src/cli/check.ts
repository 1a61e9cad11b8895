import { Command } from 'commander';
import { rehearse } from '../environments/promote.ts';
import { answer, jsonOption } from './answer.ts';
import { context, environmentOption } from './context.ts';
import { releasesNamed } from './arguments.ts';
import { differenceLines } from './release-lines.ts';

interface CheckOptions {
  env: string;
  config?: string;
  json?: boolean;
}

export function checkCommand(): Command {
  return new Command('check')
    .description(
      'Check whether an environment would work with the named releases. Records nothing. Exit code 1 if not.',
    )
    .argument('[release...]', 'workspace@version; without one, the environment as it is')
    .addOption(environmentOption())
    .option('--config <folder>', 'check with the site configuration in this folder')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico check mf-plans@1.4.0 --env staging\n  mosaico check --env production --json',
    )
    .action(async (releases: string[], { env, config, json }: CheckOptions) => {
      const { store, sites } = context();
      const { revision, changes, problems, notes } = await rehearse(store, {
        environment: env,
        changes: await releasesNamed(store, releases),
        configurationFolder: config,
        sites: sites(env),
      });
      const lines =
        changes.length > 0
          ? [`These fit together in ${env}:`, ...(await differenceLines(store, changes))]
          : [`These fit together in ${env}, which shows them already.`];
      answer(
        { fits: problems.length === 0, problems, notes, releases: revision.releases },
        [...(problems.length > 0 ? problems.map(({ text }) => text) : lines), ...notes],
        json,
      );
      if (problems.length > 0) process.exitCode = 1;
    });
}
