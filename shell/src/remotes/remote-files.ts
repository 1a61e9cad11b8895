/** Where a workspace's files are: they come together, and fail together. */
export function retrySourceOf(workspace: string): string {
  return `/assets/${workspace}/`;
}
