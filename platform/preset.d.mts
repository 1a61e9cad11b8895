import type { Configuration } from 'webpack';

/**
 * The webpack configurations of a workspace's release: its client and its server build.
 *
 * @param folder The workspace's absolute folder.
 * @throws Where a declaration of the workspace is wrong: the file, its key and what is wrong.
 */
export function app(folder: string): Promise<Configuration[]>;
