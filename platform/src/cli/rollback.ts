import { Command } from 'commander';
import type { AppliedRevision } from '../environments/apply-revision.ts';
import { differences, madeLine } from '../environments/history.ts';
import { applyPlan, writePlan } from '../environments/plan.ts';
import { rollback } from '../environments/rollback.ts';
import { planRollback, type RollbackPlan } from '../environments/rollback-plan.ts';
import { printResult, dryRunOption, jsonOption } from './output.ts';
import { releasesNamed, wholeNumber } from './arguments.ts';
import { authorOf, forceOption, withAuthor, type AuthorOptions } from './author-options.ts';
import { planLine } from './change.ts';
import { context, environmentOption } from './context.ts';
import { withPlan, type PlanOptions } from './plan-options.ts';
import { differenceLines } from './release-lines.ts';

interface RollbackOptions extends AuthorOptions, PlanOptions {
  env: string;
  to?: number;
  shown?: number;
  force?: string;
  dryRun?: boolean;
  json?: boolean;
}

export function rollbackCommand(): Command {
  const command = new Command('rollback')
    .description('Roll back an environment, or single remotes of it, by one more revision.')
    .argument(
      '[remote...]',
      'roll back the last change of these remotes only; with @version, all changes since that release was shown',
    )
    .addOption(environmentOption())
    .option('--to <revision>', 'the revision to return to (default: the last one that differs)', wholeNumber)
    .option(
      '--shown <revision>',
      'do nothing unless the environment shows this revision (see "Versiones" or /revision.json)',
      wholeNumber,
    )
    .addOption(forceOption())
    .addOption(dryRunOption())
    .addOption(jsonOption());
  return withAuthor(withPlan(command))
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico rollback --env staging\n  mosaico rollback mf-plans --env staging --reason "wrong price"\n  mosaico rollback mf-plans@sac38b9 --env staging\n  mosaico rollback --env staging --to 41 --dry-run',
    )
    .action(
      async (
        remotes: string[],
        { env: environment, to, shown, force, dryRun, plan, apply, json, ...who }: RollbackOptions,
      ) => {
        const { root, store, sites } = context();
        const named = await releasesNamed(
          store,
          remotes.filter((remote) => remote.includes('@')),
        );
        const order = {
          environment,
          to,
          shown,
          force,
          workspaces: remotes.map((remote) => remote.replace(/@.*/, '')),
          releases: Object.fromEntries(named.map(({ workspace, version }) => [workspace, version])),
          sites: sites(environment),
          ...authorOf(root, who),
        };
        const before = await store.revision(environment);
        const carryOut = (): Promise<AppliedRevision & RollbackPlan> => {
          if (plan !== undefined)
            return writePlan(store, plan, (rehearsal, render) => rollback(rehearsal, { ...order, render }, before));
          if (apply === undefined) return rollback(store, order, before);
          return applyPlan(store, apply, environment, ({ revision: number, ...made }) =>
            rollback(store, { ...order, ...made, shown: number - 1 }, before),
          );
        };
        const { revision, undone, warnings, ...site } = dryRun
          ? await planRollback(store, order, before)
          : await carryOut();
        for (const warning of warnings) console.error(warning);
        const changes = differences(before, revision);
        const equal = revision.sameAs === undefined ? '' : `, equal to ${revision.sameAs}`;
        const lines = [
          `${environment} ${dryRun || plan !== undefined ? 'would become' : 'is at'} revision ${revision.revision}${equal}:`,
          ...(await differenceLines(store, changes)),
          ...undone.map((each) => `  rolls back ${madeLine(each)}`),
          ...(plan === undefined ? [] : [planLine(plan)]),
        ];
        printResult({ revision, changes, undone, warnings, ...site }, lines, json);
      },
    );
}
