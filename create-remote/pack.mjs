// Before the package is packed: the command with all that it imports becomes part of it, so that `npm create` has nothing else to download.
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forNode, load } from '../platform/bundle.mjs';
import { build } from 'esbuild';

const { dirname: here } = import.meta;
const platform = join(here, '..', 'platform');

for (const made of ['dist', 'template']) await rm(join(here, made), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ['src/create-remote.ts'],
  outdir: 'dist',
  metafile: true,
  minify: true,
  // Of packages that have both kinds of modules, the kind of which what nobody uses can be left out.
  mainFields: ['module', 'main'],
  // What is bundled may ask for a module in the way of CommonJS.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  ...forNode,
  sourcesContent: true,
});
await cp(join(platform, 'template'), join(here, 'template'), { recursive: true });

// Their licences ask to go along with their work.
const { licensedPackages } = await load('licences');
const folders = Object.keys(metafile.inputs).flatMap((file) => {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder && !folder.includes('@mosaico/') ? [join(here, folder)] : [];
});
const licences = (await licensedPackages(new Set(folders))).map(
  ({ name, version, licence = 'none named', text = '' }) => `${name} ${version}\nLicence: ${licence}\n\n${text}\n`,
);
await writeFile(join(here, 'dist', 'licences.txt'), licences.join(`\n${'-'.repeat(72)}\n\n`));
