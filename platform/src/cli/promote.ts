import { Command } from 'commander';
import { differences } from '../environments/changes.ts';
import type { Change } from '../environments/next-revision.ts';
import { promote, rehearse, type Promotion } from '../environments/promote.ts';
import { releasesMeant } from '../environments/named-releases.ts';
import type { Store } from '../store/store.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { authorOf, forceOption, withAuthor, type AuthorOptions } from './author-options.ts';
import { context, environmentOption } from './context.ts';
import { changesOf, wholeNumber } from './arguments.ts';
import { differenceLines } from './release-lines.ts';

interface PromoteOptions extends AuthorOptions {
  env: string;
  from?: string;
  exactly?: boolean;
  as?: number;
  config?: string;
  force?: string;
  retries: number;
  dryRun?: boolean;
  json?: boolean;
}

export function promoteCommand(): Command {
  const command = new Command('promote')
    .description(
      'Make an environment use the named releases: a new revision, composed once it is known to fit together.',
    )
    .argument('[release...]', 'workspace@version, e.g. mf-plans@1.4.0')
    .addOption(environmentOption())
    .option(
      '--from <environment>',
      'all releases that this environment shows, and no others; those that are named come in their place',
    )
    .option('--exactly', 'show the named releases and no others: what it shows besides goes')
    .option('--as <revision>', 'refuse if somebody else has written this revision in the meantime', wholeNumber)
    .option('--config <folder>', 'a folder with site.json (and public/) that becomes the site configuration')
    .addOption(forceOption())
    .option('--retries <times>', 'look again and try again so often when somebody else was faster', wholeNumber, 0)
    .addOption(dryRunOption())
    .addOption(jsonOption());
  return withAuthor(command)
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico promote mf-plans@1.4.0 --env staging\n  mosaico promote mf-plans@1.4.0 mf-crm@2.0.0 --dry-run\n  mosaico promote --env demo --config environments/demo\n  mosaico promote --from staging --env production --reason "release of december"',
    )
    .action(async (releases: string[], options: PromoteOptions) => {
      const { root, store, sites } = context();
      const promotion: Promotion = {
        environment: options.env,
        changes: [
          ...(options.from === undefined ? [] : await shownBy(store, options.from)),
          ...(await releasesMeant(store, changesOf(releases))),
        ],
        only: options.exactly === true || options.from !== undefined,
        as: options.as,
        configurationFolder: options.config,
        sites: sites(options.env),
        force: options.force,
        retries: options.retries,
        ...authorOf(root, options),
      };
      if (options.dryRun) {
        const { revision, problems, notes } = await rehearse(store, promotion);
        const known = (await store.environments()).includes(options.env);
        const changes = differences(known ? await store.revision(options.env) : undefined, revision);
        const line = `${options.env} would become revision ${revision.revision}:`;
        const lines =
          changes.length > 0
            ? [line, ...(await differenceLines(store, changes))]
            : [`${options.env} shows that already.`];
        answer({ revision, changes, problems, notes }, [...lines, ...problems, ...notes], options.json);
        if (problems.length > 0) process.exitCode = 1;
        return;
      }
      const { revision, folder, pages, warnings, isNew } = await promote(store, promotion);
      for (const warning of warnings) console.error(warning);
      const problems = isNew ? (revision.forced?.problems ?? []) : [];
      const line = isNew
        ? `${revision.environment} is at revision ${revision.revision}: ${pages} pages in ${folder}`
        : `Nothing to do: ${revision.environment} shows that already, since revision ${revision.revision}.`;
      const lines = [line, ...problems.map((each) => `forced: ${each}`)];
      answer({ promoted: isNew, revision, folder, pages, warnings }, lines, options.json);
    });
}

async function shownBy(store: Store, environment: string): Promise<Change[]> {
  const { releases } = await store.revision(environment);
  return Object.entries(releases).map(([workspace, version]) => ({ workspace, version }));
}
