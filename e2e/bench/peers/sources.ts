import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import fontLoader from '@mosaico/platform/build/font-loader';
import { filesBelow } from '@mosaico/platform/lib/files-below';
import { appWorkspaces, readManifest } from '@mosaico/platform/lib/workspaces';
import type { SiteConfiguration } from '@mosaico/shared-types';

/** Workspaces that the others import by their name, which begins with the scope. */
const packages = ['shared-types', 'shared-ui'];
const scope = '@mosaico';
/** The part of the boot script that answers tab lists. */
const tabs = 'platform/src/browser/boot/tabs.ts';
/** What the projects import in place of the router. */
const router = 'react-router-dom';

/** A file of a project: its path there, and what is in it. */
export type ProjectFiles = ReadonlyMap<string, string | Buffer>;

/** The site's sources as another framework's project has them. */
export interface Sources {
  files: ProjectFiles;
  /** What they import from npm, in exactly the versions that this repository has installed. */
  dependencies: Record<string, string>;
}

/**
 * Reads the sources of all workspaces for a project of another framework, at their own paths: imports between them hold.
 * Style sheets are as our build has them: each module in its cascade layer, the theme made into a file.
 */
export async function readSources(root: string, peer: string, site: SiteConfiguration): Promise<Sources> {
  const workspaces = [...packages, ...appWorkspaces(root).map(({ name }) => name)];
  const templates = ['common', peer].map((name) => join('e2e', 'bench', 'peers', name));
  const folders = [...workspaces.map((name) => join(name, 'src')), ...templates];
  const files = new Map<string, string | Buffer>();
  const outside: string[] = [];
  for (const file of folders.flatMap((folder) => filesBelow(join(root, folder)))) {
    const path = relative(root, file);
    // What Node runs while the site is built, and what only the compiler reads.
    if (/\.css\.ts$|\.d\.ts$/.test(path)) continue;
    const text = await readFile(file, 'utf8');
    if (path.endsWith('.module.css')) {
      const { module, rest } = splitModule(text);
      const layer = path.startsWith('shared-ui') ? 'blocks' : 'pages';
      files.set(path, inLayer(layer, module));
      if (rest) outside.push(inLayer(layer, rest));
    } else if (path.endsWith('.css')) {
      for (const { name, content } of await fontsIn(text, root)) files.set(join(dirname(path), name), content);
      files.set(
        path,
        text.replaceAll(fontAddress, (_, address: string) => `url('./${basename(address)}')`),
      );
    } else {
      // What the shell takes past its own copy of a shared library is, elsewhere, the library itself.
      files.set(path, text.replaceAll("'installed/", "'"));
    }
  }
  files.set('theme.css', await themeOf(root));
  files.set('outside-modules.css', outside.join('\n'));
  files.set(tabs, await readFile(join(root, tabs)));
  files.set('environments/demo/site.json', JSON.stringify(site));
  for (const name of packages) {
    const text = await readFile(join(root, name, 'package.json'), 'utf8');
    const manifest = JSON.parse(text) as { exports: Record<string, string | { source: string }> };
    // The project compiles the package's sources, as the site's build does.
    const exports = Object.fromEntries(
      Object.entries(manifest.exports).map(([path, file]) => [path, typeof file === 'string' ? file : file.source]),
    );
    files.set(`${name}/package.json`, JSON.stringify({ ...manifest, exports }));
  }
  files.set(
    `e2e/bench/peers/${peer}/package.json`,
    JSON.stringify({ name: router, type: 'module', sideEffects: false, exports: './router.tsx' }),
  );
  return { files, dependencies: await importedBy(files, root, workspaces) };
}

/** Writes a project's files in place of those that are there, beside what is installed. */
export async function writeProject(project: string, peer: string, files: ProjectFiles): Promise<void> {
  for (const folder of new Set([...files.keys()].map((path) => path.split('/')[0] ?? '')))
    await rm(join(project, folder), { recursive: true, force: true });
  for (const [path, content] of files) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), content);
  }
  const links = [
    ...packages.map((folder) => [`${scope}/${folder}`, folder] as const),
    [router, `e2e/bench/peers/${peer}`] as const,
  ];
  for (const [name, target] of links) {
    const link = join(project, 'node_modules', name);
    await rm(link, { recursive: true, force: true });
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), join(project, target)), link);
  }
}

const inLayer = (layer: string, css: string): string => `@layer ${layer} {\n${css}\n}\n`;

/** Rules of elements: other frameworks refuse them in a style sheet with local names. */
const ofElements = /^(?![.@/}\s])[^{}.]+\{[^{}]*\}\n?/gm;

/** A style sheet with local names, and what of it has none. */
export function splitModule(css: string): { module: string; rest: string } {
  return {
    module: css.replaceAll(ofElements, ''),
    rest: Array.from(css.matchAll(ofElements), ([rule]) => rule).join(''),
  };
}

const fontAddress = /url\('([^'.][^'?]*\.woff2)(\?[^']*)?'\)/g;

interface Font {
  name: string;
  content: Buffer;
}

/** The fonts that a style sheet takes from packages, cut down as our build does. */
function fontsIn(css: string, root: string): Promise<Font[]> {
  return Promise.all(
    Array.from(css.matchAll(fontAddress), async ([, address = '', resourceQuery = '']): Promise<Font> => {
      const resource = join(root, 'node_modules', address);
      const source = await readFile(resource);
      const content = await new Promise<Buffer>((resolve, reject) => {
        const done = (error: Error | null, font: Buffer): void => (error ? reject(error) : resolve(font));
        fontLoader.call({ resource, resourceQuery, async: () => done } as never, source);
      });
      return { name: basename(address), content };
    }),
  );
}

/** The theme's variables, as our build makes them. */
async function themeOf(root: string): Promise<string> {
  const file = pathToFileURL(join(root, 'shared-ui', 'src', 'theme', 'theme-variables.css.ts')).href;
  return ((await import(file)) as { default: string }).default;
}

/** Packages that the files import, with the versions that are installed. */
async function importedBy(
  files: ProjectFiles,
  root: string,
  workspaces: readonly string[],
): Promise<Record<string, string>> {
  const declared = new Set(
    workspaces.flatMap((name) => Object.keys(readManifest(join(root, name)).dependencies ?? {})),
  );
  const imported = new Set(['react', 'react-dom']);
  for (const [path, content] of files) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const [, name = ''] of String(content).matchAll(/(?:from|import)\s*\(?\s*'((?:@[^/']+\/)?[^./'][^/']*)/g))
      if (declared.has(name)) imported.add(name);
  }
  for (const own of [...packages.map((folder) => `${scope}/${folder}`), router]) imported.delete(own);
  const installed = async (name: string): Promise<{ version: string; peerDependencies?: Record<string, string> }> =>
    JSON.parse(await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string };
  // Material UI asks for emotion beside it, which nothing of ours imports.
  for (const name of [...imported])
    for (const peer of Object.keys((await installed(name)).peerDependencies ?? {}))
      if (declared.has(peer)) imported.add(peer);
  const versions = [...imported].sort().map(async (name) => [name, (await installed(name)).version] as const);
  return Object.fromEntries(await Promise.all(versions));
}
