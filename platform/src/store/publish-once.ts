import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkedWith, releaseSchema, type Release } from '@mosaico/shared-types/schemas';
import { readJson } from '../files/read-json.ts';
import { isDerived } from '../releases/release-name.ts';
import { releaseFile } from './faults.ts';
import type { Store } from './store.ts';

/**
 * Publishes the release in `folder` unless it is in the store already, also when somebody else publishes it at this moment. Whether
 * it was published by this call. Throws when its version, one from `package.json`, is taken by another release. Its source maps,
 * if there are any in `maps`, are kept beside it, also where only they are missing.
 */
export async function publishOnce(
  store: Store,
  { maps, ...release }: { workspace: string; version: string; folder: string; maps?: string },
): Promise<boolean> {
  const isNew = await publishUnlessThere(store, release);
  if (maps !== undefined) await store.keepSourceMaps(release.workspace, release.version, maps);
  return isNew;
}

async function publishUnlessThere(
  store: Store,
  { workspace, version, folder }: { workspace: string; version: string; folder: string },
): Promise<boolean> {
  const isThere = async (): Promise<boolean> =>
    (await store.versions(workspace)).includes(version) &&
    // One derived version is one source.
    (isDerived(version) || isSame(await store.release(workspace, version), await releaseIn(folder)));
  if (await isThere()) return false;
  try {
    await store.publishRelease(folder);
    return true;
  } catch (error) {
    if (await isThere()) return false;
    throw error;
  }
}

/** Whether two builds made the same; when, where and by whom may differ. */
function isSame(one: Release, other: Release): boolean {
  return isDeepStrictEqual({ ...one, built: undefined }, { ...other, built: undefined });
}

async function releaseIn(folder: string): Promise<Release> {
  const file = join(folder, releaseFile);
  return checkedWith(releaseSchema, await readJson(file), file);
}
