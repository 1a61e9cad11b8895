import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { GenericSchema } from 'valibot';
import { checkedWith, publicDataSchemas, releaseSchema, type Release } from '@mosaico/shared-types/schemas';
import { captionProblems, type Source } from '../lib/captions.ts';
import { filesBelow, shortHash } from '../lib/files-below.ts';
import { hashesBelow } from '../lib/hashes.ts';
import { writtenJson } from '../lib/read-json.ts';
import { readText } from '../lib/read-text.ts';
import { copyFiles } from '../lib/link-folder.ts';
import { isPrecompressed, writePrecompressed } from '../lib/precompressed.ts';
import { publicFiles } from '../lib/public-files.ts';
import { isFile, pathBelowPublic } from '../site/served-file.ts';
import { readManifest, rootFolder, type Workspace } from '../lib/workspaces.ts';
import { commitOf } from './commit.ts';
import type { BuildManifest } from './build-manifest.ts';
import { declarationsOf, declaredData } from './declared.ts';
import { developmentEntry, developmentFolder } from '../store/development-shell.ts';
import { licencesFile, type LicensedPackage } from '../store/licences.ts';
import { contractPackage, packageFolder } from './own-packages.ts';
import { runtimeOptions, runtimeVersion } from './sharing.ts';

/**
 * Completes the release in `output`, of a build that `read` these files: public files, the licences of others, precompressed
 * files, and last of all `release.json`. Resolves to its version (`1.0.0-s3fa9c1d2e4`): that of its `package.json`, and ten hexadecimal
 * digits of a hash of its files and declarations, and of the contract and runtime that it was built with.
 */
export async function writeRelease(
  workspace: Workspace,
  output: string,
  {
    manifest,
    licences,
    read,
  }: { manifest: BuildManifest; licences: readonly LicensedPackage[]; read: readonly string[] },
): Promise<string> {
  const publicFolder = join(workspace.folder, 'public');
  // What a system leaves in the folder of one machine would make another release of the same sources.
  await copyFiles(publicFolder, join(output, 'public'), publicFiles(publicFolder).meant);
  await writeFile(join(output, licencesFile), `${JSON.stringify(licences, null, 1)}\n`);
  const declared = await declarationsOf(workspace);
  const released = {
    schema: 2 as const,
    workspace: workspace.name,
    role: workspace.role,
    client: { entry: manifest.entry, initial: manifest.initial, styles: manifest.styles },
    ...(existsSync(join(output, developmentFolder, developmentEntry)) && {
      development: { entry: `${developmentFolder}/${developmentEntry}` },
    }),
    server: { entry: workspace.role === 'shell' ? 'shell.cjs' : 'remote-entry.cjs' },
    pages: manifest.pages,
    facts: declared.facts,
    offers: declared.offers,
    slots: [...declared.slots],
    pieces: manifest.pieces,
    shared: manifest.shared,
  };
  const builtWith = {
    contract: readManifest(packageFolder(rootFolder(workspace.folder), contractPackage)).version,
    runtime: { version: runtimeVersion(), options: runtimeOptions },
  };
  const version = versionOf(workspace, released, builtWith, await hashesBelow(output));
  await writePrecompressed([...filesBelow(join(output, 'client')), ...filesBelow(join(output, 'public'))]);
  const release: Release = {
    ...released,
    version,
    built: { at: new Date().toISOString(), ...commitOf(workspace.folder, read), ...builtWith },
    files: await hashesBelow(output),
  };
  checkedWith(releaseSchema, release, `release.json of ${workspace.name}`);
  await writeFile(join(output, 'release.json'), releaseText(release));
  return version;
}

/** A release as its file has it. */
export const releaseText = (release: Release): string => `${JSON.stringify(release, null, 1)}\n`;

/** Author, date and commit do not change a version, and neither do compressed files. */
function versionOf(
  { manifest }: Workspace,
  released: Omit<Release, 'version' | 'built' | 'files'>,
  builtWith: Pick<Release['built'], 'contract' | 'runtime'>,
  files: Release['files'],
): string {
  return `${manifest.version}-s${shortHash([JSON.stringify([released, builtWith, files])])}`;
}

/**
 * `release.json` of the workspace as it declares its data now, with the files of `kept`, a release of else the same sources that were
 * `read`: what a build would write, without one. Nothing where that cannot be said. Throws as `declarationsOf` does.
 */
export async function redeclared(
  workspace: Workspace,
  kept: Release,
  read: readonly string[],
): Promise<Release | undefined> {
  const { version, built, files, ...released } = kept;
  const { contract, runtime } = built;
  const named = Object.fromEntries(Object.entries(files).filter(([name]) => !isPrecompressed(name, files)));
  const nameOf = (said: typeof released): string => versionOf(workspace, said, { contract, runtime }, named);
  // Another platform may have named it by other rules.
  if (nameOf(released) !== version) return undefined;
  const declared = { ...released, ...(await declaredData(workspace)) };
  const commit = commitOf(workspace.folder, read);
  const at = new Date().toISOString();
  const release = { ...declared, version: nameOf(declared), built: { at, ...commit, contract, runtime }, files };
  checkedWith(releaseSchema, release, `release.json of ${workspace.name}`);
  return release;
}

/** Sources that hold words of pages, or declarations of them. */
const sourceText = /\.(tsx?|jsx?|json|css|svg|html|md|vtt)$/;

/**
 * Reads the workspace's own texts among these files of a build as people read them: webpack takes letters that cannot be read, or that
 * were encoded twice, without a word. Throws for the first one, naming file and line.
 */
export async function checkTexts({ name, folder }: Workspace, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const path = relative(folder, file);
    if (path.startsWith('..') || !sourceText.test(file) || !isFile(file)) continue;
    await readText(file, `${name}/${path.split(sep).join('/')}`);
  }
}

/** Throws if a data file of a workspace does not fit its schema, and names the file, the entries and the faults. */
export async function checkPublicData({ name, folder }: Workspace): Promise<void> {
  const sourceOf = (url: string): Promise<Source | undefined> => {
    const path = pathBelowPublic(url);
    const file = path && join(folder, 'public', path);
    return Promise.resolve(file && isFile(file) ? { file, name: `${name}/public/${path}` } : undefined);
  };
  for (const [data, schema] of Object.entries(publicDataSchemas)) {
    const source = await sourceOf(`/${data}`);
    if (!source) continue;
    const value = writtenJson<GenericSchema>(schema, await readText(source.file, source.name), source.name);
    const problems = await captionProblems({ [`/${data}`]: value }, source.name, sourceOf);
    if (problems.length > 0) throw new Error(problems.map(({ text }) => text).join('\n'));
  }
}
