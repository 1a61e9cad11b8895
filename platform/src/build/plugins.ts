import { sep } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Module } from 'webpack';
import { keyBelow } from '../lib/files-below.ts';
import { usedExports } from './client-facts.ts';
import { designSystem } from './own-packages.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Global variable of the browser with what loads scripts: `(address: string) => Promise<void>`. The shell sets it. */
export const loaderGlobal = 'mosaicoLoad';

/** Replaces webpack's own function for loading scripts in every chunk that has it. */
class LoadScriptModule extends RuntimeModule {
  constructor() {
    super('load script');
  }

  override generate(): string {
    const ended = (type: string): string => `() => done({ type: ${JSON.stringify(type)}, target: { src: url } })`;
    return `${RuntimeGlobals.loadScript} = (url, done) => void globalThis.${loaderGlobal}(url).then(${ended('load')}, ${ended('error')});`;
  }
}

/**
 * webpack plugin: the shell's asset loader loads chunks. Where webpack would reject an `import()`, it requests the chunk again, so
 * page code needs no retry.
 */
export class AssetLoaderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('AssetLoaderPlugin', (compilation) => {
      // This tap comes before webpack's own, which is then skipped.
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('AssetLoaderPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new LoadScriptModule());
        return true;
      });
    });
  }
}

/** Ids of the modules that federation names by the path of the folder. */
function federationId(identifier: string): string | undefined {
  if (identifier.startsWith('container entry')) return 'container';
  if (/[\\/]\.federation[\\/]entry\.\w+\.js(\||$)/.test(identifier)) return 'federation';
  // "provide module (default) react@19.3.0 = /folder/node_modules/react/index.js"
  return /^provide module (.+?) = /.exec(identifier)?.[1];
}

/** webpack plugin: what federation adds to a compilation has the same ids in every folder. */
export class ContainerIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ContainerIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ContainerIdPlugin', (modules) => {
        for (const module of modules) {
          const id = federationId(module.identifier());
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/**
 * webpack plugin: the runtime of federation is made anew when chunks have other ids. It lists them, but while webpack hashes it, its own
 * file has no name yet and it throws: all its versions have one hash, and the cache answers with an older one.
 */
export class FederationRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationRuntimePlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('FederationRuntimePlugin', (module, chunk) => {
        if (module.name !== 'federation runtime') return;
        const updateHash = module.updateHash.bind(module);
        module.updateHash = (hash, context) => {
          hash.update(JSON.stringify(Array.from(chunk.getAllReferencedChunks(), ({ id }) => id)));
          updateHash(hash, context);
        };
      });
    });
  }
}

const isConsumedDesign = (module: Module): boolean =>
  module.type === 'consume-shared-module' &&
  (module as Module & { options: { shareKey: string } }).options.shareKey === designSystem;

const isProvidedDesign = (module: Module): boolean =>
  module.type === 'provide-module' && (module as Module & { _name: string })._name === designSystem;

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
        const names = all.filter(isConsumedDesign).flatMap((consume) => usedExports(compilation, consume));
        const references = [...new Set(names)].map((name) => ({ name: [name], canMangle: false }));
        for (const { dependencies, blocks } of all.filter((each) => isConsumedDesign(each) || isProvidedDesign(each)))
          for (const dependency of [...dependencies, ...blocks.flatMap((block) => block.dependencies)])
            dependency.getReferencedExports = () => references;
      });
    });
  }
}

/**
 * webpack plugin that writes the source maps of a client build's scripts into `maps`, a folder beside the build's. No script names its
 * map, so visitors never load one, and a release is the same with and without them. Sources have names below `root`.
 */
export class SourceMaps {
  constructor(private readonly place: { root: string; client: string; maps: string }) {}

  apply(compiler: Compiler): void {
    const { root, client, maps } = this.place;
    new webpack.SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: `${keyBelow(client, maps)}/[file].map[query]`,
      append: false,
      moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        keyBelow(root, absoluteResourcePath),
    }).apply(compiler);
    compiler.hooks.compilation.tap('SourceMaps', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'SourceMaps', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.map')) continue;
          // Modules that webpack's plugins make import by whole paths, which are this machine's.
          const text = String(source.source()).replaceAll(root + sep, '');
          compilation.updateAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

const minimizerOptions = {
  // Names by how often a letter occurs would follow webpack's hashes of chunks, which comments change.
  smallest: { compress: { passes: 2 }, mangle: { disableCharFreq: true } },
  readable: { compress: false, mangle: false },
  names: { compress: false, mangle: { disableCharFreq: true, keep_fnames: true, keep_classnames: true } },
};

/**
 * Minimizes scripts. `smallest`: as few bytes as possible. `readable`: without comments and layout. `names`: also with short names of
 * variables, some of which webpack makes from the folder it runs in.
 */
export function minimizer(aim: keyof typeof minimizerOptions): { apply(compiler: Compiler): void } {
  const terserOptions = { ...minimizerOptions[aim], format: { comments: false } } as object;
  return new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions });
}
