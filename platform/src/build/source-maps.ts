import { relative, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const name = 'SourceMaps';

/**
 * Writes the source maps of a client build's scripts into `maps`, a folder beside the build's. No script names its map, so
 * visitors never load one, and a release is the same with and without them. Sources have names below `root`.
 */
export class SourceMaps {
  constructor(private readonly place: { root: string; client: string; maps: string }) {}

  apply(compiler: Compiler): void {
    const { root, client, maps } = this.place;
    new webpack.SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: `${relative(client, maps)}/[file].map[query]`,
      append: false,
      moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        relative(root, absoluteResourcePath),
    }).apply(compiler);
    compiler.hooks.compilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.map')) continue;
          // Modules that webpack's plugins make import by whole paths, which are this machine's.
          const text = source
            .source()
            .toString()
            .replaceAll(root + sep, '');
          compilation.updateAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}
