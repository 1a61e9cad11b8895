import { Command } from 'commander';
import { buildAll } from '../build/build.ts';
import { chosenWorkspaces } from '../lib/workspaces.ts';
import { printResult, isQuiet, jsonOption, note } from './output.ts';
import { context } from './context.ts';

export function buildCommand(): Command {
  return new Command('build')
    .description('Build client and server releases of the named workspaces, or of all. Skips what has not changed.')
    .argument('[workspace...]')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico build\n  mosaico build mf-plans\n  mosaico build mf-plans --json')
    .action(async (names: string[], { json }: { json?: boolean }) => {
      const builds = await buildAll(chosenWorkspaces(names, context().root), { quiet: json ?? isQuiet() });
      if (json)
        printResult(
          builds.map(({ workspace, version, folder }) => ({ workspace: workspace.name, version, folder })),
          [],
          json,
        );
      else
        for (const { workspace, version } of builds.filter(({ isKept }) => isKept))
          note(`${workspace.name}@${version} is built already`);
    });
}
