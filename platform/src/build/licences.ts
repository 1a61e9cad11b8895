import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { readJson } from '../lib/read-json.ts';
import type { LicensedPackage } from '../store/licences.ts';

/** The packages in these folders with their licences, in alphabetical order. */
export async function licensedPackages(folders: Iterable<string>): Promise<LicensedPackage[]> {
  const packages = await Promise.all([...folders].map(packageIn));
  return packages.sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/**
 * Folders of the packages that a compilation contains, as webpack says. Packages that are only installed are not among them, and
 * neither are workspaces of the repository.
 */
export function packageFolders(compilation: Compilation): Set<string> {
  const folders = new Set<string>();
  const inside = `${sep}node_modules${sep}`;
  // What style sheets bring along, as fonts are, is compiled by itself: only its files are here.
  const copied = compilation
    .getAssets()
    .flatMap(({ info: { sourceFilename } }) =>
      sourceFilename ? [resolve(compilation.compiler.context, sourceFilename)] : [],
    );
  for (const file of [...usedFiles(compilation), ...copied]) {
    const start = file.lastIndexOf(inside);
    if (start < 0) continue;
    const [first = '', second = ''] = file.slice(start + inside.length).split(sep);
    // No package's name begins with a dot: what tools keep for themselves does.
    if (first.startsWith('.')) continue;
    folders.add(join(file.slice(0, start), 'node_modules', first.startsWith('@') ? join(first, second) : first));
  }
  return folders;
}

async function packageIn(folder: string): Promise<LicensedPackage> {
  const { name, version, license } = (await readJson(join(folder, 'package.json'))) as Record<string, string>;
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(each));
  return {
    name: name ?? folder,
    version: version ?? '',
    ...(license !== undefined && { licence: license }),
    ...(file && { text: readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() }),
  };
}

/** Files of the modules that are in a chunk, by themselves or as a part of one; with their queries. */
function* usedFiles(compilation: Compilation): Generator<string> {
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    const parts = 'modules' in module ? (module.modules as Iterable<typeof module>) : [module];
    for (const part of parts) {
      if ('resource' in part && typeof part.resource === 'string') yield part.resource;
    }
  }
}
