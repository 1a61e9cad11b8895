import type { Store } from './store.ts';

/**
 * Publishes the release in `folder`. Whether this call has put it there: `false` where the same is published already. Its source maps, if
 * there are any in `maps`, are kept beside it. Throws as {@link Store.publishRelease} does.
 */
export async function publishOnce(
  store: Store,
  { workspace, version, folder, maps }: { workspace: string; version: string; folder: string; maps?: string },
): Promise<boolean> {
  const isNew = await store.publishRelease(folder);
  if (maps !== undefined) await store.keepSourceMaps(workspace, version, maps);
  return isNew;
}
