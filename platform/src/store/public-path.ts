/** Where a workspace's client files are served: their names carry a content hash, so one folder for all releases. */
export function publicPath(workspace: string): string {
  return `/assets/${workspace}/`;
}

/** Where a composition's own files with a content hash are served: they belong to no release. */
export const siteAssets = publicPath('site');
