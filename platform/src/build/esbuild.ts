import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import type * as Esbuild from 'esbuild';
import type { BuildOptions, Metafile } from 'esbuild';
import { ownModules } from './own-packages.ts';

const require = createRequire(import.meta.url);

/** esbuild, loaded on first use: loading takes an eighth of a command's start, and most commands do not need it. */
export const esbuild = (): typeof Esbuild => require('esbuild') as typeof Esbuild;

/** Bundles code of the repository as if for a release, without writing it. Throws what esbuild says. */
export async function runEsbuild(
  root: string,
  options: BuildOptions,
): Promise<{ metafile: Metafile; outputFiles: { path: string; text: string }[] }> {
  const { metafile, outputFiles } = await esbuild().build({
    absWorkingDir: root,
    // Nothing is written.
    outdir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // Paths of packages are in their code: where node_modules is a link, they are the same as where it is not.
    preserveSymlinks: true,
    mainFields: ['module', 'main'],
    conditions: ['import', 'module', 'production'],
    // Resources differ by their content, which is in their names.
    loader: { '.woff2': 'file', '.svg': 'file', '.jpg': 'file', '.png': 'file', '.webp': 'file', '.avif': 'file' },
    // The repository's own packages come from their folders.
    alias: ownModules(root),
    target: 'es2022',
    jsx: 'automatic',
    // A package's sources are read alike where they are installed, where no compiler options hold.
    tsconfigRaw: {},
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    ...options,
    write: false,
    metafile: true,
  });
  return { metafile, outputFiles };
}

/** What a source file exports by default, and the absolute paths of all files that it was made of, itself included. */
export interface SourceExport {
  value: unknown;
  sources: string[];
}

/**
 * The default export of a source of the repository in `root`, as it is at this moment. Throws what does not compile, and what it throws,
 * naming the file.
 */
export async function sourceExport(file: string, root: string): Promise<SourceExport> {
  const { metafile, outputFiles } = await runEsbuild(root, { entryPoints: [file] });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  const { default: value } = await import(`data:text/javascript;base64,${code}`).then(
    (module) => module as { default: unknown },
    // Its stack names the whole code as the place.
    (error: unknown) => {
      throw new Error(`${relative(root, file)} ends with an error: ${(error as Error).message}`);
    },
  );
  return { value, sources: Object.keys(metafile.inputs).map((input) => resolve(root, input)) };
}
