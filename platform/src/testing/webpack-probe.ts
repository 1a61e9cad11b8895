// What the tests of `src/private` look at: webpack's builds of a small container, in a process of their own (see `probed.ts`).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { hasStyleSheet, styleSheetOf } from '../private/extracted-styles.ts';
import { FederationModuleIdsPlugin } from '../private/federation-module-ids.ts';
import {
  consumedShare,
  providedShare,
  usedExports,
  type ConsumedShare,
  type ProvidedShare,
} from '../private/shared-modules.ts';

/** What each probe prints, by its name. */
export interface Probes {
  /** Modules' ids, in two folders. */
  ids: Record<'plain' | 'withHook', [string[], string[]]>;
  /** What webpack says where federation requests an entry's name before its hash is known; undefined where it does not. */
  entryName: { error?: string };
  shares: { consumed: Omit<ConsumedShare, 'module'>[]; used: string[][]; provided: Omit<ProvidedShare, 'module'>[] };
  /** Names of style sheets: of those in the output, and those that `extracted-styles.ts` computes. */
  styles: { written: string[]; found: string[] };
}

const sources = {
  'package.json': JSON.stringify({ name: 'container', dependencies: { theme: '^2.0.0', react: '^19.0.0' } }),
  'node_modules/theme/package.json': JSON.stringify({ name: 'theme', version: '2.1.0', main: 'theme.js' }),
  'node_modules/theme/theme.js': 'export const dark = 1;',
  'exposed.js': `import { useState } from 'react';
import { dark } from 'theme';
export default [useState, dark];`,
  'page.js': `import(/* webpackChunkName: "styled" */ './styled.js');
import(/* webpackChunkName: "plain" */ './exposed.js');`,
  'styled.js': "import './styled.css';",
  'styled.css': 'p { color: red }',
};

/** Builds in a folder of its own. */
async function build(configuration: Configuration): Promise<Compilation> {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-probe-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const compiler = webpack({
    mode: 'production',
    context: folder,
    devtool: false,
    optimization: { minimize: false, moduleIds: 'deterministic' },
    ...configuration,
    output: { path: join(folder, 'out'), uniqueName: 'container', ...configuration.output },
  });
  const compilation = await new Promise<Compilation>((resolve, reject) => {
    compiler.run((failure, stats) => (stats ? resolve(stats.compilation) : reject(failure ?? new Error('no stats'))));
  });
  await new Promise((resolve) => compiler.close(resolve));
  rmSync(folder, { recursive: true });
  if (compilation.errors[0]) throw new Error(compilation.errors[0].message);
  return compilation;
}

/** A container that shares one package and asks for another. */
function container(plugins: Configuration['plugins'] = [], output: Configuration['output'] = {}): Promise<Compilation> {
  const federation = new ModuleFederationPlugin({
    name: 'container',
    exposes: { './exposed': './exposed.js' },
    shared: { theme: { singleton: true, version: '2.1.0' }, react: { import: false, requiredVersion: '^19.0.0' } },
    manifest: false,
    dts: false,
    dev: false,
  });
  return build({ entry: {}, output, plugins: [federation, ...plugins] });
}

const idsOf = ({ modules, chunkGraph }: Compilation): string[] =>
  [...modules].map((module) => String(chunkGraph.getModuleId(module))).sort();

const probes: { [Name in keyof Probes]: () => Promise<Probes[Name]> } = {
  async ids() {
    const hook = [new FederationModuleIdsPlugin()];
    return {
      plain: [idsOf(await container()), idsOf(await container())],
      withHook: [idsOf(await container(hook)), idsOf(await container(hook))],
    };
  },
  async entryName() {
    const hashed = container([], { filename: '[name].[contenthash:10].js' });
    return hashed.then(
      () => ({}),
      (error: Error) => ({ error: error.message }),
    );
  },
  async shares() {
    const compilation = await container();
    const modules = [...compilation.modules];
    return {
      consumed: modules.flatMap((module) => consumedShare(module) ?? []),
      used: modules.filter(consumedShare).map((module) => usedExports(compilation, module)),
      provided: modules.flatMap((module) => providedShare(module) ?? []),
    };
  },
  async styles() {
    const filename = '[name].[contenthash:10].css';
    const compilation = await build({
      entry: './page.js',
      externals: { react: 'React' },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
      plugins: [new MiniCssExtractPlugin({ filename, chunkFilename: filename })],
      resolveLoader: { modules: [join(import.meta.dirname, '../../../node_modules')] },
      // It would give the files other names after the plugin has.
      optimization: { realContentHash: false },
    });
    const chunks = [...compilation.chunks];
    return {
      written: Object.keys(compilation.assets).filter((file) => file.endsWith('.css')),
      found: chunks
        .filter((chunk) => hasStyleSheet(compilation.chunkGraph, chunk))
        .map((chunk) => styleSheetOf(compilation, chunk, filename)),
    };
  },
};

const probe = await probes[process.argv[2] as keyof Probes]();
// The webpack module of each share has no end as text.
console.log(JSON.stringify(probe, (key, value: unknown) => (key === 'module' ? undefined : value)));
