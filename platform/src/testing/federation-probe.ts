// What `federation.test.ts` looks at: webpack builds of a container, in a process of their own, since webpack does not run in Jest's.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { entryName } from '../build/entry-name.ts';
import { FederationModuleIdsPlugin } from '../private/federation-module-ids.ts';
import { consumedShare, providedShare, usedExports } from '../private/shared-modules.ts';

/** A container in a folder of its own, which shares one package and asks for another. */
async function container(
  filename: string | ReturnType<typeof entryName>,
  plugins: { apply(compiler: Compiler): void }[] = [],
): Promise<Compilation> {
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
    output: { path: join(folder, 'out'), filename, uniqueName: 'container' },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'container',
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

const idsOf = ({ modules, chunkGraph }: Compilation): string[] =>
  [...modules].map((module) => String(chunkGraph.getModuleId(module))).sort();

/** What webpack says of a name whose hash it does not know yet. */
const refusal = await container('[name].[contenthash:10].js').then(
  () => '',
  (error: unknown) => String(error),
);
const hashed = entryName(() => '[name]', true);
const plain = await container(hashed);
const elsewhere = await container(hashed);
const ids = new FederationModuleIdsPlugin();
const [named, namedElsewhere] = [await container(hashed, [ids]), await container(hashed, [ids])];
const modules = [...plain.modules];

/** What the tests look at, as one line of JSON. */
console.log(
  JSON.stringify(
    {
      refusal,
      entry: [...(plain.entrypoints.get('container')?.getFiles() ?? [])],
      ids: { plain: [plain, elsewhere].map(idsOf), withHook: [named, namedElsewhere].map(idsOf) },
      consumed: modules.flatMap((module) => consumedShare(module) ?? []),
      used: modules.filter(consumedShare).map((module) => usedExports(plain, module)),
      provided: modules.flatMap((module) => providedShare(module) ?? []),
    },
    // The webpack module of each share has no end as text.
    (key, value: unknown) => (key === 'module' ? undefined : value),
  ),
);
