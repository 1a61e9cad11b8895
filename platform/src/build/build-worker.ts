import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { abandonedAfter, removeAbandoned } from '../lib/complete-folder.ts';
import { buildsFolder, sourceMapsFolder } from '../lib/folders.ts';
import { rootFolder, workspaceIn } from '../lib/workspaces.ts';
import { buildManifest } from './build-manifest.ts';
import { declarationsOf } from './declared.ts';
import { designVersion } from './design-version.ts';
import { dataOf, filesRead, keepInputs, refuseChanged } from './inputs.ts';
import { licensedPackages, packageFolders } from './licences.ts';
import { app } from './preset.ts';
import { checkPublicData, checkTexts, writeRelease } from './write-release.ts';

const [folder = '.', draftName = 'draft'] = process.argv.slice(2);
const workspace = workspaceIn(folder);
const root = rootFolder(folder);
const begin = Date.now();
const builds = buildsFolder(root, workspace.name);
const draft = { output: join(builds, draftName), maps: sourceMapsFolder(root, workspace.name, draftName) };

try {
  await mkdir(builds, { recursive: true });
  await removeAbandoned(builds, begin - abandonedAfter);
  // Before the compiler: a wrong price is reported at once.
  await declarationsOf(workspace);
  await checkPublicData(workspace);
  const design = await designVersion(root);
  const compilations = await compile(app(folder, { ...draft, design: design.version }));
  // The plugin writes it beside the manifest. No host asks for it.
  await rm(join(draft.output, 'client', 'mf-stats.json'), { force: true });
  const manifest = await buildManifest(compilations[0], workspace);
  const licences = await licensedPackages(packageFolders(compilations[0]));
  const files = await filesRead(workspace, compilations, design.files);
  await checkTexts(workspace, files);
  const version = await writeRelease(workspace, draft.output, { manifest, licences, read: files });
  refuseChanged(workspace, files, begin);
  await moveUnlessThere(draft.output, join(builds, version));
  await moveUnlessThere(draft.maps, sourceMapsFolder(root, workspace.name, version));
  keepInputs(workspace, version, { files, data: dataOf(workspace, compilations) });
  process.send?.(version);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const place of [draft.output, draft.maps]) await rm(place, { recursive: true, force: true });
}

/** Runs webpack; resolves to its compilations, in the order of the configurations. Throws with its errors; prints its warnings. */
async function compile(configurations: Configuration[]): Promise<[Compilation, ...Compilation[]]> {
  const compiler = webpack(configurations);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((failure, done) =>
      done ? resolve(done) : reject(failure ?? new Error('webpack ended without a word.')),
    );
  });
  // Closing writes the cache to disk.
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  const said = stats.toString({ preset: 'errors-warnings', colors: false });
  if (stats.hasErrors()) throw new Error(said);
  if (stats.hasWarnings()) console.error(said);
  return stats.stats.map(({ compilation }) => compilation) as [Compilation, ...Compilation[]];
}

/** Moves a folder, unless its target exists: a name is a hash, so the content is the same. */
async function moveUnlessThere(from: string, to: string): Promise<void> {
  if (existsSync(from) && !existsSync(to)) await rename(from, to);
}
