import type { Compilation } from 'webpack';

/** Files of the modules that are in a chunk, by themselves or as a part of one; with their queries. */
export function* usedFiles(compilation: Compilation): Generator<string> {
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    const parts = 'modules' in module ? (module.modules as Iterable<typeof module>) : [module];
    for (const part of parts) {
      if ('resource' in part && typeof part.resource === 'string') yield part.resource;
    }
  }
}
