import { sep } from 'node:path';
import { loaderGlobal } from '@mosaico/shared-types';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import { keyBelow } from '../lib/files-below.ts';

const { RuntimeGlobals, RuntimeModule } = webpack.runtime;

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
