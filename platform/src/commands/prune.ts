import { Command } from 'commander';
import { prune } from '../environments/prune.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { context } from './context.ts';
import { positiveNumber } from './arguments.ts';

/** So many revisions of each environment keep their releases unless told otherwise. */
const usualKeep = 20;

export function pruneCommand(): Command {
  return new Command('prune')
    .description("Drop the releases that no environment's recent revisions use, and old revisions' compositions.")
    .option('--keep <revisions>', 'revisions of each environment that count as recent', positiveNumber, usualKeep)
    .option('--unused', 'also drop releases that no revision has used so far')
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico prune --dry-run\n  mosaico prune --keep 5')
    .action(async (options: { keep: number; unused?: boolean; dryRun?: boolean; json?: boolean }) => {
      const { store, sites } = context();
      const { keep, unused = false, dryRun = false, json } = options;
      const pruned = await prune(store, { keep, unused, dryRun, sites });
      const lines = [
        ...pruned.releases.map(({ workspace, version }) => `${workspace}@${version}`),
        ...pruned.compositions,
      ].map((each) => `${dryRun ? 'would drop' : 'dropped'} ${each}`);
      answer(pruned, lines.length > 0 ? lines : ['Nothing to drop.'], json);
    });
}
