import { Command } from 'commander';
import { hasExpired } from '../environments/expired.ts';
import { madeLine } from '../environments/history.ts';
import { answer, jsonOption } from './answer.ts';
import { context, storeAddress } from './context.ts';
import { newestOf } from './newest.ts';
import { builtOf, releaseLines } from './release-lines.ts';

export function statusCommand(): Command {
  return new Command('status')
    .description('What runs where, since when, and who made it so.')
    .argument('[environment...]', 'default: every one')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico status\n  mosaico status staging --json')
    .action(async (names: string[], { json }: { json?: boolean }) => {
      const { store } = context();
      const environments = names.length > 0 ? names : (await store.environments()).sort();
      const { revisions, unreadable } = await newestOf(store, environments);
      const named = await Promise.all(revisions.map((revision) => releaseLines(store, revision.releases)));
      const over = await Promise.all(
        revisions.map((revision) => hasExpired(store, revision, { from: revision.created }).catch(() => false)),
      );
      const lines = revisions.flatMap((revision, index) => [
        `${revision.environment}: ${madeLine(revision)}`,
        ...(over[index]
          ? [`  an offer has expired since: mosaico promote --env ${revision.environment} takes it out of the lists`]
          : []),
        ...(named[index] ?? []),
        `  site configuration ${revision.configuration}`,
      ]);
      const built = await Promise.all(revisions.map((revision) => builtOf(store, revision.releases)));
      const found = revisions.map((revision, index) => ({ ...revision, built: built[index], expired: over[index] }));
      lines.push(...unreadable);
      answer(found, lines.length > 0 ? lines : [`No environment has a revision yet in ${storeAddress()}.`], json);
      if (unreadable.length > 0) process.exitCode = 1;
    });
}
