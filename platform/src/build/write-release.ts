import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { checkedWith, publicDataSchemas, releaseSchema, type Release } from 'shared-types/schemas';
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
  const files: Release['files'] = {};
  for (const file of filesBelow(output)) {
    const name = relative(output, file);
    if (name === 'release.json') continue;
    const content = await readFile(file);
    files[name] = { bytes: content.length, sha384: createHash('sha384').update(content).digest('base64') };
  }
  return files;
}
