import { Command } from 'commander';
import { buildAll } from '../build/build.ts';
import { offerInSites } from '../mixing/published.ts';
import { chosenWorkspaces } from '../workspaces.ts';
import { context } from './context.ts';

export function publishCommand(): Command {
  return new Command('publish')
    .description(
      "Put the named workspaces' releases into the store, built first if they are not. Refuses to overwrite one.",
    )
    .argument('<workspace...>')
    .option('--final', 'release under the version in package.json instead of one derived from the content')
    .option('--unless-published', 'leave out what is in the store already: the same source is the same release')
    .addHelpText('after', '\nExamples:\n  mosaico publish mf-plans\n  mosaico publish mf-plans --final')
    .action(async (names: string[], options: { final?: boolean; unlessPublished?: boolean }) => {
      const { root, store, sites } = context();
      for (const build of await buildAll(chosenWorkspaces(names, root), { final: options.final ?? false })) {
        const { workspace, version } = build;
        if (options.unlessPublished && (await store.versions(workspace.name)).includes(version)) {
          console.log(`${workspace.name}@${version} is published already`);
          continue;
        }
        const release = await store.publishRelease(build.folder);
        console.log(`published ${release.workspace}@${release.version}`);
      }
      await offerInSites(store, sites);
    });
}
