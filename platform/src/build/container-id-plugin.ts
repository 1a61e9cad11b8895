import type { Compiler } from 'webpack';

/** Modules that federation names by the path of the folder, and the ids that they have instead. */
const ids: readonly (readonly [identifier: RegExp, id: string])[] = [
  [/^container entry/, 'container'],
  [/[\\/]\.federation[\\/]entry\.\w+\.js(\||$)/, 'federation'],
];

/** webpack plugin: what federation adds to a compilation has the same ids in every folder. */
export class ContainerIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ContainerIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ContainerIdPlugin', (modules) => {
        for (const module of modules) {
          const [, id] = ids.find(([identifier]) => identifier.test(module.identifier())) ?? [];
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
