import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { abandonedAfter, removeAbandoned } from '../lib/complete-folder.ts';
import { buildsFolder, sourceMapsFolder } from '../lib/folders.ts';
import { rootFolder, workspaceIn } from '../lib/workspaces.ts';
import { collectFacts } from './collect-facts.ts';
import { compile } from './compile.ts';
import { declarationsOf } from './declared.ts';
import { designVersion } from './design-version.ts';
import { filesRead, keepInputs, refuseChanged } from './inputs.ts';
import { app } from './preset.ts';
import { checkPublicData, writeRelease } from './write-release.ts';

const [folder = '.', draftName = 'draft'] = process.argv.slice(2);
const workspace = workspaceIn(folder);
const root = rootFolder(folder);
const begin = Date.now();
const builds = buildsFolder(root, workspace.name);
const draft = { output: join(builds, draftName), maps: sourceMapsFolder(root, workspace.name, draftName) };

try {
  await mkdir(builds, { recursive: true });
  await removeAbandoned(builds, begin - abandonedAfter);
  // Whoever has written a wrong price need not wait for the compiler.
  await declarationsOf(workspace);
  await checkPublicData(workspace);
  const design = await designVersion(root);
  const compilations = await compile(app(folder, { ...draft, design: design.version }));
  const facts = await collectFacts(workspace, compilations);
  const files = await filesRead(workspace, compilations, design.files);
  const version = await writeRelease(workspace, draft.output, { facts, read: files });
  refuseChanged(workspace, files, begin);
  await moveUnlessThere(draft.output, join(builds, version));
  await moveUnlessThere(draft.maps, sourceMapsFolder(root, workspace.name, version));
  keepInputs(workspace, version, files);
  process.send?.(version);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const place of [draft.output, draft.maps]) await rm(place, { recursive: true, force: true });
}

/** What is there under this name already is the same. */
async function moveUnlessThere(from: string, to: string): Promise<void> {
  if (existsSync(from) && !existsSync(to)) await rename(from, to);
}
