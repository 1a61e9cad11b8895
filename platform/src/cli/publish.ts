import { Command, Option } from 'commander';
import { buildAll, type Build } from '../build/build.ts';
import { madeLine, takenBack } from '../environments/history.ts';
import { publishOnce } from '../store/publish-once.ts';
import type { Store } from '../store/store.ts';
import { chosenWorkspaces } from '../lib/workspaces.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { context } from './context.ts';

interface PublishOptions {
  differsFrom?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** A release as this command says it. */
interface Published {
  workspace: string;
  version: string;
  /** `false`: it was in the store before. */
  published: boolean;
}

export function publishCommand(): Command {
  return new Command('publish')
    .description(
      "Put the named workspaces' releases into the store, or all, built first if they are not. One that is there already stays as it is.",
    )
    .argument('[workspace...]')
    .addOption(
      new Option(
        '--differs-from <environment>',
        'only releases other than the environment shows, except those rolled back; prints them for promote',
      ),
    )
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Examples:
  mosaico publish mf-plans
  mosaico publish --differs-from staging --dry-run --json
  mosaico promote $(mosaico publish --differs-from staging) --env staging`,
    )
    .action(async (names: string[], { differsFrom, dryRun, json }: PublishOptions) => {
      const { root, store } = context();
      const all = await buildAll(chosenWorkspaces(names, root), { quiet: json });
      const builds = differsFrom === undefined ? all : await differing(store, differsFrom, all);
      const releases: Published[] = [];
      for (const build of builds) releases.push(await publish(store, build, dryRun));
      if (releases.length === 0) console.error('Nothing to publish: no release differs.');
      const said = releases.map((release) => whatHappened(release, dryRun));
      if (json || differsFrom === undefined) answer(releases, said, json);
      else {
        // Standard output is for the next command.
        for (const line of said) console.error(line);
        for (const { workspace, version } of releases) console.log(`${workspace}@${version}`);
      }
    });
}

async function publish(store: Store, { workspace, version, folder, maps }: Build, dryRun = false): Promise<Published> {
  const release = { workspace: workspace.name, version };
  const published = dryRun
    ? !(await store.versions(workspace.name)).includes(version)
    : await publishOnce(store, { ...release, folder, maps });
  return { ...release, published };
}

function whatHappened({ workspace, version, published }: Published, dryRun = false): string {
  const name = `${workspace}@${version}`;
  if (!published) return `${name} is published already`;
  return `${dryRun ? 'would publish' : 'published'} ${name}`;
}

/**
 * Builds of other releases than the environment shows: all, where there is no such environment yet. What somebody has rolled back comes
 * back on purpose only, never because somebody else's change is released.
 */
async function differing(store: Store, environment: string, builds: readonly Build[]): Promise<Build[]> {
  const { revision } = await store.head(environment);
  const others = builds.filter(({ workspace, version }) => revision?.releases[workspace.name] !== version);
  const changes = others.map(({ workspace, version }) => ({ workspace: workspace.name, version }));
  const rolledBack = revision ? await takenBack(store, revision, changes) : [];
  for (const { change, by } of rolledBack) {
    const release = `${change.workspace}@${change.version}`;
    console.error(
      `${release} is left out: it was rolled back by ${madeLine(by)}. ` +
        `To bring it back on purpose: mosaico promote ${release} --env ${environment}`,
    );
  }
  const out = new Set(rolledBack.map(({ change }) => change.workspace));
  return others.filter(({ workspace }) => !out.has(workspace.name));
}
