// Library: mini-css-extract-plugin 2.10. Symbol: `css/mini-extract`, the type of its modules and of the hash in a style sheet's name.
// Why: the shell's asset loader loads a chunk's style sheet with the chunk, and has to know which chunks have one. The plugin's own runtime
// adds a `<link>` of its own, without hashes, queue and retries. Upstream: no issue yet.
import type { Chunk, ChunkGraph, Compilation } from 'webpack';

const extracted = 'css/mini-extract';

/** Whether the plugin writes a style sheet for a chunk. */
export function hasStyleSheet(chunkGraph: ChunkGraph, chunk: Chunk): boolean {
  return [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, extracted) ?? [])].length > 0;
}

/** Name of a chunk's style sheet, by the plugin's `filename`, once webpack knows the hashes. */
export function styleSheetOf(compilation: Compilation, chunk: Chunk, filename: string): string {
  return compilation.getPath(filename, { chunk, contentHashType: extracted });
}
