import { Command } from 'commander';
import { buildAll } from '../build/build.ts';
import { publishOnce } from '../store/publish-once.ts';
import { chosenWorkspaces } from '../lib/workspaces.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { context } from './context.ts';

interface PublishOptions {
  dryRun?: boolean;
  json?: boolean;
}

export function publishCommand(): Command {
  return new Command('publish')
    .description(
      "Put the named workspaces' releases into the store, built first if they are not. One that is there already stays as it is.",
    )
    .argument('<workspace...>')
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico publish mf-plans\n  mosaico publish mf-plans mf-crm --json')
    .action(async (names: string[], { dryRun, json }: PublishOptions) => {
      const { root, store } = context();
      const builds = await buildAll(chosenWorkspaces(names, root), { quiet: json });
      const releases: { workspace: string; version: string; published: boolean }[] = [];
      for (const { workspace, version, folder, maps } of builds) {
        const release = { workspace: workspace.name, version };
        const isThere = (await store.versions(workspace.name)).includes(version);
        if (dryRun) {
          releases.push({ ...release, published: !isThere });
          continue;
        }
        const published = await publishOnce(store, { ...release, folder, maps });
        releases.push({ ...release, published });
      }
      const lines = releases.map(({ workspace, version, published }) => {
        const name = `${workspace}@${version}`;
        if (!published) return `${name} is published already`;
        return dryRun ? `would publish ${name}` : `published ${name}`;
      });
      answer(releases, lines, json);
    });
}
