import { join } from 'node:path';

/** The repository's folder for builds, and for store and compositions unless `MOSAICO_STORE` or `MOSAICO_WORK` names another. */
export function workFolder(root: string): string {
  return join(root, '.mosaico');
}

/** Where the source maps of a build are: beside it, since they are no part of the release. */
export function sourceMapsFolder(root: string, workspace: string, version: string): string {
  return join(workFolder(root), 'source-maps', workspace, version);
}

/** Where a workspace's releases are put together before they are published, each in a folder named by its version. */
export function buildsFolder(root: string, workspace: string): string {
  return join(workFolder(root), 'builds', workspace);
}

/** Where a repository keeps what the rest of the site says: JSON, read by unit tests. */
export function environmentTypesFile(root: string): string {
  return join(workFolder(root), 'environment-types.json');
}
