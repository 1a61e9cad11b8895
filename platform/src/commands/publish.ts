import { Command, Option } from 'commander';
import { buildAll } from '../bundling/build.ts';
import { offerInSites } from '../compose/published.ts';
import { publishOnce } from '../store/publish-once.ts';
import { signingKey, signRelease } from '../store/signing.ts';
import { chosenWorkspaces } from '../repository/workspaces.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { context } from './context.ts';

interface PublishOptions {
  signWith?: string;
  final?: boolean;
  unlessPublished?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

export function publishCommand(): Command {
  return new Command('publish')
    .description(
      "Put the named workspaces' releases into the store, built first if they are not. Refuses to overwrite one.",
    )
    .argument('<workspace...>')
    .option('--final', 'release under the version in package.json instead of one derived from the content')
    .option('--unless-published', 'leave out what is in the store already: the same source is the same release')
    .addOption(
      new Option('--sign-with <key.pem>', 'sign them with this Ed25519 key (a file, or the PEM itself)').env(
        'MOSAICO_SIGNING_KEY',
      ),
    )
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico publish mf-plans\n  mosaico publish mf-plans --final\n  mosaico publish mf-plans mf-crm --unless-published --json\n  mosaico publish mf-plans --unless-published --sign-with plans.pem',
    )
    .action(async (names: string[], { final = false, unlessPublished, signWith, dryRun, json }: PublishOptions) => {
      const { root, store, sites } = context();
      const key = signWith ? await signingKey(signWith) : undefined;
      const builds = await buildAll(chosenWorkspaces(names, root), { final, quiet: json });
      const releases: { workspace: string; version: string; published: boolean; signed?: string }[] = [];
      for (const { workspace, version, folder, maps } of builds) {
        const release = { workspace: workspace.name, version };
        const isThere = (await store.versions(workspace.name)).includes(version);
        if (dryRun) {
          releases.push({ ...release, published: !isThere });
          continue;
        }
        const published = unlessPublished
          ? await publishOnce(store, { ...release, folder, maps })
          : Boolean(await store.publishRelease(folder));
        if (!unlessPublished) await store.keepSourceMaps(workspace.name, version, maps);
        const signed = key && (await signRelease(store, { ...release, folder }, key));
        releases.push({ ...release, published, ...(signed && { signed }) });
      }
      if (!dryRun) await offerInSites(store, sites);
      const lines = releases.map(({ workspace, version, published, signed }) => {
        const name = `${workspace}@${version}`;
        const more = signed === undefined ? '' : `, signed with ${signed}`;
        if (!published) return `${name} is published already${more}`;
        return dryRun ? `would publish ${name}` : `published ${name}${more}`;
      });
      answer(releases, lines, json);
    });
}
