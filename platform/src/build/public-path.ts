/** Where a workspace's client files are served: their names carry a content hash, so one folder for all releases. */
export function publicPath(workspace: string): string {
  return `/assets/${workspace}/`;
}
