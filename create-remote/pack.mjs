// Before the package is packed: the command with all that it imports becomes part of it, so that `npm create` has nothing else to download.
import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forNode, load } from '../platform/bin/compiled.mjs';
import { build } from 'esbuild';

const { dirname: here } = import.meta;
const platform = join(here, '..', 'platform');

for (const made of ['dist', 'template']) await rm(join(here, made), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: { 'bin/create-remote': 'src/create-remote.ts' },
  // The template is as far from here as it is from the platform's module that reads it.
  outdir: 'dist',
  bundle: true,
  outExtension: { '.js': '.mjs' },
  minify: true,
  metafile: true,
  logLevel: 'warning',
  ...forNode,
  chunkNames: 'bin/[name]-[hash]',
});
const program = join(here, 'dist', 'bin', 'create-remote.mjs');
await writeFile(program, `#!/usr/bin/env node\n${await readFile(program, 'utf8')}`);
await chmod(program, 0o755);
await cp(join(platform, 'template'), join(here, 'template'), { recursive: true });

// Their licences ask to go along with their work.
const { licensedPackages } = await load('src/build/licences.ts');
const folders = Object.keys(metafile.inputs).flatMap((file) => {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder && !folder.includes('@mosaico/') ? [join(here, folder)] : [];
});
const licences = (await licensedPackages(new Set(folders))).map(
  ({ name, version, licence = 'none named', text = '' }) => `${name} ${version}\nLicence: ${licence}\n\n${text}\n`,
);
await writeFile(join(here, 'dist', 'licences.txt'), licences.join(`\n${'-'.repeat(72)}\n\n`));
