import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Options } from '@swc/core';
import type { Configuration, RuleSetRule } from 'webpack';
import { distFile } from '../lib/dist.ts';
import { app, compilerLoader } from '../build/preset.ts';
import { contentHash, filesBelow } from '../lib/files-below.ts';
import type { Workspace } from '../lib/workspaces.ts';

const presets = ['../build/', '.'].flatMap((folder) => filesBelow(fileURLToPath(new URL(folder, import.meta.url))));

/** Of React's hot reload: it shows nothing by itself. */
const overlay = {
  entry: false,
  module: fileURLToPath(new URL('../build/runtime/refresh-errors.cjs', import.meta.url)),
  sockIntegration: false,
} as const;

/** Where a workspace's development server answers. */
export function devAddress({ port }: Pick<Workspace, 'port'>): string {
  return `http://localhost:${port}/`;
}

/** The release's client build with hot reload in place of hashes, compression and minification. */
export function devConfig(workspace: Workspace): Configuration {
  const [client = {}] = app(workspace.folder, { hot: true });
  return {
    ...client,
    // Not in `eval`: the server reads these maps to find the source line of an error that a page throws.
    devtool: 'cheap-module-source-map',
    // Chunks come from another origin than the document.
    output: { ...client.output, publicPath: devAddress(workspace), crossOriginLoading: 'anonymous' },
    module: {
      // swc does not check types, so webpack reports imports of missing exports.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        ...(client.module?.rules ?? []).map(withRefresh),
        { test: /\.tsx$/, exclude: /node_modules/, enforce: 'pre', loader: distFile('kept-sections-loader.js') },
      ],
    },
    cache: {
      ...(client.cache as object),
      type: 'filesystem',
      name: `${workspace.name}-dev`,
      version: contentHash(presets, '/'),
    },
    plugins: [...(client.plugins ?? []), new ReactRefreshPlugin({ include: /\.tsx$/, library: 'mosaico', overlay })],
  };
}

function withRefresh(rule: unknown): RuleSetRule {
  const each = rule as RuleSetRule;
  if (each.loader !== compilerLoader) return each;
  const options = each.options as Options;
  // It is imported for what only React's development copy has: the shell's release need not share it.
  const importSource = 'unshared/react';
  const react = { ...options.jsc?.transform?.react, importSource, development: true, refresh: true };
  return {
    ...each,
    options: { ...options, sourceMaps: true, jsc: { ...options.jsc, transform: { ...options.jsc?.transform, react } } },
  };
}
