import { Command, Option } from 'commander';
import { pageCategories, type PageCategory } from 'shared-types';
import { declaredPages } from '../build/declared.ts';
import { descriptionOf, pathOf, scaffold, writeScaffold } from '../new-remote/new-remote.ts';
import { appWorkspaces } from '../workspaces.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { context } from './context.ts';

interface NewRemoteOptions {
  title: string;
  path?: string;
  description?: string;
  category: PageCategory;
  dryRun?: boolean;
  json?: boolean;
}

export function newRemoteCommand(): Command {
  return new Command('new-remote')
    .description('Add a remote with one page: a workspace that builds, tests and shows up without an edit elsewhere.')
    .argument('<name>', 'name of the workspace, e.g. mf-events')
    .requiredOption('--title <title>', 'title of its first page, in Spanish')
    .option('--path <path>', 'path of that page (default: from the title)')
    .option('--description <text>', 'what search engines show of it, 50 to 160 characters (default: from the title)')
    .addOption(
      new Option('--category <category>', 'where the page directory lists it')
        .choices(pageCategories)
        .default('Principal'),
    )
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Examples:
  npm run new-remote -- mf-events --title "Eventos"
  npm run new-remote -- mf-photos --title "Sesiones de fotos" --path /fotos --category "Sitios web" --dry-run`,
    )
    .action(async (name: string, options: NewRemoteOptions) => {
      const { root } = context();
      const title = options.title.trim().replace(/\s+/g, ' ');
      const { path = pathOf(title), description = descriptionOf(title), category, dryRun = false } = options;
      const declared = await Promise.all(
        appWorkspaces(root).map(async (workspace) =>
          (await declaredPages(workspace)).map((page) => ({ workspace: workspace.name, ...page })),
        ),
      );
      const plan = scaffold(root, { name, title, path, description, category }, declared.flat());
      if (!dryRun) writeScaffold(root, name, plan);
      const files = Object.keys(plan.files).sort();
      const edited = Object.keys(plan.edited).sort();
      const next = ['npm install', 'npm start', `npx jest ${name}`];
      const lines = [
        dryRun ? `This would write ${name}:` : `${name} is written, with a page at ${path}:`,
        ...[...files, ...edited.map((file) => `${file} (one line)`)].map((file) => `  ${file}`),
        ...(dryRun ? [] : ['Next:', ...next.map((command) => `  ${command}`)]),
      ];
      answer({ workspace: name, path, files, edited, written: !dryRun, next }, lines, options.json);
    });
}
