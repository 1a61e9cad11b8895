import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import fontLoader from '@mosaico/platform/build/font-loader';
import { filesBelow } from '@mosaico/platform/lib/files-below';
import { appWorkspaces, readManifest, type Manifest } from '@mosaico/platform/lib/workspaces';
import type { Site } from '../sites.ts';
import type { Peer } from '../variants.ts';

/** Workspaces that the others import by name, and what the projects import in place of the router. */
const packages = ['shared-types', 'shared-ui'];
const router = 'react-router';
const themeFile = 'shared-ui/src/theme/theme-variables.css.ts';
/** Where a project has what stands in for the router. */
const templates = (peer: Peer): string => `bench/peers/${peer}`;

/** A package of ours, whose exports name sources, too: the projects compile these. */
interface Packaged {
  exports: Record<string, string | { source: string }>;
}

/** The files of a project by their paths there. */
export type ProjectFiles = ReadonlyMap<string, string | Buffer>;

/**
 * Reads the sources of all workspaces for a project of another framework, at their own paths: imports between them hold. Style sheets are as
 * our build has them: each module in its cascade layer, the theme made into a file. `dependencies` are what the workspaces take from npm, in
 * the versions that are installed here.
 */
export async function readSources({ root, composition }: Site, peer: Peer) {
  const workspaces = [...packages, ...appWorkspaces(root).map(({ name }) => name)];
  const folders = [...workspaces.map((name) => join(name, 'src')), 'bench/peers/common', templates(peer)];
  const files = new Map<string, string | Buffer>();
  const outside: string[] = [];
  const theme = ((await import(pathToFileURL(join(root, themeFile)).href)) as { default: string }).default;
  // Next writes a page's style sheets before the theme, which says the order of the layers: so each says it.
  const [order = ''] = theme.split(';');
  for (const file of folders.flatMap((folder) => filesBelow(join(root, folder)))) {
    const path = relative(root, file);
    // What Node runs while the site is built, and what only the compiler reads.
    if (/\.css\.ts$|\.d\.ts$|\.(test|stories)\.tsx?$/.test(path)) continue;
    const text = await readFile(file, 'utf8');
    if (path.endsWith('.module.css')) {
      const { module, rest } = splitModule(text);
      const inLayer = (css: string): string =>
        `${order};\n@layer ${path.startsWith('shared-ui') ? 'blocks' : 'pages'} {\n${css}\n}\n`;
      files.set(path, inLayer(module));
      if (rest) outside.push(inLayer(rest));
    } else if (path.endsWith('.css')) {
      for (const [name, font] of await fontsIn(text, root)) files.set(join(dirname(path), name), font);
      files.set(
        path,
        text.replaceAll(fontAddress, (_, address: string) => `url('./${basename(address)}')`),
      );
    } else {
      // What the shell takes past its own copy of a shared library is, elsewhere, the library itself.
      files.set(path, text.replaceAll("'unshared/", "'"));
    }
  }
  files.set('theme.css', theme);
  files.set('outside-modules.css', outside.join('\n'));
  files.set('environments/demo/site.json', JSON.stringify(composition.configuration.site));
  for (const name of packages) {
    const { exports, ...manifest } = JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8')) as Packaged;
    const sources: Record<string, string> = {};
    for (const [path, file] of Object.entries(exports)) sources[path] = typeof file === 'string' ? file : file.source;
    files.set(`${name}/package.json`, JSON.stringify({ ...manifest, exports: sources }));
  }
  const manifest = { name: router, type: 'module', sideEffects: false, exports: './router.tsx' };
  files.set(`${templates(peer)}/package.json`, JSON.stringify(manifest));
  return { files, dependencies: await dependenciesOf(root, workspaces) };
}

/** Writes a project's files in place of those that are there, beside what is installed. */
export async function writeProject(project: string, peer: Peer, files: ProjectFiles): Promise<void> {
  for (const folder of new Set([...files.keys()].map((path) => path.split('/')[0] ?? '')))
    await rm(join(project, folder), { recursive: true, force: true });
  for (const [path, content] of files) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), content);
  }
  const links = {
    ...Object.fromEntries(packages.map((name) => [`@mosaico/${name}`, name])),
    [router]: templates(peer),
  };
  for (const [name, target] of Object.entries(links)) {
    const link = join(project, 'node_modules', name);
    await rm(link, { recursive: true, force: true });
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), join(project, target)), link);
  }
}

/** Rules of elements: other frameworks refuse them in a style sheet with local names. */
const ofElements = /^(?![.@/}\s])[^{}.]+\{[^{}]*\}\n?/gm;

/** A style sheet with local names, and what of it has none. */
export function splitModule(css: string): { module: string; rest: string } {
  return { module: css.replaceAll(ofElements, ''), rest: (css.match(ofElements) ?? []).join('') };
}

const fontAddress = /url\('([^'.][^'?]*\.woff2)(\?[^']*)?'\)/g;

/** The fonts that a style sheet takes from packages, cut down as our build does: name → content. */
function fontsIn(css: string, root: string): Promise<(readonly [string, Buffer])[]> {
  return Promise.all(
    Array.from(css.matchAll(fontAddress), async ([, address = '', resourceQuery = '']) => {
      const resource = join(root, 'node_modules', address);
      const source = await readFile(resource);
      const font = await new Promise<Buffer>((resolve, reject) => {
        const done = (error: Error | null, content: Buffer): void => (error ? reject(error) : resolve(content));
        fontLoader.call({ resource, resourceQuery, async: () => done } as never, source);
      });
      return [basename(address), font] as const;
    }),
  );
}

/** What the workspaces take from npm, in the versions that are installed. */
async function dependenciesOf(root: string, workspaces: readonly string[]): Promise<Record<string, string>> {
  const declared = workspaces.flatMap((name) => Object.keys(readManifest(join(root, name)).dependencies ?? {}));
  const names = [...new Set(declared)].filter((name) => name !== router && !name.startsWith('@mosaico/')).sort();
  const versionOf = async (name: string): Promise<string> =>
    (JSON.parse(await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Manifest).version;
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await versionOf(name)] as const)));
}
