import { Command } from 'commander';
import { buildAll } from '../build/build.ts';
import { rehearse } from '../environments/promote.ts';
import { chosenWorkspaces } from '../lib/workspaces.ts';
import { withBuilds } from '../store/with-builds.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { authorOf, forceOption, withAuthor } from './author-options.ts';
import { change, type ChangeOptions } from './change.ts';
import { context, environmentOption } from './context.ts';
import { differing, publishBuilds, publishedLines } from './publish.ts';

/** Other teams promote at the same time, and leave these workspaces alone: it is tried again so often. */
const retries = 3;

export function shipCommand(): Command {
  const command = new Command('ship')
    .description(
      'Build, publish, check and promote the named workspaces, or all that differ from the environment. Stops at the first failure.',
    )
    .argument('[workspace...]')
    .addOption(environmentOption())
    .addOption(forceOption())
    .addOption(dryRunOption())
    .addOption(jsonOption());
  return withAuthor(command)
    .addHelpText(
      'after',
      '\nWith --dry-run it builds and checks, and publishes nothing. What was rolled back is left out.\n\nExamples:\n  mosaico ship mf-plans\n  mosaico ship mf-plans --env staging --reason "prices of december"\n  mosaico ship --env staging --dry-run',
    )
    .action(async (names: string[], options: ChangeOptions & { env: string }) => {
      const { root, store, sites } = context();
      const { env: environment, force, dryRun, json } = options;
      const author = authorOf(root, options);
      const say = (lines: readonly string[]): void => {
        if (!json) for (const line of lines) console.log(line);
      };
      const workspaces = chosenWorkspaces(names, root);
      // Before anybody waits for a build.
      const shown = await store.revision(environment);

      const all = await buildAll(workspaces, { quiet: json });
      const { builds, leftOut } = await differing(store, environment, all);
      if (names.length > 0 && leftOut.length > 0) throw new Error(leftOut.join('\n'));
      for (const line of leftOut) console.error(line);
      if (builds.length === 0) {
        const line =
          leftOut.length > 0
            ? `No release is left to ship: ${environment} stays at revision ${shown.revision}.`
            : `Nothing to do: ${environment} shows ${names.length > 0 ? all.map(nameOf).join(', ') : 'these releases'} already.`;
        return answer({ published: [], changed: false, revision: shown }, [line], json);
      }
      say(builds.filter(({ isKept }) => isKept).map((build) => `${nameOf(build)} is built already`));

      const published = await publishBuilds(store, builds, dryRun);
      say(published.flatMap((release) => publishedLines(release, dryRun)));

      const changes = builds.map(({ workspace, version }) => ({ workspace: workspace.name, version }));
      const promotion = { environment, changes, sites: sites(environment), force, retries, ...author };
      if (!dryRun) {
        const { problems, notes } = await rehearse(store, promotion);
        if (problems.length > 0 && force === undefined) throw new Error(problems.join('\n'));
        say([`checked with what ${environment} shows: ${problems.length > 0 ? 'forced' : 'no problems'}`]);
        // What is to be known of others' releases is their teams' business.
        say(notes.filter((note) => builds.some((build) => note.includes(nameOf(build)))));
      }
      const { value, lines } = await change(dryRun ? withBuilds(store, builds) : store, promotion, options);
      answer({ published, ...value }, lines, json);
    });
}

const nameOf = ({ workspace, version }: { workspace: { name: string }; version: string }): string =>
  `${workspace.name}@${version}`;
