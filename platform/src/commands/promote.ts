import { Command } from 'commander';
import { promote, type Change } from '../environments/promote.ts';
import { context, environmentOption } from './context.ts';

export function promoteCommand(): Command {
  return new Command('promote')
    .description(
      'Make an environment use the named releases: a new revision, composed once it is known to fit together.',
    )
    .argument('[release...]', 'workspace@version, e.g. mf-plans@1.4.0')
    .addOption(environmentOption())
    .option('--config <folder>', 'a folder with site.json (and public/) that becomes the site configuration')
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico promote mf-plans@1.4.0 --env staging\n  mosaico promote --env demo --config environments/demo',
    )
    .action(async (releases: string[], options: { env: string; config?: string }) => {
      const { store, sites } = context();
      const changes: Change[] = releases.map((each) => {
        const [workspace, version] = each.split('@');
        if (!workspace || !version)
          throw new Error(`"${each}" names no release. Write workspace@version, e.g. mf-plans@1.4.0.`);
        return { workspace, version };
      });
      const { revision, site } = await promote(store, {
        environment: options.env,
        changes,
        configurationFolder: options.config,
        sites: sites(options.env),
      });
      console.log(`${revision.environment} is at revision ${revision.revision}: ${site.pages} pages in ${site.folder}`);
    });
}
