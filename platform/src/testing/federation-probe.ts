// What `federation.test.ts` looks at: webpack builds of a container, in a process of their own, since webpack does not run in Jest's.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { FederationModuleIdsPlugin } from '../private/federation-module-ids.ts';
import { FederationRuntimeModulePlugin } from '../private/federation-runtime-module.ts';
import { consumedShare, providedShare } from '../private/shared-modules.ts';

/** The plugin then need not look for it. */
process.env.FEDERATION_WEBPACK_PATH = createRequire(import.meta.url).resolve('webpack');

/** A container in a folder of its own, which shares one package and asks for another. */
async function container(plugins: { apply(compiler: Compiler): void }[]): Promise<Compilation> {
  const folder = mkdtempSync(join(tmpdir(), 'federation-hooks-'));
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('package.json', JSON.stringify({ name: 'container', dependencies: { theme: '^2.0.0', react: '^19.0.0' } }));
  write('node_modules/theme/package.json', JSON.stringify({ name: 'theme', version: '2.1.0', main: 'theme.js' }));
  write('node_modules/theme/theme.js', 'export const dark = 1;');
  write(
    'exposed.js',
    "import { useState } from 'react';\nimport { dark } from 'theme';\nexport default [useState, dark];",
  );
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    devtool: false,
    output: { path: join(folder, 'out'), filename: '[name].[contenthash:10].js', uniqueName: 'container' },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'container',
        filename: 'entry.[contenthash:10].js',
        exposes: { './exposed': './exposed.js' },
        shared: { theme: { singleton: true, version: '2.1.0' }, react: { import: false, requiredVersion: '^19.0.0' } },
        manifest: false,
        dts: false,
        dev: false,
      }),
      ...plugins,
    ],
  });
  const compilation = await new Promise<Compilation>((resolve, reject) => {
    compiler.run((failure, stats) => (stats ? resolve(stats.compilation) : reject(failure ?? new Error('no stats'))));
  });
  await new Promise((resolve) => compiler.close(resolve));
  rmSync(folder, { recursive: true });
  if (compilation.errors[0]) throw new Error(compilation.errors[0].message);
  return compilation;
}

/** Keeps what federation's runtime module throws while webpack hashes. */
function thrownWhileHashing(thrown: unknown[]): { apply(compiler: Compiler): void } {
  return {
    apply: ({ hooks }) =>
      hooks.compilation.tap('test', (compilation) => {
        compilation.hooks.runtimeModule.tap({ name: 'test', stage: 10 }, (module) => {
          if (module.name !== 'federation runtime') return;
          const generate = module.generate.bind(module);
          module.generate = () => {
            try {
              return generate();
            } catch (error) {
              thrown.push(error);
              throw error;
            }
          };
        });
      }),
  };
}

const idsOf = ({ modules, chunkGraph }: Compilation): string[] =>
  [...modules].map((module) => String(chunkGraph.getModuleId(module))).sort();

const [thrown, thrownWithHook]: [unknown[], unknown[]] = [[], []];
await container([thrownWhileHashing(thrown)]).catch((error: unknown) => thrown.push(error));
const generated = new FederationRuntimeModulePlugin();
const plain = await container([generated, thrownWhileHashing(thrownWithHook)]);
const elsewhere = await container([generated]);
const ids = new FederationModuleIdsPlugin();
const [named, namedElsewhere] = [await container([generated, ids]), await container([generated, ids])];
const modules = [...plain.modules];

/** What the tests look at, as one line of JSON. */
console.log(
  JSON.stringify(
    {
      thrown: [thrown.length, thrownWithHook.length],
      ids: { plain: [plain, elsewhere].map(idsOf), withHook: [named, namedElsewhere].map(idsOf) },
      consumed: modules.flatMap((module) => consumedShare(module) ?? []),
      provided: modules.flatMap((module) => providedShare(module) ?? []),
    },
    // The webpack module of each share has no end as text.
    (key, value: unknown) => (key === 'module' ? undefined : value),
  ),
);
