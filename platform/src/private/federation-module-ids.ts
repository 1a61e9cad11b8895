// Library: @module-federation/enhanced 2.9. Symbol: the folder `.federation` of its entry files; webpack's ids by `identifier()`.
// Why: webpack hashes a module's id from its identifier. Those that federation makes hold absolute paths, so that the same sources would be
// another release in another folder. Upstream: module-federation/core#2582.
import type { Compiler } from 'webpack';

/** webpack plugin: modules that federation makes have the same ids in every folder. */
export class FederationModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationModuleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationModuleIdsPlugin', (modules) => {
        for (const module of modules) {
          const file = 'resource' in module ? String(module.resource) : undefined;
          // Other modules without a file (JSON of externals, delegates) have no name that holds a path.
          const id =
            file === undefined
              ? module.libIdent({ context: compiler.context })
              : /[\\/]\.federation[\\/]/.test(file) && 'federation';
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
