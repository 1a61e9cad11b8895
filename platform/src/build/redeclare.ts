import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { safeParse } from 'valibot';
import { releaseSchema, type Release } from '@mosaico/shared-types/schemas';
import { completeFolder } from '../lib/complete-folder.ts';
import { buildsFolder, sourceMapsFolder } from '../lib/folders.ts';
import { hashesBelow } from '../lib/hashes.ts';
import { linkFolder } from '../lib/link-folder.ts';
import { readJson } from '../lib/read-json.ts';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { declarationSources } from './declared.ts';
import { builtButForData, keepInputs, refuseChanged } from './inputs.ts';
import { checkTexts, redeclared, releaseText } from './write-release.ts';

/**
 * Builds a workspace without a compiler, where figures or offers alone differ from a kept build: the release has its files, and only
 * `release.json` is another one. It has the name that a compiled one would have. Resolves to its version, and to that of the build whose
 * files it has; to nothing where other sources have changed, too. Throws what is wrong with the declarations.
 */
export async function redeclare(workspace: Workspace): Promise<{ version: string; files: string } | undefined> {
  const begin = Date.now();
  const kept = builtButForData(workspace);
  if (!kept) return undefined;
  // A module that data has begun to import is none of the inputs yet.
  const sources = await declarationSources(workspace);
  if (sources.some((file) => !kept.files.includes(file))) return undefined;
  await checkTexts(workspace, kept.data);
  const root = rootFolder(workspace.folder);
  const folderOf = (version: string): string => join(buildsFolder(root, workspace.name), version);
  const before = await keptRelease(folderOf(kept.version));
  const release = before && (await redeclared(workspace, before, kept.files));
  if (!release) return undefined;
  const { version } = release;
  refuseChanged(workspace, kept.files, begin);
  const mapsOf = (of: string): string => sourceMapsFolder(root, workspace.name, of);
  if (existsSync(mapsOf(kept.version)))
    await completeFolder(mapsOf(version), (draft) => linkFolder(mapsOf(kept.version), draft));
  await completeFolder(folderOf(version), async (draft) => {
    await linkFolder(folderOf(kept.version), draft, (key) => key !== 'release.json');
    await writeFile(join(draft, 'release.json'), releaseText(release));
  });
  keepInputs(workspace, version, kept);
  return { version, files: kept.version };
}

/** The release in a folder of builds; nothing where its files are not those that it lists. */
async function keptRelease(folder: string): Promise<Release | undefined> {
  const { 'release.json': own, ...files } = await hashesBelow(folder);
  if (!own) return undefined;
  // As it was written: a schema puts keys into its own order, and they are part of a name.
  const release = (await readJson(join(folder, 'release.json')).catch(() => undefined)) as Release | undefined;
  const isWhole = safeParse(releaseSchema, release).success && JSON.stringify(release?.files) === JSON.stringify(files);
  return isWhole ? release : undefined;
}
