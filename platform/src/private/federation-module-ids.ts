// Library: @module-federation/enhanced 2.9. Symbols: `libIdent()` of its modules, the folder `.federation` of its entry files.
// Why: webpack makes a module's id from its `identifier()`. Those that federation makes hold absolute paths, so that the same sources would be
// another release in another folder. Upstream: module-federation/core#2582.
import type { Compiler } from 'webpack';

/** webpack plugin: modules that federation makes have the same ids in every folder. */
export class FederationModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationModuleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationModuleIdsPlugin', (modules) => {
        for (const module of modules) {
          // The name in webpack's manifests: `webpack/sharing/provide/default/react`.
          const name = module.libIdent({ context: compiler.context }) ?? '';
          if (/^webpack\/(container|sharing\/provide)\//.test(name)) compilation.chunkGraph.setModuleId(module, name);
          else if (name.includes('/.federation/entry.')) compilation.chunkGraph.setModuleId(module, 'federation');
        }
      });
    });
  }
}
