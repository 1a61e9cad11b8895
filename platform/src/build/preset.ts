import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Options } from '@swc/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import type { Chunk, Compiler, Configuration } from 'webpack';
import { contentHash } from '../lib/files-below.ts';
import { rootFolder, workspaceIn, type Workspace } from '../lib/workspaces.ts';
import { developmentFolder } from '../store/development-shell.ts';
import { developmentShell } from './development.ts';
import { buildFolder, sourceMapsFolder } from '../lib/folders.ts';
import { browsers } from './browsers.ts';
import { loaderFile } from './loaders.ts';
import { madeModule } from './module-loader.ts';
import { buildSources, ownModules } from './own-packages.ts';
import { publicPath } from '../store/public-path.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { runtimeAlias, runtimeOptions } from './runtime-sharing.ts';
import { contractPackage, designSystem } from './shared-packages.ts';
import { sharing } from './sharing.ts';
import { SourceMaps } from './source-maps.ts';
import { sourcesOf, type DesignSystem } from './sources.ts';
import { stylePlugins, styleRules } from './styles.ts';
import { AssetLoaderPlugin } from './asset-loader-plugin.ts';
import { releaseVersion } from './version.ts';

const require = createRequire(import.meta.url);

/** What a build may vary. */
export interface BuildOptions {
  /** Release under this version instead of one derived from the content. */
  version?: string;
  /** Further module aliases: the benchmark's monolith replaces the federation loader. */
  alias?: Record<string, string>;
  /** `false` builds one ordinary bundle that shares nothing at run time: the benchmark's monolith. */
  federation?: boolean;
  /** `false` shares the design system by its version range: in development there is one copy of it. Default: by content. */
  sharedByContent?: boolean;
  /** Let webpack's development server load and replace style sheets. Default: the shell's asset loader loads them. */
  hot?: boolean;
  /** File name of a remote's client entry. The development server's stays the same while the content changes. */
  entryFilename?: string;
}

/** A remote's name as a federation container: it becomes a global variable. */
export function containerName(workspace: string): string {
  return workspace.replaceAll('-', '_');
}

/**
 * The webpack configurations of one release: client and server build of the workspace in `folder`, and of a shell its
 * development build. Everything follows
 * from its `package.json` and from which files exist, so that every workspace's own configuration is one line.
 */
export async function app(folder: string, options: BuildOptions = {}): Promise<Configuration[]> {
  const workspace = workspaceIn(folder);
  const version = options.version ?? (await releaseVersion(workspace));
  const { design, contract } = await sourcesOf(workspace);
  const output = buildFolder(rootFolder(folder), workspace.name, version);
  const release = new ReleasePlugin(workspace, version, output, {
    [designSystem]: design.exports,
    [contractPackage]: contract,
  });
  const context: Context = {
    workspace,
    design,
    sharedByContent: options.sharedByContent ?? true,
    output,
    maps:
      options.federation === false || options.hot
        ? undefined
        : sourceMapsFolder(rootFolder(folder), workspace.name, version),
    alias: options.alias ?? {},
    federated: options.federation ?? true,
    hot: options.hot ?? false,
    entryFilename: options.entryFilename ?? 'remote-entry.[contenthash:10].js',
  };
  const configurations = [client(context, release), server(context, release)];
  if (workspace.role === 'shell' && context.federated && !context.hot)
    configurations.push(
      withPlugin(await developmentOf(folder, join(output, developmentFolder)), release.forDevelopment()),
    );
  return configurations;
}

/** See {@link developmentShell}: the client build as the development server has it. */
async function developmentOf(folder: string, output: string): Promise<Configuration> {
  const [client = {}] = await app(folder, { version: 'development', sharedByContent: false, hot: true });
  return developmentShell(client, output);
}

function withPlugin(configuration: Configuration, plugin: { apply(compiler: Compiler): void }): Configuration {
  return { ...configuration, plugins: [...(configuration.plugins ?? []), plugin] };
}

/**
 * Material UI, its style engine, what only they use, and the design system's own part of it (`material-*`), in one file. By itself each
 * shared module would be a file that asks for the next when it is here, and each control would come in several waves.
 */
const material = {
  test: /[\\/](node_modules[\\/](@mui|@emotion|@popperjs|stylis|react-transition-group|react-is|prop-types|hoist-non-react-statics|@babel[\\/]runtime)|shared-ui[\\/]src[\\/](\w+[\\/](late-)?material-|theme[\\/](theme|palettes|tokens)\.)|shell[\\/]src[\\/]shared[\\/]mui-)/,
  name: 'material',
  // What names its file has chosen what is in it: the search has of Material UI what does without the style engine.
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'search',
  enforce: true,
} as const;

interface Context {
  workspace: Workspace;
  design: DesignSystem;
  sharedByContent: boolean;
  output: string;
  /** Folder for source maps; nothing where there are none, or others. */
  maps: string | undefined;
  alias: Record<string, string>;
  federated: boolean;
  hot: boolean;
  entryFilename: string;
}

/** How words come into the chunks that show them: see `content-loader.ts`, which reads what the compiler has made. */
const contentRules = [
  // Another page may show words of this file: they bring no other module of their page along.
  { test: /[\\/]content\.ts$/, sideEffects: false },
  { test: /\.tsx?$/, enforce: 'post', loader: loaderFile('content') },
] as const;

function client(context: Context, release: ReleasePlugin): Configuration {
  const { workspace, output, maps } = context;
  const isShell = workspace.role === 'shell';
  const { module, ...shared } = common(context, 'client');
  return {
    ...shared,
    // In development nothing unused is left out, so that each of its modules would be the whole file.
    module: context.hot ? module : { rules: [...module.rules, ...contentRules] },
    target: `browserslist:${browsers.join(', ')}`,
    entry: isShell ? { shell: './src/client.tsx' } : {},
    output: {
      path: join(output, 'client'),
      publicPath: publicPath(workspace.name),
      uniqueName: workspace.name,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      // A module that throws is evaluated anew the next time, instead of being there with half of its exports.
      strictModuleErrorHandling: true,
      clean: true,
    },
    optimization: {
      ...shared.optimization,
      splitChunks: { cacheGroups: { material } },
      minimize: true,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 } },
        }),
      ],
    },
    plugins: [
      ...federation(context, 'web'),
      ...stylePlugins(context),
      new AssetLoaderPlugin(),
      ...(maps === undefined
        ? []
        : [new SourceMaps({ root: rootFolder(workspace.folder), client: join(output, 'client'), maps })]),
      release.forClient(),
    ],
  };
}

function server(context: Context, release: ReleasePlugin): Configuration {
  const { workspace, output } = context;
  const isShell = workspace.role === 'shell';
  return {
    ...common(context, 'server'),
    target: 'node20',
    entry: isShell ? { shell: './src/server.tsx' } : {},
    output: {
      path: join(output, 'server'),
      publicPath: publicPath(workspace.name),
      uniqueName: workspace.name,
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      ...(isShell ? { library: { type: 'commonjs-module' } } : {}),
      clean: true,
    },
    optimization: { ...common(context, 'server').optimization, minimize: false },
    plugins: [...federation(context, 'node'), release.forServer()],
  };
}

function federation(
  { workspace, design, sharedByContent, entryFilename, federated }: Context,
  target: 'web' | 'node',
): ModuleFederationPlugin[] {
  if (!federated) return [];
  // Left to itself, the plugin finds this out by a call that webpack refuses, for which that first compiles all its schemas:
  // half a second of every build and of every start of development.
  process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
  const isShell = workspace.role === 'shell';
  const name = containerName(workspace.name);
  const plugin = new ModuleFederationPlugin({
    name,
    // The file's name is fixed on the server, where nothing is cached; federation does not take a function here.
    ...(isShell
      ? { remotes: {} }
      : {
          filename: target === 'web' ? entryFilename : 'remote-entry.cjs',
          library: target === 'web' ? { type: 'var', name } : { type: 'commonjs-module', name },
          exposes: exposes(workspace),
        }),
    shared: sharing(workspace, sharedByContent ? design : undefined),
    // With version-first one offline remote blanks the whole page, even if nothing asks for it.
    shareStrategy: runtimeOptions.shareStrategy,
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      optimization: { disableSnapshot: runtimeOptions.disableSnapshot, target },
    },
  });
  return [plugin];
}

/** What a remote offers: how its pages load and, where it has some, the pieces that fill other pages' slots. */
function exposes({ folder }: Workspace): Record<string, { import: string; name: string }> {
  return {
    './screens': { import: './src/pages.ts?screens', name: 'screens' },
    ...(existsSync(join(folder, 'src', 'slots.ts')) && {
      './slots': { import: './src/slots.ts?screens', name: 'slots' },
    }),
  };
}

/** What makes JavaScript of sources. */
export const compilerLoader = 'swc-loader';

/** Types are checked apart (`npm run types`), once for all workspaces. */
function compilerOptions(kind: 'ts' | 'tsx', { sourceMaps }: { sourceMaps: boolean }): Options {
  return {
    swcrc: false,
    isModule: true,
    sourceMaps,
    jsc: {
      parser: { syntax: 'typescript', tsx: kind === 'tsx' },
      // All supported browsers have this syntax, as a test checks. With a list of browsers, swc would escape all letters beyond ASCII.
      target: 'es2022',
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  };
}

/** The part of a webpack configuration that sources need. */
interface SourceModules {
  resolve: { extensions: string[]; alias: Record<string, string> };
  module: { rules: NonNullable<NonNullable<Configuration['module']>['rules']> };
}

/**
 * How sources become modules, and where Mosaico's packages are: of releases, and of what shows the design system without one
 * (its workshop).
 */
export function sourceModules(
  root: string,
  side: 'client' | 'server',
  { sourceMaps }: { sourceMaps: boolean },
): SourceModules {
  return {
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        installed: join(root, 'node_modules'),
        ...Object.fromEntries(Object.entries(ownModules(root)).map(([name, file]) => [`${name}$`, file])),
      },
    },
    module: {
      rules: [
        ...styleRules(root, side),
        ...(['ts', 'tsx'] as const).map((kind) => ({
          test: new RegExp(`\\.${kind}$`),
          exclude: /\.css\.ts$/,
          resourceQuery: { not: [madeModule] },
          loader: compilerLoader,
          options: compilerOptions(kind, { sourceMaps }),
        })),
        { resourceQuery: madeModule, loader: loaderFile('module') },
        // webpack cannot see that a module taken from the share scope is an ES module; as strict ES modules, packages
        // would then get its namespace where they ask for its default export.
        { test: /\.mjs$/, type: 'javascript/auto' },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: loaderFile('font'),
        },
        { test: /\.(jpg|png|webp|avif)$/, type: 'asset/resource', generator: { emit: side === 'client' } },
        { test: /\.svg$/, type: 'asset/resource', generator: { emit: side === 'client' } },
      ],
    },
  };
}

function common({ workspace, alias, maps }: Context, side: 'client' | 'server'): Configuration & SourceModules {
  const root = rootFolder(workspace.folder);
  const { resolve, module } = sourceModules(root, side, { sourceMaps: side === 'client' && maps !== undefined });
  return {
    name: `${workspace.name} ${side}`,
    context: workspace.folder,
    mode: 'production',
    devtool: false,
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, ...(side === 'client' ? runtimeAlias(workspace) : {}), ...alias },
    },
    module,
    optimization: { moduleIds: 'deterministic', chunkIds: 'named', emitOnErrors: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.mosaico', 'cache'),
      name: `${workspace.name}-${side}`,
      // webpack does not see the preset change by itself.
      version: contentHash(buildSources(root), root),
    },
  };
}
