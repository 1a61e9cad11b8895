import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { Configuration, RuleSetRule } from 'webpack';
import { app } from '../build/preset.ts';
import { ReleasePlugin } from '../build/release-plugin.ts';
import { SupervisedLoadingPlugin } from '../build/supervised-loading.ts';
import { contentHash, filesBelow } from '../files/files-below.ts';
import type { Workspace } from '../workspaces.ts';

const presets = ['../build/', '.'].flatMap((folder) => filesBelow(fileURLToPath(new URL(folder, import.meta.url))));

/** Name of a remote's entry on its development server. */
export const devEntry = 'remote-entry.js';

/** Where a workspace's development server answers. */
export function devAddress({ port }: Pick<Workspace, 'port'>): string {
  return `http://localhost:${port}/`;
}

/** The release's client build with hot reload in place of hashes, compression and minification. */
export async function devConfig(workspace: Workspace): Promise<Configuration> {
  const [client = {}] = await app(workspace.folder, {
    version: 'dev',
    entryFilename: devEntry,
    sharedByContent: false,
    hot: true,
  });
  return {
    ...client,
    mode: 'development',
    devtool: 'eval-cheap-module-source-map',
    output: {
      ...client.output,
      publicPath: devAddress(workspace),
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Chunks come from another origin than the document.
      crossOriginLoading: 'anonymous',
      clean: false,
    },
    optimization: { ...client.optimization, minimize: false, moduleIds: 'named' },
    resolve: {
      ...client.resolve,
      alias: {
        ...(client.resolve?.alias as Record<string, string>),
        'installed-refresh-runtime$': createRequire(import.meta.url).resolve('react-refresh/runtime'),
        'react-refresh/runtime$': fileURLToPath(new URL('./refresh-runtime.cjs', import.meta.url)),
      },
    },
    module: { rules: (client.module?.rules ?? []).map(withRefresh) },
    cache: {
      ...(client.cache as object),
      type: 'filesystem',
      name: `${workspace.name}-dev`,
      version: contentHash(presets, '/'),
    },
    plugins: [
      ...(client.plugins ?? []).filter(
        // Hot updates are loaded by webpack itself.
        (plugin) => !ReleasePlugin.owns(plugin) && !(plugin instanceof SupervisedLoadingPlugin),
      ),
      new ReactRefreshPlugin({ include: /\.tsx$/, library: 'mosaico', overlay: false }),
    ],
  };
}

function withRefresh(rule: unknown): RuleSetRule {
  const each = rule as RuleSetRule;
  if (each.loader !== 'ts-loader') return each;
  return {
    ...each,
    options: { ...(each.options as object), getCustomTransformers: () => ({ before: [refreshTypeScript()] }) },
  };
}
