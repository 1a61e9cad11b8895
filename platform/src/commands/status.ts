import { Command } from 'commander';
import { answer, columns, jsonOption } from './answer.ts';
import { context } from './context.ts';

export function statusCommand(): Command {
  return new Command('status')
    .description('What runs where, since when.')
    .argument('[environment...]', 'default: every one')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico status\n  mosaico status staging --json')
    .action(async (names: string[], { json }: { json?: boolean }) => {
      const { store } = context();
      const environments = names.length > 0 ? names : (await store.environments()).sort();
      const revisions = await Promise.all(environments.map((name) => store.revision(name)));
      const lines = revisions.flatMap((revision) => [
        `${revision.environment}  revision ${revision.revision}  ${revision.created}  ${revision.reason}`,
        ...columns(Object.entries(revision.releases).map(([workspace, version]) => [`  ${workspace}`, version])),
        `  site configuration ${revision.configuration}`,
      ]);
      answer(revisions, lines.length > 0 ? lines : ['No environment has a revision yet.'], json);
    });
}
