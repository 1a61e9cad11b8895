import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { pageCategories, type PageCategory } from '@mosaico/shared-types';
import { declaredPages } from '../bundling/declared.ts';
import {
  descriptionOf,
  pathOf,
  repository,
  scaffold,
  writeScaffold,
  type Scaffold,
  type TakenPage,
} from '../new-remote/new-remote.ts';
import type { NewRemote } from '../new-remote/template.ts';
import { readSurroundings } from '../surroundings/surroundings.ts';
import { appWorkspaces } from '../repository/workspaces.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { context, environmentOption, storeAt } from './context.ts';

interface NewRemoteOptions {
  title: string;
  path?: string;
  description?: string;
  category: PageCategory;
  standalone?: boolean;
  store?: string;
  env: string;
  registry?: string;
  dryRun?: boolean;
  json?: boolean;
}

export function newRemoteCommand(): Command {
  return new Command('new-remote')
    .description(
      'Begin a remote with one page: a workspace that builds, tests and shows up without an edit elsewhere, or a repository of its own.',
    )
    .argument('<name>', 'name of the workspace, e.g. mf-events')
    .requiredOption('--title <title>', 'title of its first page, in Spanish')
    .option('--path <path>', 'path of that page (default: from the title)')
    .option('--description <text>', 'what search engines show of it, 50 to 160 characters (default: from the title)')
    .addOption(
      new Option('--category <category>', 'where the page directory lists it')
        .choices(pageCategories)
        .default('Principal'),
    )
    .option('--standalone', 'as a repository of its own, in a folder below this one')
    .addOption(
      new Option('--store <address>', 'with --standalone: where releases are kept, s3://… or file:///…').env(
        'MOSAICO_STORE',
      ),
    )
    .addOption(environmentOption())
    .option('--registry <address>', "with --standalone: the npm registry with Mosaico's packages (default: npm's own)")
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Examples:
  npm run new-remote -- mf-events --title "Eventos"
  npm run new-remote -- mf-photos --title "Sesiones de fotos" --path /fotos --category "Sitios web" --dry-run
  npx --package @mosaico/platform mosaico new-remote mf-events --standalone --title "Eventos" --store s3://releases/mosaico --env staging`,
    )
    .action(async (name: string, options: NewRemoteOptions) => {
      const title = options.title.trim().replace(/\s+/g, ' ');
      const { path = pathOf(title), description = descriptionOf(title), category, dryRun = false } = options;
      const remote = { name, title, path, description, category };
      const { place, plan, next } = options.standalone ? await apart(remote, options) : await within(remote);
      if (!dryRun) writeScaffold(place, name, plan);
      const files = Object.keys(plan.files).sort();
      const edited = Object.keys(plan.edited).sort();
      const lines = [
        dryRun ? `This would write ${name}:` : `${name} is written, with a page at ${path}:`,
        ...[...files, ...edited.map((file) => `${file} (one line)`)].map((file) => `  ${file}`),
        ...(dryRun ? [] : ['Next:', ...next.map((command) => `  ${command}`)]),
      ];
      answer({ workspace: name, path, files, edited, written: !dryRun, next }, lines, options.json);
    });
}

interface Planned {
  place: string;
  plan: Scaffold;
  /** Commands to go on with. */
  next: string[];
}

/** A workspace of the repository that the command runs in. */
async function within(remote: NewRemote): Promise<Planned> {
  const { root } = context();
  const declared = await Promise.all(
    appWorkspaces(root).map(async (workspace) =>
      (await declaredPages(workspace)).map((page) => ({ workspace: workspace.name, ...page })),
    ),
  );
  const plan = scaffold(root, remote, declared.flat());
  return { place: root, plan, next: ['npm install', 'npm start', `npx jest ${remote.name}`] };
}

/** A repository of its own. What is taken already, the environment says. */
async function apart(remote: NewRemote, { store: address, env, registry }: NewRemoteOptions): Promise<Planned> {
  if (!address)
    throw new Error(
      'Where are the releases kept? Add --store s3://bucket/prefix, the same as everybody else, or set MOSAICO_STORE.',
    );
  const place = resolve('.');
  const store = storeAt(address, join(tmpdir(), 'mosaico'));
  const { declarations } = await readSurroundings(store, env);
  const taken: TakenPage[] = declarations
    .filter(({ workspace }) => workspace !== remote.name)
    .flatMap(({ workspace, pages }) => pages.map((page) => ({ workspace, ...page })));
  if (declarations.some(({ workspace }) => workspace === remote.name))
    throw new Error(`"${env}" shows a remote "${remote.name}" already. Choose another name.`);
  const plan = repository(place, remote, { store: address, environment: env, registry }, taken);
  const next = [`cd ${remote.name}`, 'git init && npm install', 'npm run dev', 'npm test'];
  return { place, plan, next: [...next, `npx mosaico publish ${remote.name}`] };
}
