import { Command } from 'commander';
import { prune } from '../environments/prune.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { context } from './context.ts';
import { days, positiveNumber } from './arguments.ts';

/** So many revisions of each environment keep their releases unless told otherwise. */
const usualKeep = 20;

interface PruneOptions {
  keep: number;
  unused?: boolean;
  olderThan?: number;
  dryRun?: boolean;
  json?: boolean;
}

export function pruneCommand(): Command {
  return new Command('prune')
    .description("Drop the releases that no environment's recent revisions use, and old revisions' compositions.")
    .option('--keep <revisions>', 'revisions of each environment that count as recent', positiveNumber, usualKeep)
    .option('--unused', 'also drop releases that no revision has used so far: those of pull requests, for example')
    .option('--older-than <days>', 'with --unused: only those that were built so long ago, e.g. 30d', days)
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico prune --dry-run\n  mosaico prune --keep 5\n  mosaico prune --unused --older-than 30d',
    )
    .action(async ({ keep, unused = false, olderThan, dryRun = false, json }: PruneOptions) => {
      if (olderThan !== undefined && !unused)
        throw new Error('--older-than is of releases that no revision has used: name --unused, too.');
      const { store, sites } = context();
      const pruned = await prune(store, { keep, unused, ...(olderThan && { olderThan }), dryRun, sites });
      const lines = [
        ...pruned.releases.map(({ workspace, version }) => `${workspace}@${version}`),
        ...pruned.compositions,
      ].map((each) => `${dryRun ? 'would drop' : 'dropped'} ${each}`);
      answer(pruned, lines.length > 0 ? lines : ['Nothing to drop.'], json);
    });
}
