import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { readJson } from '../files/read-json.ts';
import type { Material } from '../releases/materials.ts';
import { usedFiles } from './used-files.ts';

// The plugins that write bills of materials go by webpack's modules too, and bring a hundred packages and native code along.

/** The materials of a release whose builds hold something of the packages in these folders. */
export async function materialsOf(client: ReadonlySet<string>, server: ReadonlySet<string>): Promise<Material[]> {
  const folders = [...new Set([...client, ...server])];
  return Promise.all(folders.map(async (folder) => ({ ...(await packageIn(folder)), sent: client.has(folder) })));
}

/**
 * Folders of the packages of which a compilation holds something, by webpack's own word: what a package only depends on is not
 * among them, and neither are workspaces of the repository.
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

async function packageIn(folder: string): Promise<Omit<Material, 'sent'>> {
  const { name, version, license } = (await readJson(join(folder, 'package.json'))) as Record<string, string>;
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(each));
  return {
    name: name ?? folder,
    version: version ?? '',
    licence: license,
    text: file && readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim(),
  };
}
