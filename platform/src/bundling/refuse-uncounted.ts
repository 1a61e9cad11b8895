import { relative, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { rootFolder, type Workspace } from '../repository/workspaces.ts';
import { sourcesOf } from './sources.ts';
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
  for (const { resource } of usedModules(compilation)) {
    const [file = ''] = resource.split('?');
    const isOurs = file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`);
    if (isOurs && !counted.has(file)) uncounted.add(relative(root, file));
  }
  if (uncounted.size > 0)
    throw new Error(
      `The build of ${workspace.name} used files that its version does not count:\n${[...uncounted].map((file) => `  ${file}`).join('\n')}\nThis is a fault of platform/src/bundling/sources.ts: it resolves otherwise than webpack.`,
    );
}

/** Modules that are in a chunk, by themselves or as a part of one. */
function* usedModules(compilation: Compilation): Generator<{ resource: string }> {
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    const parts = 'modules' in module ? (module.modules as Iterable<typeof module>) : [module];
    for (const part of parts) {
      if ('resource' in part && typeof part.resource === 'string') yield { resource: part.resource };
    }
  }
}
