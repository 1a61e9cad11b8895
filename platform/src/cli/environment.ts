import { Command } from 'commander';
import { beginning, refuseUnmeant, type Consent } from '../environments/life.ts';
import { authorLine } from '../environments/history.ts';
import { tryAgain } from '../environments/promote.ts';
import { printable } from '../store/release-name.ts';
import { configurationName } from '../store/configuration.ts';
import { unknownEnvironment } from '../store/store.ts';
import { answer, columns, dryRunOption, jsonOption } from './answer.ts';
import { changesOf } from './arguments.ts';
import { context } from './context.ts';
import { authorOf, forceOption, withAuthor } from './author-options.ts';
import { newestOf } from './newest.ts';
import { differenceLines } from './release-lines.ts';
import { change, type ChangeOptions } from './environment-change.ts';

export function environmentCommand(): Command {
  const command = new Command('environment').description(
    'Which environments there are; create, configure, remove one.',
  );
  command.addCommand(listCommand());
  for (const each of [createCommand, setCommand, removeCommand]) command.addCommand(withAuthor(each()));
  return command;
}

function listCommand(): Command {
  return new Command('list')
    .description('Every environment, its newest revision, who made it, and how many releases it shows.')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico environment list\n  mosaico environment list --json')
    .action(async ({ json }: { json?: boolean }) => {
      const { store } = context();
      const names = (await store.environments()).sort();
      const { revisions, unreadable } = await newestOf(store, names);
      const listed = revisions.map(({ environment, revision, created, by, reason, releases, configuration }) => ({
        environment,
        revision,
        created,
        ...(by && { by }),
        reason,
        releases: Object.keys(releases).length,
        configuration,
      }));
      const lines = columns(
        listed.map(({ environment, revision, created, by, reason, releases }) => [
          environment,
          `revision ${revision}`,
          created,
          `${releases} releases`,
          by ? `by ${authorLine(by)}` : '',
          printable(reason),
        ]),
      );
      lines.push(...unreadable);
      answer(listed, lines.length > 0 ? lines : ['There is no environment yet. To make one: npm start'], json);
      if (unreadable.length > 0) process.exitCode = 1;
    });
}

function createCommand(): Command {
  return new Command('create')
    .description(
      "Begin an environment with another one's releases and configuration: its first revision, composed as a promotion is.",
    )
    .argument('<name>', 'lower-case letters, digits and dashes, e.g. staging')
    .argument('[release...]', "workspace@version, in place of the source's or without one")
    .option('--from <environment>', 'begin with what that one shows')
    .option('--config <folder>', "a folder with site.json (and public/), in place of the source's configuration")
    .addOption(forceOption())
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nDoes nothing, successfully, where it is there already.\n\nExamples:\n  mosaico environment create staging --from demo\n  mosaico environment create production --from staging --config environments/production\n  mosaico environment create trial mf-plans@1.5.0-rc.1 --from staging --dry-run',
    )
    .action(
      async (environment: string, releases: string[], options: ChangeOptions & { from?: string; config?: string }) => {
        const { root, store, sites } = context();
        const { from, config: configurationFolder, force, json } = options;
        const changes = changesOf(releases);
        const wanted = { environment, from, changes, configurationFolder, sites: sites(environment), force };
        // Of two who begin it at once, the second finds it there.
        const begun = await tryAgain(1, async () => {
          const found = await beginning(store, wanted);
          if (found.promotion) await change(store, { ...found.promotion, ...authorOf(root, options) }, options);
          return found;
        });
        if (begun.promotion) return;
        const { newest, movedOn } = begun;
        const lines = [`${environment} is there already, at revision ${newest.revision}. Nothing to do.`];
        if (movedOn.length > 0)
          lines.push(`${from} shows something else by now:`, ...(await differenceLines(store, movedOn)));
        answer({ changed: false, revision: newest, differences: movedOn }, lines, json);
      },
    );
}

function setCommand(): Command {
  return new Command('set')
    .description('Give an environment another site configuration: a further revision, composed as a promotion is.')
    .argument('<name>')
    .requiredOption('--config <folder>', 'a folder with site.json (and public/)')
    .addOption(forceOption())
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nDoes nothing, successfully, where it has that configuration already.\n\nExamples:\n  mosaico environment set staging --config environments/staging\n  mosaico environment set staging --config environments/staging --dry-run',
    )
    .action(async (environment: string, options: ChangeOptions & { config: string }) => {
      const { root, store, sites } = context();
      const newest = await store.revision(environment);
      if ((await configurationName(options.config)) === newest.configuration) {
        const line = `${environment} has the configuration of ${options.config} already. Nothing to do.`;
        return answer({ changed: false, revision: newest }, [line], options.json);
      }
      const { config: configurationFolder, force } = options;
      const promotion = { environment, changes: [], configurationFolder, sites: sites(environment), force };
      await change(store, { ...promotion, ...authorOf(root, options) }, options);
    });
}

function removeCommand(): Command {
  return new Command('remove')
    .description('End an environment. Its releases and compositions stay until "mosaico prune".')
    .argument('<name>')
    .option('--yes', 'it is meant')
    .option('--confirm <name>', 'its name once more: needed for production')
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nDoes nothing, successfully, where it was removed before. Created again, its numbers go on.\n\nExamples:\n  mosaico environment remove trial --yes\n  mosaico environment remove production --yes --confirm production',
    )
    .action(async (environment: string, { dryRun, json, by, reason, ...consent }: ChangeOptions & Consent) => {
      const { root, store } = context();
      const { revision, next } = await store.head(environment);
      if (revision && dryRun) {
        const line = `would remove ${environment}, which is at revision ${revision.revision}`;
        return answer({ changed: true, environment, revision: revision.revision }, [line], json);
      }
      if (!revision && next === 1) throw await unknownEnvironment(store, environment);
      if (revision) refuseUnmeant(environment, consent);
      const removal = { created: new Date().toISOString(), reason: 'removed', ...authorOf(root, { by, reason }) };
      const changed = revision !== undefined && (await store.removeEnvironment(environment, removal));
      const line = changed
        ? `removed ${environment}; its releases and compositions stay until: mosaico prune`
        : `${environment} was removed before. Nothing to do.`;
      answer({ changed, environment }, [line], json);
    });
}
