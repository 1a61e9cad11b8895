import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedWith, publicDataSchemas, releaseSchema, type Release } from 'shared-types/schemas';
import { hashesBelow } from '../files/hashes.ts';
import { readJson } from '../files/read-json.ts';
import { writeTwins } from '../files/twins.ts';
import { readManifest, rootFolder, type Workspace } from '../workspaces.ts';
import type { ClientFacts } from './client-facts.ts';
import { declaredPages } from './declared-pages.ts';
import { offeredSlots } from './screen-requests.ts';
import { filesBelow } from './version.ts';

/** Completes the release in `output`: public files, compressed twins, and last of all `release.json`. */
export async function writeRelease(
  workspace: Workspace,
  version: string,
  output: string,
  facts: ClientFacts,
): Promise<void> {
  await checkPublicData(workspace);
  await rm(join(output, 'public'), { recursive: true, force: true });
  if (filesBelow(join(workspace.folder, 'public')).length > 0) {
    await cp(join(workspace.folder, 'public'), join(output, 'public'), { recursive: true });
  }
  await writeTwins([...filesBelow(join(output, 'client')), ...filesBelow(join(output, 'public'))]);
  const release: Release = {
    schema: 1,
    workspace: workspace.name,
    version,
    contract: readManifest(join(rootFolder(workspace.folder), 'shared-types')).version,
    built: { at: new Date().toISOString(), ...commitOf(workspace) },
    role: workspace.role,
    client: { entry: facts.entry, initial: facts.initial },
    server: { entry: workspace.role === 'shell' ? 'shell.cjs' : 'remote-entry.cjs' },
    pages: await pagesOf(workspace, facts),
    slots: offeredSlots(workspace),
    shared: facts.shared,
    files: await hashes(output),
  };
  checkedWith(releaseSchema, release, `release.json of ${workspace.name}`);
  await writeFile(join(output, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
}

/** The working copy's commit; nothing where there is no git, or no repository. */
function commitOf({ folder }: Workspace): { commit?: string; changed?: boolean } {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), changed: git('status', '--porcelain') !== '' };
  } catch {
    return {};
  }
}

async function checkPublicData({ name, folder }: Workspace): Promise<void> {
  for (const [data, schema] of Object.entries(publicDataSchemas)) {
    const file = join(folder, 'public', data);
    if (existsSync(file)) checkedWith(schema, await readJson(file), `${name}/public/${data}`);
  }
}

async function pagesOf(workspace: Workspace, facts: ClientFacts): Promise<Release['pages']> {
  const pages = await declaredPages(workspace);
  return pages.map((page) => {
    const loading = facts.pages.get(page.key);
    if (!loading)
      throw new Error(
        `${workspace.name}/src/pages.ts declares "${page.key}", which src/screens.ts does not load. Add it there.`,
      );
    return { ...page, ...loading };
  });
}

async function hashes(output: string): Promise<Release['files']> {
  const files = await hashesBelow(output);
  delete files['release.json'];
  return files;
}
