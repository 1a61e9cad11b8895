import { Command, Option } from 'commander';
import { prune } from '../environments/prune.ts';
import { printResult, dryRunOption, jsonOption } from './output.ts';
import { context } from './context.ts';
import { expectStore } from './explain.ts';
import { keptRevisions } from '../site/sites.ts';
import { days, numberFrom } from './arguments.ts';

interface PruneOptions {
  keep: number;
  olderThan: number;
  dryRun?: boolean;
  json?: boolean;
}

export function pruneCommand(): Command {
  return new Command('prune')
    .description(
      'Remove releases and compositions that no recent revision uses: the first run marks releases, a run an hour later removes them.',
    )
    .option(
      '--keep <revisions>',
      'revisions of each environment that count as recent',
      numberFrom(keptRevisions),
      keptRevisions,
    )
    .addOption(
      new Option('--older-than <days>', 'only releases that were built so long ago')
        .argParser(days)
        .default(days('30d'), '30d'),
    )
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico prune --dry-run\n  mosaico prune --keep 100 --older-than 90d')
    .action(async ({ keep, olderThan, dryRun = false, json }: PruneOptions) => {
      const { store, sites } = context();
      expectStore();
      const pruned = await prune(store, { keep, olderThan, dryRun, sites });
      const { removed, marked } = pruned;
      const lines = [
        ...[...removed.releases, ...removed.compositions].map(
          (each) => `${dryRun ? 'would remove' : 'removed'} ${each}`,
        ),
        ...marked.map((each) => `${dryRun ? 'unused' : 'marked as unused'}: ${each}`),
      ];
      if (marked.length > 0 && !dryRun)
        lines.push('What is marked goes with the first prune in an hour or later, if nothing uses it by then.');
      printResult(pruned, lines.length > 0 ? lines : ['Nothing is unused.'], json);
    });
}
