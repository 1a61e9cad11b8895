import { Command, Option } from 'commander';
import { pageCategories, type PageCategory } from '@mosaico/shared-types';
import { descriptionOf, pathOf, writeScaffold, type Scaffold } from './new-remote/new-remote.ts';
import type { NewRemote } from './new-remote/template.ts';
import { printResult, dryRunOption, jsonOption } from './output.ts';

/** Options of a new remote wherever it begins. */
interface RemoteOptions {
  title: string;
  path?: string;
  description?: string;
  category: PageCategory;
  dryRun?: boolean;
  json?: boolean;
}

/** The files of a new remote, the folder in which they are written, and commands to go on with. */
export interface Planned {
  place: string;
  plan: Scaffold;
  next: string[];
}

/** A command that creates a remote with one page: writes what `planned` returns, unless it is a rehearsal. */
export function remoteCommand(command: string, planned: (remote: NewRemote) => Promise<Planned>): Command {
  return new Command(command)
    .argument('<name>', 'name of the remote, e.g. mf-events')
    .requiredOption('--title <title>', 'title of its first page, in Spanish')
    .option('--path <path>', 'path of that page (default: from the title)')
    .option(
      '--description <text>',
      'its description for search engines, 50 to 160 characters (default: from the title)',
    )
    .addOption(
      new Option('--category <category>', 'where the page directory lists it')
        .choices(pageCategories)
        .default('Principal'),
    )
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .action(async (name: string, options: RemoteOptions) => {
      const title = options.title.trim().replace(/\s+/g, ' ');
      const { path = pathOf(title), description = descriptionOf(title), category, dryRun, json } = options;
      const { place, plan, next } = await planned({ name, title, path, description, category });
      if (!dryRun) writeScaffold(place, name, plan);
      const files = Object.keys(plan.files).sort();
      const edited = Object.keys(plan.edited).sort();
      const lines = [
        dryRun ? `This would write ${name}:` : `${name} is written, with a page at ${path}:`,
        ...[...files, ...edited.map((file) => `${file} (one line)`)].map((file) => `  ${file}`),
        ...(dryRun ? [] : ['Next:', ...next.map((each) => `  ${each}`)]),
      ];
      printResult({ workspace: name, path, files, edited, written: !dryRun, next }, lines, json);
    });
}
