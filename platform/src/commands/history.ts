import { Command } from 'commander';
import { differences } from '../environments/changes.ts';
import { answer, jsonOption } from './answer.ts';
import { context, environmentOption } from './context.ts';
import { differenceLines } from './diff.ts';
import { wholeNumber } from './arguments.ts';

/** So many revisions are listed unless told otherwise. */
const usualLimit = 20;

export function historyCommand(): Command {
  return new Command('history')
    .description("An environment's revisions, newest first: when, why, and what each changed.")
    .addOption(environmentOption())
    .option('--limit <number>', 'list so many', wholeNumber, usualLimit)
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico history --env staging\n  mosaico history --env staging --limit 200 --json',
    )
    .action(async ({ env, limit, json }: { env: string; limit: number; json?: boolean }) => {
      const { store } = context();
      const newest = await store.revision(env);
      const numbers = await store.revisionNumbers(env);
      const first = Math.max(0, numbers.length - limit);
      const revisions = await Promise.all(
        numbers.slice(Math.max(0, first - 1)).map((each) => store.revision(env, each)),
      );
      const listed = revisions
        .map((revision, index) => ({ ...revision, changes: differences(revisions[index - 1], revision) }))
        .filter(({ revision }) => revision >= (numbers[first] ?? newest.revision))
        .reverse();
      const lines = listed.flatMap(({ revision, created, reason, forced, changes }) => [
        `${revision}  ${created}  ${reason}`,
        ...differenceLines(changes),
        ...(forced ? [`  forced: ${forced.reason}`] : []),
      ]);
      answer(listed, lines, json);
    });
}
