import { Command } from 'commander';
import { differences } from '../environments/changes.ts';
import { earlierRevision, rollback } from '../environments/promote.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { context, environmentOption } from './context.ts';
import { differenceLines } from './diff.ts';
import { wholeNumber } from './arguments.ts';

interface RollbackOptions {
  env: string;
  to?: number;
  dryRun?: boolean;
  json?: boolean;
}

export function rollbackCommand(): Command {
  return new Command('rollback')
    .description('Show an earlier revision of an environment again, as a further revision.')
    .addOption(environmentOption())
    .option('--to <revision>', 'the revision to return to (default: the one before)', wholeNumber)
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico rollback --env staging\n  mosaico rollback --env staging --to 41 --dry-run',
    )
    .action(async ({ env, to, dryRun, json }: RollbackOptions) => {
      const { store, sites } = context();
      if (dryRun) {
        const revision = await earlierRevision(store, env, to);
        const changes = differences(await store.revision(env), revision);
        const line = `${env} would become revision ${revision.revision}, equal to ${revision.sameAs}:`;
        return answer({ revision, changes }, [line, ...differenceLines(changes)], json);
      }
      const { revision, folder } = await rollback(store, { environment: env, sites: sites(env), to });
      const line = `${env} is at revision ${revision.revision}, equal to ${revision.sameAs}: ${folder}`;
      answer({ revision, folder }, [line], json);
    });
}
