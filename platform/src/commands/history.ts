import { Command } from 'commander';
import type { Revision } from '@mosaico/shared-types/schemas';
import { differences, otherKeys } from '../environments/changes.ts';
import { madeLine } from '../environments/history.ts';
import { printable } from '../releases/release-name.ts';
import { answer, jsonOption } from './answer.ts';
import { context, environmentOption } from './context.ts';
import { differenceLines } from './release-lines.ts';
import { wholeNumber } from './arguments.ts';

/** What each of its pages says, as a hash, is a line for each page of each revision, and of use to the composer alone. */
function withoutContents(revision: Revision): Revision {
  const told = { ...revision };
  delete told.contents;
  return told;
}

/** So many revisions are listed unless told otherwise. */
const usualLimit = 20;

export function historyCommand(): Command {
  return new Command('history')
    .description("An environment's revisions, newest first: who made each, when, why, and what it changed.")
    .addOption(environmentOption())
    .option('--limit <number>', 'list so many', wholeNumber, usualLimit)
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico history --env staging\n  mosaico history --env staging --limit 200 --json',
    )
    .action(async ({ env, limit, json }: { env: string; limit: number; json?: boolean }) => {
      const { store } = context();
      // Throws for an environment that is not there.
      await store.revision(env);
      const numbers = await store.revisionNumbers(env);
      const first = Math.max(0, numbers.length - limit);
      const revisions = await Promise.all(
        numbers.slice(Math.max(0, first - 1)).map((each) => store.revision(env, each)),
      );
      const listed = revisions
        .map((revision, index) => {
          const before = revisions[index - 1];
          return {
            ...withoutContents(revision),
            changes: [...differences(before, revision), ...otherKeys(before, revision)],
          };
        })
        .filter(({ revision }) => revision >= (numbers[first] ?? Infinity))
        .reverse();
      const named = await Promise.all(listed.map(({ changes }) => differenceLines(store, changes)));
      const lines = listed.flatMap((revision, index) => [
        madeLine(revision),
        ...(named[index] ?? []),
        ...(revision.forced ? [`  forced: ${printable(revision.forced.reason)}`] : []),
      ]);
      answer(listed, lines, json);
    });
}
