import { Command } from 'commander';
import { differences } from '../environments/changes.ts';
import { madeLine } from '../environments/history.ts';
import { rollback } from '../environments/rollback.ts';
import { undoingOf } from '../environments/undoing.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { releasesNamed, wholeNumber } from './arguments.ts';
import { authorOf, withAuthor, type AuthorOptions } from './author-options.ts';
import { context, environmentOption } from './context.ts';
import { differenceLines } from './release-lines.ts';

interface RollbackOptions extends AuthorOptions {
  env: string;
  to?: number;
  shown?: number;
  dryRun?: boolean;
  json?: boolean;
}

export function rollbackCommand(): Command {
  const command = new Command('rollback')
    .description('Take back what an environment shows: all of it, or single remotes. It is a further revision.')
    .argument(
      '[remote...]',
      'roll back the last change of these alone, or with @version all since that release was shown; the others stay as they are',
    )
    .addOption(environmentOption())
    .option(
      '--to <revision>',
      'the revision to return to (default: the last one that shows something else)',
      wholeNumber,
    )
    .option(
      '--shown <revision>',
      'do nothing unless the environment shows this revision (it stands in "Versiones" and in /revision.json)',
      wholeNumber,
    )
    .addOption(dryRunOption())
    .addOption(jsonOption());
  return withAuthor(command)
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico rollback --env staging\n  mosaico rollback mf-plans --env staging --reason "wrong price"\n  mosaico rollback mf-plans@sac38b9 --env staging\n  mosaico rollback --env staging --to 41 --dry-run',
    )
    .action(async (remotes: string[], { env: environment, to, shown, dryRun, json, ...who }: RollbackOptions) => {
      const { root, store, sites } = context();
      const named = await releasesNamed(
        store,
        remotes.filter((remote) => remote.includes('@')),
      );
      const order = {
        environment,
        to,
        shown,
        workspaces: remotes.map((remote) => remote.replace(/@.*/, '')),
        releases: Object.fromEntries(named.map(({ workspace, version }) => [workspace, version])),
        sites: sites(environment),
        ...authorOf(root, who),
      };
      const before = await store.revision(environment);
      const { revision, undone, warnings, ...site } = dryRun
        ? await undoingOf(store, order, before)
        : await rollback(store, order, before);
      for (const warning of warnings) console.error(warning);
      const changes = differences(before, revision);
      const equal = revision.sameAs === undefined ? '' : `, equal to ${revision.sameAs}`;
      const lines = [
        `${environment} ${dryRun ? 'would become' : 'is at'} revision ${revision.revision}${equal}:`,
        ...(await differenceLines(store, changes)),
        ...undone.map((each) => `  rolls back ${madeLine(each)}`),
      ];
      answer({ revision, changes, undone, warnings, ...site }, lines, json);
    });
}
