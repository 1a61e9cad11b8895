import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { AssetLoaderPlugin } from './asset-loader-plugin.ts';
import { minimizer } from './minimizer.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** A client build without hashes and minification, with React's development copy and its one refresh runtime. */
export function asDevelopment(client: Configuration): Configuration {
  return {
    ...client,
    mode: 'development',
    output: { ...client.output, filename: '[name].js', chunkFilename: '[name].js', clean: false },
    optimization: { ...client.optimization, minimize: false, moduleIds: 'named' },
    resolve: {
      ...client.resolve,
      alias: {
        ...(client.resolve?.alias as Record<string, string>),
        'installed-refresh-runtime$': createRequire(import.meta.url).resolve('react-refresh/runtime'),
        'react-refresh/runtime$': here('./runtime/refresh-runtime.cjs'),
        // Emotion's development copy writes its rules as text, which a deployed site's content security policy forbids.
        '@emotion/sheet$': 'installed/@emotion/sheet/dist/emotion-sheet.esm.js',
      },
    },
    // Hot updates are loaded by webpack itself.
    plugins: (client.plugins ?? []).filter((plugin) => !(plugin instanceof AssetLoaderPlugin)),
  };
}

/**
 * The development build of a shell, which its release brings along. Hot reload needs React's development copy, which is in the
 * shell. A repository without a shell takes it from here. It loads its other files from its own address.
 */
export function developmentShell(client: Configuration, output: string): Configuration {
  const development = asDevelopment(client);
  const { shell } = client.entry as Record<string, string>;
  return {
    ...development,
    name: 'shell development',
    // The whole of it is asked for on each reload.
    devtool: false,
    entry: { shell: [here('./runtime/begin-refresh.cjs'), shell ?? ''] },
    output: { ...development.output, path: output, publicPath: 'auto' },
    // Its comments and layout are no part of the release's name.
    optimization: { ...development.optimization, minimize: true, minimizer: [minimizer('names')] },
    cache: { ...(client.cache as object), type: 'filesystem', name: 'shell-development' },
  };
}
