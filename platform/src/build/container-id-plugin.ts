import type { Compiler } from 'webpack';

/** webpack plugin: a remote's container has one id everywhere. Federation's own name for it holds the path of the folder. */
export class ContainerIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ContainerIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ContainerIdPlugin', (modules) => {
        for (const module of modules)
          if (module.identifier().startsWith('container entry'))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
    });
  }
}
