import { Command } from 'commander';
import { preview, removePreview } from '../environments/preview.ts';
import { answer, jsonOption } from './answer.ts';
import { context, environmentOption, portOption } from './context.ts';
import { changeOf } from './promote.ts';

interface PreviewOptions {
  set: string[];
  env: string;
  config?: string;
  name?: string;
  origin?: string;
  port: number;
  remove?: string;
  json?: boolean;
}

export function previewCommand(): Command {
  return new Command('preview')
    .description(
      'Compose an environment with other releases, to look at below a path of its own. Changes no environment.',
    )
    .option('--set <release>', 'workspace@version or workspace=version; once for each', collect, [])
    .addOption(environmentOption())
    .option('--config <folder>', 'with the site configuration of this folder')
    .option(
      '--name <name>',
      'name in the path (default: derived from the mix, so that the same mix is the same preview)',
    )
    .option('--origin <origin>', 'where the environment is served, for the printed address (default: this computer)')
    .addOption(portOption())
    .option('--remove <name>', 'take a preview away')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nA running "mosaico serve" of the environment shows it at once. Previews that are two weeks old go with "mosaico prune".\n\nExamples:\n  mosaico preview --set mf-plans=1.5.0-rc.1 --env staging\n  mosaico preview --set mf-plans=1.5.0-rc.1 --set mf-crm=2.0.0 --name pr-12 --origin https://staging.example.com\n  mosaico preview --remove pr-12 --env staging',
    )
    .action(async ({ env, set, config, name, origin, port, remove, json }: PreviewOptions) => {
      const { store, sites } = context();
      if (remove !== undefined) {
        await removePreview(sites(env), remove);
        return answer({ removed: remove }, [`removed ${remove}`], json);
      }
      const made = await preview(store, {
        environment: env,
        changes: set.map((each) => changeOf(each.replace('=', '@'))),
        configurationFolder: config,
        sites: sites(env),
        name,
      });
      const address = `${origin?.replace(/\/$/, '') ?? `http://localhost:${port}`}${made.path}/`;
      answer({ ...made, address }, [address, `${made.pages} pages in ${made.folder}`], json);
    });
}

function collect(value: string, previous: string[]): string[] {
  return [...previous, value];
}
