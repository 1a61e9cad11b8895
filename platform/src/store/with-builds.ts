import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema } from '@mosaico/shared-types/schemas';
import { hashOf } from '../lib/hashes.ts';
import { checkedFile } from '../lib/read-json.ts';
import { refuseFaults, releaseFile } from './faults.ts';
import type { Store } from './store.ts';

/** A build in a local folder: a release that is not published. */
interface LocalRelease {
  workspace: { name: string };
  version: string;
  folder: string;
}

/** A store for what only asks, that has these builds besides what is published. */
export function withBuilds(store: Store, builds: readonly LocalRelease[]): Store {
  const folderOf = (workspace: string, version: string): string | undefined =>
    builds.find((build) => build.workspace.name === workspace && build.version === version)?.folder;
  const own: Pick<Store, 'versions' | 'release' | 'releaseFolder' | 'releaseDigest' | 'verifyRelease'> = {
    async versions(workspace) {
      const built = builds.filter((build) => build.workspace.name === workspace).map(({ version }) => version);
      return [...new Set([...(await store.versions(workspace)), ...built])];
    },
    release(workspace, version) {
      const folder = folderOf(workspace, version);
      return folder === undefined
        ? store.release(workspace, version)
        : checkedFile(releaseSchema, join(folder, releaseFile));
    },
    async releaseFolder(workspace, version) {
      return folderOf(workspace, version) ?? store.releaseFolder(workspace, version);
    },
    async releaseDigest(workspace, version) {
      const folder = folderOf(workspace, version);
      if (folder === undefined) return store.releaseDigest(workspace, version);
      return hashOf(await readFile(join(folder, releaseFile))).sha384;
    },
    async verifyRelease(workspace, version, digest) {
      const folder = folderOf(workspace, version);
      if (folder === undefined) return store.verifyRelease(workspace, version, digest);
      await refuseFaults(
        folder,
        await own.release(workspace, version),
        `Build ${workspace} again: delete ${folder} first.`,
      );
    },
  };
  return Object.assign(Object.create(store) as Store, own);
}
