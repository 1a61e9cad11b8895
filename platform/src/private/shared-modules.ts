// Library: @module-federation/enhanced 2.9. Symbols: `ConsumeSharedModule#options`, `ProvideSharedModule#_name`, `#_version`, `#_eager`, and
// webpack's `HarmonyImportSpecifierDependency#ids`.
// Why: a release says what it shares and what it asks for, chunk by chunk. The plugin's manifest has neither the modules that a chunk asks for,
// nor the exports, nor the fallback's files. webpack notes no exports for such modules. The classes are exported without types. Upstream: no issue yet.
import type { Compilation, Module } from 'webpack';

/** A module that a build takes from the share scope. */
export interface ConsumedShare {
  module: Module;
  key: string;
  /** `*` where any version will do. */
  range: string;
  singleton: boolean;
}

/** A module that a build puts into the share scope. */
export interface ProvidedShare {
  module: Module;
  key: string;
  version: string;
  /** Whether it is in the entry's own chunk. */
  eager: boolean;
}

interface ConsumeSharedModule extends Module {
  options: { shareKey: string; requiredVersion?: string | false; singleton?: boolean };
}
interface ProvideSharedModule extends Module {
  _name: string;
  _version: string | false;
  _eager: boolean;
}

/** What a module takes from the share scope, if it is federation's for that. */
export function consumedShare(module: Module): ConsumedShare | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { shareKey: key, requiredVersion, singleton = false } = (module as ConsumeSharedModule).options;
  return { module, key, range: requiredVersion === false ? '*' : (requiredVersion ?? '*'), singleton };
}

/** What a module puts into the share scope, if it is federation's for that. */
export function providedShare(module: Module): ProvidedShare | undefined {
  if (module.type !== 'provide-module') return undefined;
  const { _name: key, _version: version, _eager: eager } = module as ProvideSharedModule;
  return { module, key, version: version === false ? '0.0.0' : version, eager };
}

/** Names that this build imports from a shared module. */
export function usedExports(compilation: Compilation, consume: Module): string[] {
  const names = new Set<string>();
  for (const { dependency } of compilation.moduleGraph.getIncomingConnections(consume)) {
    const [name] = dependency && 'ids' in dependency ? (dependency.ids as string[]) : [];
    if (name) names.add(name);
  }
  return [...names].sort();
}
