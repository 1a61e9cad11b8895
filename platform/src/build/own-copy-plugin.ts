import type { Compiler, Dependency, Module } from 'webpack';
import { usedExports } from './client-facts.ts';
import { designSystem } from './shared-packages.ts';

/** What webpack's `getReferencedExports` returns: paths of names that keep their names. */
type References = { name: string[]; canMangle: boolean }[];

/**
 * webpack plugin: a remote's own copy of the design system holds only what the remote imports. webpack does not tree-shake shared
 * modules, since others may take them from the share scope. Nobody else takes this copy (see `sharing.ts`).
 */
export class OwnCopyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnCopyPlugin', (compilation) => {
      // Before webpack marks what is used.
      compilation.hooks.optimizeDependencies.tap({ name: 'OwnCopyPlugin', stage: -10 }, (modules) => {
        const all = [...modules];
        const names = all.filter(isConsumed).flatMap((consume) => usedExports(compilation, consume));
        const references = [...new Set(names)].map((name) => ({ name: [name], canMangle: false }));
        for (const module of all.filter((each) => isConsumed(each) || isProvided(each)))
          for (const dependency of [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)])
            narrow(dependency, references);
      });
    });
  }
}

const isConsumed = (module: Module): boolean =>
  module.type === 'consume-shared-module' &&
  (module as Module & { options: { shareKey: string } }).options.shareKey === designSystem;

const isProvided = (module: Module): boolean =>
  module.type === 'provide-module' && (module as Module & { _name: string })._name === designSystem;

function narrow(dependency: Dependency, references: References): void {
  dependency.getReferencedExports = () => references;
}
