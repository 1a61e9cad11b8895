// Library: @module-federation/enhanced 2.9. Symbol: FederationRuntimeModule#generate.
// Why: `generate` asks webpack for the chunk's file name, and webpack calls `generate` while it hashes the chunk, before the name's
// `[contenthash]` is known. webpack up to 5.110 takes the exception for the text, so that all versions of the module have one hash and the
// cache answers with an older version; later ones end the build. Upstream: module-federation/core#5077.
import type { Compiler, RuntimeModule } from 'webpack';

/** Stands for the content hash while there is none. The module reads the name's folders, and never its hash. */
const unknownHash = '0000000000';

/** webpack plugin: federation's runtime module can be generated before the chunk's content hash is known. */
export class FederationRuntimeModulePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationRuntimeModulePlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('FederationRuntimeModulePlugin', (module, chunk) => {
        if (module.name === 'federation runtime') generateWithoutHash(module, chunk);
      });
    });
  }
}

function generateWithoutHash(module: RuntimeModule, chunk: { contentHash: Record<string, string> }): void {
  const generate = module.generate.bind(module);
  module.generate = () => {
    const known = chunk.contentHash;
    chunk.contentHash = { javascript: unknownHash, ...known };
    try {
      return generate();
    } finally {
      chunk.contentHash = known;
    }
  };
}
