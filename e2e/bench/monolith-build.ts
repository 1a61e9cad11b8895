import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageGroups, scriptsOf, stylesOf } from '@mosaico/platform/build/client-facts';
import { app } from '@mosaico/platform/build/preset';
import type { Workspace } from '@mosaico/platform/lib/workspaces';
import webpack, { type Compiler, type Configuration } from 'webpack';

/** A finished build of the whole site as one bundle. Files are relative to the client folder. */
export interface Monolith {
  clientFolder: string;
  serverEntry: string;
  start: Files;
  /** `workspace/page` → what loading the page takes besides. */
  pages: Map<string, Files>;
}

/** Names of a part's scripts and style sheets. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/**
 * Builds the shell together with every remote, with the options of a release and without federation: the site as an
 * ordinary code-split bundle of the same source. Throws with the compiler's output when that fails.
 */
export async function buildMonolith(workspaces: readonly Workspace[], work: string): Promise<Monolith> {
  const shell = workspaces.find((workspace) => workspace.role === 'shell');
  if (!shell) throw new Error('There is no shell among the workspaces.');
  const remotes = await writeRemotes(
    workspaces.filter((workspace) => workspace.role === 'remote'),
    work,
  );
  const options = { federation: false, alias: { [federatedModule(shell.folder)]: remotes } };
  const output = join(work, 'build');
  const facts: Pick<Monolith, 'start' | 'pages'> = { start: { scripts: [], styles: [] }, pages: new Map() };
  const readFacts = {
    apply: (compiler: Compiler): void =>
      compiler.hooks.afterEmit.tapPromise('Monolith', async (compilation) => {
        if (compilation.errors.length > 0) return;
        const start = compilation.entrypoints.get('shell')?.chunks ?? [];
        facts.start = { scripts: scriptsOf(start), styles: stylesOf(start) };
        const besides = (files: string[], known: string[]): string[] => files.filter((file) => !known.includes(file));
        for (const workspace of workspaces) {
          for (const [page, group] of await pageGroups(compilation, workspace)) {
            facts.pages.set(`${workspace.name}/${page}`, {
              scripts: besides(scriptsOf(group.chunks), facts.start.scripts),
              styles: besides(stylesOf(group.chunks), facts.start.styles),
            });
          }
        }
      }),
  };
  const [client = {}, server = {}] = app(shell.folder, options);
  await compile([variation(client, 'client', output, [readFacts]), variation(server, 'server', output, [])]);
  return { clientFolder: join(output, 'client'), serverEntry: join(output, 'server', 'shell.cjs'), ...facts };
}

/** The shell's module that loads remotes. Throws where it is not there: without it, the monolith would be none. */
export function federatedModule(shell: string): string {
  const file = join(shell, 'src', 'remotes', 'remotes.ts');
  if (!existsSync(file)) throw new Error(`${file} is not there: tell monolith-build.ts where remotes are loaded.`);
  return file;
}

/** The release's configuration in another folder, with its own cache and no release made of it. */
function variation(
  configuration: Configuration,
  side: string,
  output: string,
  plugins: Configuration['plugins'] = [],
): Configuration {
  return {
    ...configuration,
    name: `monolith ${side}`,
    output: { ...configuration.output, path: join(output, side) },
    cache: { ...(configuration.cache as object), type: 'filesystem', name: `monolith-${side}` },
    plugins: [...(configuration.plugins ?? []), ...plugins],
  };
}

/**
 * Replaces `shell/src/remotes/remotes.ts`: the same functions over plain imports of what every remote exposes, as
 * `exposes()` in platform/src/build/preset.ts has it.
 */
async function writeRemotes(remotes: readonly Workspace[], work: string): Promise<string> {
  const file = join(work, 'remotes.js');
  const imports: string[] = [];
  const entries = { screens: [] as string[], slots: [] as string[] };
  for (const [index, { name, folder }] of remotes.entries()) {
    for (const [exposed, declaration] of [
      ['screens', 'pages.ts'],
      ['slots', 'slots.ts'],
    ] as const) {
      const source = join(folder, 'src', declaration);
      if (!existsSync(source)) continue;
      imports.push(`import ${exposed}${index} from ${JSON.stringify(`${source}?screens`)};`);
      entries[exposed].push(`${JSON.stringify(name)}: ${exposed}${index}`);
    }
  }
  await mkdir(work, { recursive: true });
  await writeFile(
    file,
    [
      ...imports,
      `const screens = { ${entries.screens.join(', ')} };`,
      `const slots = { ${entries.slots.join(', ')} };`,
      'export function prepareRuntime(load) { globalThis.mosaicoLoad = load; }',
      'export function registerRemotes() {}',
      'export function registerContainers() {}',
      'export function standInFor() {}',
      'export async function loadScreens(workspace) { return screens[workspace]; }',
      'export async function loadSlots(workspace) { return slots[workspace]; }',
      '',
    ].join('\n'),
  );
  return file;
}

function compile(configurations: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations, (failure, stats) => {
      // Closing writes the cache to disk.
      compiler?.close(() => {
        if (failure) reject(failure);
        else if (stats?.hasErrors())
          reject(
            new Error(`The monolith does not build:\n${stats.toString({ preset: 'errors-only', colors: false })}`),
          );
        else resolve();
      });
    });
  });
}
