import { Command } from 'commander';
import { rollback } from '../environments/promote.ts';
import { answer, jsonOption } from './answer.ts';
import { context, environmentOption } from './context.ts';
import { wholeNumber } from './promote.ts';

export function rollbackCommand(): Command {
  return new Command('rollback')
    .description('Show an earlier revision of an environment again, as a further revision.')
    .addOption(environmentOption())
    .option('--to <revision>', 'the revision to return to (default: the one before)', wholeNumber)
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico rollback --env staging\n  mosaico rollback --env staging --to 41')
    .action(async ({ env, to, json }: { env: string; to?: number; json?: boolean }) => {
      const { store, sites } = context();
      const { revision, folder } = await rollback(store, { environment: env, sites: sites(env), to });
      const line = `${env} is at revision ${revision.revision}, equal to ${revision.sameAs}: ${folder}`;
      answer({ revision, folder }, [line], json);
    });
}
