import type { Store } from './store.ts';

/**
 * Publishes the release in `folder` unless its version is in the store already, also when somebody else publishes it at this
 * moment: a version is derived from the content, so it is the same release. Whether it was published by this call. Its source maps,
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
  const isThere = async (): Promise<boolean> => (await store.versions(workspace)).includes(version);
  if (await isThere()) return false;
  try {
    await store.publishRelease(folder);
    return true;
  } catch (error) {
    if (await isThere()) return false;
    throw error;
  }
}
