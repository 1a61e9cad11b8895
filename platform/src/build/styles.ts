import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { loaderGlobal } from '@mosaico/shared-types';
import { browserslistToTargets, transform } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler, type RuleSetRule } from 'webpack';
import { browsers } from './browsers.ts';
import { hasStyleSheet, styleSheetOf } from '../private/extracted-styles.ts';
import { distFile } from '../lib/dist.ts';
import { designSystem, packageFolder } from './own-packages.ts';

const { RuntimeGlobals, RuntimeModule } = webpack.runtime;

/**
 * Rules for style sheets. `*.module.css` has local names; `*.css` holds for the whole page; the default export of a
 * `*.css.ts` is a style sheet as text, made when the release is built. On the server there are names only.
 *
 * What a style sheet overrides must not depend on the order in which a phone gets the files. So every module stands in a
 * cascade layer: `blocks` in the design system, `pages` elsewhere, which stands above it.
 */
export function styleRules(root: string, side: 'client' | 'server'): RuleSetRule[] {
  const isServer = side === 'server';
  const css = (modules: object | false): object => ({
    loader: 'css-loader',
    // Maps are made of scripts alone.
    options: { modules, importLoaders: 1, sourceMap: false },
  });
  const extract = isServer ? [] : [MiniCssExtractPlugin.loader];
  const layer = distFile('layer-loader.js');
  return [
    {
      test: /\.module\.css$/,
      use: [
        ...extract,
        css({
          namedExport: false,
          exportOnlyLocals: isServer,
          getLocalIdent: (sheet: Sheet, _: string, name: string) => `${name}_${markOf(sheet)}`,
        }),
        { loader: layer, options: { blocks: packageFolder(root, designSystem) + sep } },
      ],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: isServer ? [distFile('nothing-loader.js')] : [...extract, css(false)],
    },
    {
      test: /\.css\.ts$/,
      use: isServer ? [distFile('nothing-loader.js')] : [...extract, css(false), distFile('made-styles-loader.js')],
    },
  ];
}

/** A style sheet that is being compiled. */
interface Sheet {
  resourcePath: string;
}

const marks = new WeakMap<Sheet, string>();

/**
 * Five characters at the end of each local name in a style sheet, by what it says without comments and layout. Equal content has equal
 * names. So a remote's copy of a block and the shell's share their rules, or do not touch each other's. It is asked for each name.
 */
function markOf(sheet: Sheet): string {
  const known = marks.get(sheet);
  if (known) return known;
  const { resourcePath: filename } = sheet;
  const { code } = transform({ filename, code: readFileSync(filename), minify: true, errorRecovery: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const mark = BigInt(`0x${hash}`).toString(36).padStart(5, '0').slice(-5);
  marks.set(sheet, mark);
  return mark;
}

/** Plugins that write each chunk's style sheet. `hot` leaves loading and replacing to webpack's development server. */
export function stylePlugins({ hot }: { hot: boolean }): { apply(compiler: Compiler): void }[] {
  const name = hot ? '[name].css' : '[name].[contenthash:10].css';
  const extract = new MiniCssExtractPlugin({
    filename: name,
    chunkFilename: name,
    runtime: hot,
    // Cascade layers decide, never the order of files.
    ignoreOrder: true,
  });
  return hot ? [extract] : [extract, new ChunkStylesPlugin(name), new CompactStyles()];
}

/** Loads a chunk's style sheet with the chunk, by the same loader: see {@link AssetLoaderPlugin}. */
class ChunkStylesPlugin {
  constructor(private readonly filename: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkStylesPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('ChunkStylesPlugin', (chunk, requirements) => {
          if (styledChunks(compilation, chunk).length === 0) return;
          requirements.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new StylesOfChunks(this.filename));
        });
    });
  }
}

/** Names of style sheets are hashes of their content, known once chunks are: as webpack's own for scripts. */
class StylesOfChunks extends RuntimeModule {
  constructor(private readonly filename: string) {
    super('styles of chunks', RuntimeModule.STAGE_ATTACH);
    // What it says depends on the hashes of other chunks.
    this.dependentHash = true;
  }

  override generate(): string {
    const { chunk, compilation } = this;
    if (!chunk || !compilation) return '';
    const files = Object.fromEntries(
      styledChunks(compilation, chunk).map((each) => [String(each.id), styleSheetOf(compilation, each, this.filename)]),
    );
    return [
      `const styles = ${JSON.stringify(files)};`,
      `${RuntimeGlobals.ensureChunkHandlers}.styles = (id, promises) => {`,
      `if (styles[id]) promises.push(globalThis.${loaderGlobal}(${RuntimeGlobals.publicPath} + styles[id]));`,
      '};',
    ].join('\n');
  }
}

function styledChunks({ chunkGraph }: Compilation, from: Chunk): Chunk[] {
  return [...from.getAllAsyncChunks()].filter((chunk) => hasStyleSheet(chunkGraph, chunk));
}

/** All of them have cascade layers and container queries, which the sheets need. Nesting is lowered for them. */
const targets = browserslistToTargets([...browsers]);

/** Writes style sheets in as few bytes as possible. */
class CompactStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CompactStyles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'CompactStyles', stage }, (assets) => {
        for (const [filename, source] of Object.entries(assets)) {
          if (!filename.endsWith('.css')) continue;
          const { code } = transform({ filename, code: Buffer.from(source.source()), minify: true, targets });
          compilation.updateAsset(filename, new webpack.sources.RawSource(Buffer.from(code)));
        }
      });
    });
  }
}
