import type { Revision } from '@mosaico/shared-types/schemas';
import { Command } from 'commander';
import { command } from '../lib/command.ts';
import { isPublic } from '../lib/public-environment.ts';
import { firstPromotion } from '../environments/first-promotion.ts';
import { tryAgain } from '../environments/promote.ts';
import { unknownEnvironment, type Store } from '../store/store.ts';
import { printResult, dryRunOption, jsonOption } from './output.ts';
import { releasesNamed } from './arguments.ts';
import { authorOf, forceOption, withAuthor } from './author-options.ts';
import { change, type ChangeOptions } from './change.ts';
import { context } from './context.ts';
import { UsageError } from './usage-error.ts';

export function environmentCommand(): Command {
  return new Command('environment')
    .description(`Create or remove an environment. "${command('status')}" lists them.`)
    .addCommand(withAuthor(createCommand()))
    .addCommand(withAuthor(removeCommand()));
}

function createCommand(): Command {
  return new Command('create')
    .description('Create an environment with the releases and the configuration of another one.')
    .argument('<name>', 'lower-case letters, digits and dashes, e.g. staging')
    .argument('[release...]', 'workspace@version; replaces a release of --from')
    .option('--from <environment>', 'the environment to copy')
    .option('--config <folder>', 'a folder with site.json (and public/), instead of the configuration of --from')
    .addOption(forceOption())
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nDoes nothing, successfully, if it exists already.\n\nExamples:\n  mosaico environment create staging --from demo\n  mosaico environment create production --from staging --config environments/production\n  mosaico environment create trial mf-plans@1.5.0-rc.1 --from staging --dry-run',
    )
    .action(
      async (environment: string, releases: string[], options: ChangeOptions & { from?: string; config?: string }) => {
        const { root, store, sites } = context();
        const { from, config: configurationFolder, force, json } = options;
        const changes = await releasesNamed(store, releases);
        const wanted = { environment, from, changes, configurationFolder, sites: sites(environment), force };
        // If two people create it at once, the second gets the error that it exists.
        const { value, lines } = await tryAgain(1, async () => {
          const found = await firstPromotion(store, wanted);
          if ('promotion' in found) {
            const begun = await change(store, { ...found.promotion, ...authorOf(root, options) }, options);
            return { ...begun, lines: [...begun.lines, ...(await copiedPublicity(store, environment, options))] };
          }
          const line = `${environment} is there already, at revision ${found.newest.revision}. Nothing to do.`;
          return { value: { changed: false, revision: found.newest }, lines: [line] };
        });
        printResult(value, lines, json);
      },
    );
}

/** A note that a trial is public, because it has the configuration of a public environment. */
async function copiedPublicity(
  store: Store,
  environment: string,
  { from, config }: { from?: string; config?: string },
): Promise<string[]> {
  if (from === undefined || config !== undefined) return [];
  const { site } = await store.configuration((await store.revision(from)).configuration);
  if (site.public !== true) return [];
  return [
    `${environment} is public: it has the configuration of ${from}. If visitors and search engines are not to see it, give it one without "public": ${command(`promote --env ${environment} --config <folder>`)}`,
  ];
}

function removeCommand(): Command {
  return new Command('remove')
    .description(`Remove an environment. Its releases and compositions stay until "${command('prune')}".`)
    .argument('<environment>')
    .option('--yes', 'confirms the removal')
    .option('--confirm <name>', 'its name again: needed for a public environment')
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nDoes nothing, successfully, if it was removed before. Created again, it continues its revision numbers.\n\nExamples:\n  mosaico environment remove trial --yes\n  mosaico environment remove production --yes --confirm production',
    )
    .action(async (environment: string, { dryRun, json, by, reason, ...consent }: ChangeOptions & Consent) => {
      const { root, store } = context();
      const { revision, next } = await store.head(environment);
      if (!revision && next === 1) throw await unknownEnvironment(store, environment);
      if (revision && dryRun) {
        const line = `would remove ${environment}, which is at revision ${revision.revision}`;
        return printResult({ changed: true, environment, revision: revision.revision }, [line], json);
      }
      if (revision) refuseUnmeant(environment, consent, await isShown(store, revision));
      const removal = { created: new Date().toISOString(), reason: 'removed', ...authorOf(root, { by, reason }) };
      const changed = revision !== undefined && (await store.removeEnvironment(environment, removal));
      const line = changed
        ? `removed ${environment}; its releases and compositions stay until: ${command('prune')}`
        : `${environment} was removed before. Nothing to do.`;
      printResult({ changed, environment }, [line], json);
    });
}

interface Consent {
  yes?: boolean;
  confirm?: string;
}

/** Whether visitors see an environment. One whose configuration cannot be read may be seen. */
async function isShown(store: Store, { environment, configuration }: Revision): Promise<boolean> {
  const read = await store.configuration(configuration).catch(() => undefined);
  return read === undefined || isPublic(environment, read.site);
}

/** Throws unless the removal of an environment is meant. The name of a public one must be typed once more. */
function refuseUnmeant(environment: string, { yes, confirm }: Consent, isOpen: boolean): void {
  const removal = command(`environment remove ${environment} --yes`);
  if (isOpen && (!yes || confirm !== environment))
    throw new Error(
      `"${environment}" is what visitors see. If you mean it, type its name once more: ${removal} --confirm ${environment}`,
    );
  if (!yes) throw new Error(`Nobody can promote to "${environment}" once it is removed. If you mean it: ${removal}`);
  if (confirm !== undefined && confirm !== environment)
    throw new UsageError(`--confirm says "${confirm}", and the environment is "${environment}". Nothing was removed.`);
}
