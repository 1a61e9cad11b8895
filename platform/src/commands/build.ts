import { Command } from 'commander';
import { buildAll } from '../build/build.ts';
import { chosenWorkspaces } from '../workspaces.ts';
import { context } from './context.ts';

export function buildCommand(): Command {
  return new Command('build')
    .description('Build client and server releases of the named workspaces, or of all. Skips what has not changed.')
    .argument('[workspace...]')
    .option('--final', 'release under the version in package.json instead of one derived from the content')
    .addHelpText('after', '\nExamples:\n  mosaico build\n  mosaico build mf-plans')
    .action(async (names: string[], options: { final?: boolean }) => {
      const { root } = context();
      await buildAll(chosenWorkspaces(names, root), { final: options.final ?? false });
    });
}
