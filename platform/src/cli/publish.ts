import { Command, Option } from 'commander';
import { command } from '../lib/command.ts';
import { buildAll, type Build } from '../build/build.ts';
import { progressOf } from '../lib/progress.ts';
import { rolledBack } from '../environments/rolled-back.ts';
import { printable } from '../store/release-label.ts';
import type { Store } from '../store/store.ts';
import { chosenWorkspaces } from '../lib/workspaces.ts';
import { printResult, dryRunOption, isQuiet, jsonOption, note } from './output.ts';
import { context, missingStore } from './context.ts';

interface PublishOptions {
  differsFrom?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** A release as this command says it. */
export interface Published {
  workspace: string;
  version: string;
  /** `false`: it was in the store before. */
  published: boolean;
  /** Files that it was built of and that are not committed. */
  uncommitted?: string[];
}

export function publishCommand(): Command {
  return new Command('publish')
    .description(
      'Put the releases of the named workspaces, or of all, into the store. Builds them first. Published releases stay as they are.',
    )
    .argument('[workspace...]')
    .addOption(
      new Option(
        '--differs-from <environment>',
        'only releases that differ from this environment and were not rolled back; prints them for promote',
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
      const all = await buildAll(chosenWorkspaces(names, root), { quiet: json ?? isQuiet() });
      const { builds, leftOut } =
        differsFrom === undefined ? { builds: all, leftOut: [] } : await differing(store, differsFrom, all);
      for (const line of leftOut) console.error(line);
      const releases = await publishBuilds(dryRun ? store.rehearsal() : store, builds);
      if (differsFrom !== undefined && builds.length + leftOut.length === 0)
        note(`Nothing to publish: ${differsFrom} shows these releases already.`);
      const said = releases.flatMap((release) => publishedLines(release, dryRun));
      if (json || differsFrom === undefined) printResult(releases, said, json);
      else {
        // Standard output is for the next command.
        said.forEach(note);
        for (const { workspace, version } of releases) console.log(`${workspace}@${version}`);
      }
    });
}

/** Publishes builds, one after another. Says so where that begins the store that somebody has named. */
export async function publishBuilds(store: Store, builds: readonly Build[]): Promise<Published[]> {
  const begun = missingStore();
  if (begun !== undefined)
    note(
      `The store's folder ${begun} does not exist yet, and is begun: look whether MOSAICO_STORE is spelt as it should be.`,
    );
  const releases: Published[] = [];
  const onPublished = progressOf('publishing', builds.length, 'releases');
  for (const { workspace, version, folder, maps } of builds) {
    const published = await store.publishRelease(folder, maps);
    const { built } = await store.release(workspace.name, version);
    const uncommitted = built.dirty && { uncommitted: built.uncommitted ?? [] };
    releases.push({ workspace: workspace.name, version, published, ...uncommitted });
    onPublished();
  }
  return releases;
}

/** What became of a release, as lines for a person. */
export function publishedLines({ workspace, version, published, uncommitted }: Published, dryRun = false): string[] {
  const name = `${workspace}@${version}`;
  const files = uncommitted?.map(printable).join(', ');
  return [
    published ? `${dryRun ? 'would publish' : 'published'} ${name}` : `${name} is published already`,
    ...(files === undefined ? [] : [`  built from uncommitted files${files && `: ${files}`}`]),
  ];
}

/** Builds of other releases than an environment shows, and a line for each that is left out. */
interface Differing {
  builds: Build[];
  leftOut: string[];
}

/**
 * Builds of other releases than the environment shows: all, where there is no such environment yet. What somebody has rolled back comes
 * back on purpose only, never because somebody else's change is released; nor does a canary go to all visitors so.
 */
export async function differing(store: Store, environment: string, builds: readonly Build[]): Promise<Differing> {
  const { revision } = await store.head(environment);
  const others = builds.filter(({ workspace, version }) => revision?.releases[workspace.name] !== version);
  const { canary, configuration = '' } = revision ?? {};
  const isCanary = ({ workspace, version }: Build): boolean => canary?.releases[workspace.name] === version;
  const releases = Object.fromEntries(others.map(({ workspace, version }) => [workspace.name, version]));
  const back = revision ? await rolledBack(store, revision, { configuration, releases }) : [];
  return {
    builds: others.filter((build) => !isCanary(build) && !back.some(({ what }) => what === build.workspace.name)),
    leftOut: [
      ...others.filter(isCanary).map(({ workspace, version }) => {
        const release = `${workspace.name}@${version}`;
        return `${release} is left out: ${canary?.weight} % of the visits to ${environment} have it as a canary. To give it to all: ${command(`canary promote --env ${environment}`)}`;
      }),
      ...back.map(({ what, version, by }) => {
        const release = `${what}@${version}`;
        return (
          `${release} is left out: it was rolled back by ${by}. ` +
          `To bring it back on purpose: ${command(`promote ${release} --env ${environment}`)}`
        );
      }),
    ],
  };
}
