import { Command } from 'commander';
import type { Revision } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import { canaryLine } from '../environments/canary-revisions.ts';
import { differences, madeLine } from '../environments/history.ts';
import { printable } from '../store/release-label.ts';
import { unknownEnvironment, type Store } from '../store/store.ts';
import { printResult, jsonOption } from './output.ts';
import { context, environmentOption } from './context.ts';
import { differenceLines } from './release-lines.ts';
import { usualLimit, wholeNumber } from './arguments.ts';

/** What each of its pages says, as a hash, is a line for each page of each revision, and of use to the composer alone. */
export function withoutContents(revision: Revision): Revision {
  const printed = { ...revision };
  delete printed.contents;
  if (printed.canary?.contents) {
    printed.canary = { ...printed.canary };
    delete printed.canary.contents;
  }
  return printed;
}

interface HistoryOptions {
  env: string;
  all?: boolean;
  limit: number;
  json?: boolean;
}

/** The newest so many, ascending, and one more to compare the first with. Throws for an environment that is not there. */
export async function revisionsOf(
  store: Store,
  env: string,
  { former, limit }: { former?: boolean | undefined; limit: number },
): Promise<Revision[]> {
  const { revision: newest, next } = await store.head(env);
  if (!newest && next === 1) throw await unknownEnvironment(store, env);
  if (!newest && !former)
    throw new Error(`"${env}" was removed. By whom, and what was before: ${command(`history --env ${env} --all`)}`);
  const numbers = (await store.revisionNumbers(env)).slice(-limit - 1);
  const current = await Promise.all(numbers.map((each) => store.revision(env, each)));
  return [...(former ? await store.formerRevisions(env) : []), ...current].slice(-limit - 1);
}

export function historyCommand(): Command {
  return new Command('history')
    .description("List an environment's revisions, newest first: author, date, reason and changes.")
    .addOption(environmentOption())
    .option('--all', 'also list revisions from before the environment was removed, and the removal')
    .option('--limit <number>', 'number of revisions', wholeNumber, usualLimit)
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico history --env staging\n  mosaico history --env staging --limit 200 --json\n  mosaico history --env trial --all',
    )
    .action(async ({ env, all: former, limit, json }: HistoryOptions) => {
      const { store } = context();
      const revisions = await revisionsOf(store, env, { former, limit });
      const listed = revisions
        .map((revision, index) => {
          const before = revisions[index - 1];
          const changes = revision.removed ? [] : differences(before?.removed ? undefined : before, revision);
          const ofCanary = canaryLine(before?.removed ? undefined : before, revision);
          return { ...withoutContents(revision), changes, ...(ofCanary !== undefined && { ofCanary }) };
        })
        .slice(Math.max(0, revisions.length - limit))
        .reverse();
      const named = await Promise.all(listed.map(({ changes }) => differenceLines(store, changes)));
      const lines = listed.flatMap((revision, index) => [
        madeLine(revision),
        ...(revision.removed ? [`  ${env} was removed`] : []),
        ...(named[index] ?? []),
        ...(revision.ofCanary === undefined ? [] : [`  ${revision.ofCanary}`]),
        ...(revision.forced ? [`  forced: ${printable(revision.forced.reason)}`] : []),
      ]);
      printResult(listed, lines, json);
    });
}
