import { relative, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { sourcesOf } from './sources.ts';
import { usedFiles } from './used-files.ts';
import { inputsOf } from './version.ts';

/**
 * Throws when the release holds something of a file of the repository that its version does not count: a change of that
 * file would be nobody's. webpack's own word is taken for what is in the release.
 */
export async function refuseUncounted(compilation: Compilation, workspace: Workspace): Promise<void> {
  const root = rootFolder(workspace.folder);
  const { files } = await inputsOf(workspace);
  const { passing } = await sourcesOf(workspace);
  const counted = new Set([...files, ...passing]);
  const uncounted = new Set<string>();
  for (const used of usedFiles(compilation)) {
    const [file = ''] = used.split('?');
    const isOurs = file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`);
    if (isOurs && !counted.has(file)) uncounted.add(relative(root, file));
  }
  if (uncounted.size > 0)
    throw new Error(
      `The build of ${workspace.name} used files that its version does not count:\n${[...uncounted].map((file) => `  ${file}`).join('\n')}\nThis is a fault of platform/src/build/sources.ts: it resolves otherwise than webpack.`,
    );
}
