import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '@swc/core';
import { containerName } from '@mosaico/shared-types';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Configuration, PathData } from 'webpack';
import { contentHash } from '../lib/files-below.ts';
import { rootFolder, workspaceIn, type Workspace } from '../lib/workspaces.ts';
import { developmentFolder } from '../store/development-shell.ts';
import { buildsFolder } from '../lib/folders.ts';
import { browsers } from './browsers.ts';
import { distFile } from '../lib/dist.ts';
import { materialGroup } from './material.ts';
import { madeModule } from './module-loader.ts';
import { buildSources, ownModules } from './own-packages.ts';
import { publicPath } from '../store/public-path.ts';
import { FederationModuleIdsPlugin } from '../private/federation-module-ids.ts';
import { AssetLoaderPlugin, minimizer, SourceMaps } from './plugins.ts';
import { runtimeOptions, sharing } from './sharing.ts';
import { stylePlugins, styleRules } from './styles.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** What a build may vary. */
export interface BuildOptions {
  /** Absolute folder that is written: `client`, `server` and, of a shell, `development`. */
  output?: string;
  /** Absolute folder for source maps. Default: there are none. */
  maps?: string;
  /** Version of the design system that is shared, see `designVersion`. Default: shared by its range, so that there is one copy. */
  design?: string;
  /** For webpack's development server, which loads and replaces style sheets itself. Default: the shell's asset loader does. */
  hot?: boolean;
}

/** Name of a remote's entry on its development server. */
export const devEntry = 'remote-entry.js';

/**
 * The webpack configurations of one release: client and server build of the workspace in `folder`, and of a shell its
 * development build. Everything follows from its `package.json` and from which files exist.
 */
export function app(folder: string, options: BuildOptions = {}): Configuration[] {
  const workspace = workspaceIn(folder);
  const { output = join(buildsFolder(rootFolder(folder), workspace.name), 'webpack'), hot } = options;
  const configurations = [client({ workspace, ...options, output }), server({ workspace, ...options, output })];
  if (workspace.role === 'shell' && !hot) configurations.push(developmentShell({ workspace, output, hot: true }));
  return configurations;
}

interface Context extends BuildOptions {
  workspace: Workspace;
  output: string;
}

/** How words come into the chunks that show them: see `content-loader.ts`, which reads what the compiler has made. */
const contentRules = [
  // Another page may show words of this file: they bring no other module of their page along.
  { test: /[\\/]content\.ts$/, sideEffects: false },
  { test: /\.tsx?$/, enforce: 'post', loader: distFile('content-loader.js') },
] as const;

/** `hot`: without hashes and minification, with React's development copy and its one refresh runtime. */
function client(context: Context): Configuration {
  const { workspace, output, maps, hot = false } = context;
  const isShell = workspace.role === 'shell';
  const { module, optimization, ...shared } = common(context, 'client');
  return {
    ...shared,
    mode: hot ? 'development' : 'production',
    // In development nothing unused is left out, so that each of its modules would be the whole file.
    module: { rules: [...module.rules, ...(hot ? [productionEmotion] : contentRules)] },
    target: `browserslist:${browsers.join(', ')}`,
    entry: isShell ? { shell: './src/client.tsx' } : {},
    output: {
      path: join(output, 'client'),
      publicPath: publicPath(workspace.name),
      uniqueName: workspace.name,
      filename: ({ chunk }: PathData) => {
        const name = !isShell && chunk?.name === containerName(workspace.name) ? 'remote-entry' : '[name]';
        // Federation also requests the name before webpack knows the hash: https://github.com/module-federation/core/issues/5077
        return hot || chunk?.contentHash?.javascript === undefined ? `${name}.js` : `${name}.[contenthash:10].js`;
      },
      chunkFilename: hot ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      // A module that throws is evaluated anew the next time, instead of being there with half of its exports.
      strictModuleErrorHandling: true,
      clean: !hot,
    },
    optimization: {
      ...optimization,
      // A file of packages that only one chunk loads would be a second request for it, and a hash more in every document.
      splitChunks: { cacheGroups: { defaultVendors: false, material: materialGroup(workspace) } },
      minimizer: [minimizer('smallest')],
      ...(hot && { minimize: false, moduleIds: 'named' }),
    },
    plugins: [
      ...federation(context, 'web'),
      ...stylePlugins({ hot }),
      // Hot updates are loaded by webpack itself.
      ...(hot ? [] : [new AssetLoaderPlugin()]),
      ...(maps === undefined
        ? []
        : [new SourceMaps({ root: rootFolder(workspace.folder), client: join(output, 'client'), maps })]),
    ],
  };
}

const developmentAlias = {
  'react-refresh/runtime$': here('./runtime/refresh-runtime.cjs'),
};

/** Emotion's development copy writes its rules as text, which a deployed site's content security policy forbids: its production copy. */
const productionEmotion = {
  test: /[\\/]node_modules[\\/](@emotion|@mui)[\\/]/,
  resolve: { conditionNames: ['webpack', 'production', 'browser', 'module', 'import'] },
};

/**
 * The development build of a shell, which its release brings along. Hot reload needs React's development copy, which is in the
 * shell. A repository without a shell takes it from here. It loads its other files from its own address.
 */
function developmentShell(context: Context): Configuration {
  const development = client(context);
  return {
    ...development,
    name: 'shell development',
    entry: { shell: [here('./runtime/begin-refresh.cjs'), './src/client.tsx'] },
    output: { ...development.output, path: join(context.output, developmentFolder), publicPath: 'auto' },
    // Its comments and layout are no part of the release's name.
    optimization: { ...development.optimization, minimize: true, minimizer: [minimizer('names')] },
    cache: { ...(development.cache as object), type: 'filesystem', name: 'shell-development' },
  };
}

function server(context: Context): Configuration {
  const { workspace, output } = context;
  const isShell = workspace.role === 'shell';
  const configuration = common(context, 'server');
  return {
    ...configuration,
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
    // Names stay for stack traces; comments and layout go, so that the release's name does not depend on them.
    optimization: { ...configuration.optimization, minimizer: [minimizer('readable')] },
    plugins: federation(context, 'node'),
  };
}

/**
 * Module Federation as its documentation says. In the browser there is one runtime: the shell brings its core and gives it to the remotes,
 * whose builds take it from outside (`externalRuntime`).
 */
function federation(
  { workspace, design, hot = false }: Context,
  target: 'web' | 'node',
): { apply(compiler: Compiler): void }[] {
  const isShell = workspace.role === 'shell';
  const isBrowser = target === 'web';
  const name = containerName(workspace.name);
  const container = {
    // In the browser by `output.filename`.
    ...(!isBrowser && { filename: 'remote-entry.cjs' }),
    library: isBrowser ? { type: 'var', name } : { type: 'commonjs-module', name },
    exposes: exposes(workspace),
    ...(isBrowser && { runtimePlugins: [here('./runtime/public-path.ts')] }),
  };
  const host = { remotes: {}, ...(isBrowser && { runtimePlugins: [here('./runtime/provide-runtime.ts')] }) };
  const plugin = new ModuleFederationPlugin({
    name,
    ...(isShell ? host : container),
    shared: sharing(workspace, design),
    // With version-first one offline remote blanks the whole page, even if nothing asks for it.
    shareStrategy: runtimeOptions.shareStrategy,
    manifest: !isShell && isBrowser && !hot,
    dts: false,
    dev: false,
    experiments: {
      optimization: { disableSnapshot: runtimeOptions.disableSnapshot, target },
      ...(!isShell && isBrowser && { externalRuntime: runtimeOptions.externalRuntime }),
    },
  });
  return [plugin, new FederationModuleIdsPlugin()];
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
      // In development React would receive absolute paths: a release is the same in every folder.
      transform: { react: { runtime: 'automatic', development: false }, verbatimModuleSyntax: true },
    },
  };
}

/** The part of a webpack configuration that sources need. */
interface SourceModules {
  resolve: { extensions: string[]; alias: Record<string, string> };
  module: { rules: NonNullable<NonNullable<Configuration['module']>['rules']> };
}

/**
 * Loaders for sources, and aliases of Mosaico's packages: for releases, and for the design system's workshop, which has no release.
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
        // Past the share scope: the same package, by a request that federation does not know.
        'unshared/*': '*',
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
        { resourceQuery: madeModule, loader: distFile('module-loader.js') },
        // webpack cannot see that a module taken from the share scope is an ES module; as strict ES modules, packages
        // would then get its namespace where they ask for its default export.
        { test: /\.mjs$/, type: 'javascript/auto' },
        { test: /\.woff2$/, type: 'asset/resource', loader: distFile('font-loader.js') },
        { test: /\.(jpg|png|webp|avif|svg)$/, type: 'asset/resource', generator: { emit: side === 'client' } },
      ],
    },
  };
}

function common({ workspace, maps, hot }: Context, side: 'client' | 'server'): Configuration & SourceModules {
  const root = rootFolder(workspace.folder);
  const { resolve, module } = sourceModules(root, side, { sourceMaps: side === 'client' && maps !== undefined });
  return {
    name: `${workspace.name} ${side}`,
    context: workspace.folder,
    mode: 'production',
    devtool: false,
    resolve: {
      ...resolve,
      alias: {
        ...resolve.alias,
        ...(hot && developmentAlias),
      },
    },
    module,
    optimization: { moduleIds: 'deterministic', emitOnErrors: false },
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
