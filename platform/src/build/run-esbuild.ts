import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Esbuild from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { ownModules } from './own-packages.ts';

const require = createRequire(import.meta.url);

/** esbuild, loaded on first use: loading takes an eighth of a command's start, and most commands do not need it. */
export const esbuild = (): typeof Esbuild => require('esbuild') as typeof Esbuild;

/** Leaves out these modules; `*` stands for anything. (esbuild's own list takes a package's other modules as well.) */
export function leavingOut(patterns: readonly string[]): Plugin {
  const escaped = patterns.map((each) => each.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'));
  return {
    name: 'leaving-out',
    setup: ({ onResolve }) => {
      onResolve({ filter: new RegExp(`^(${escaped.join('|')})$`) }, ({ path }) => ({ path, external: true }));
    },
  };
}

/** Takes the repository's own packages from their folders. */
function takingOwn(root: string): Plugin {
  const modules = ownModules(root);
  return {
    name: 'taking-own',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^[@a-z]/ }, ({ path }) => {
        const file = modules[path];
        return file ? { path: file, sideEffects: false } : undefined;
      });
    },
  };
}

/**
 * Reads style sheets without comments and layout, and the files that they name. (esbuild's own class names depend on what else is
 * bundled.)
 */
const readingStyles: Plugin = {
  name: 'reading-styles',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await esbuild().transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      const files = Array.from(code.matchAll(/url\(["']?([^"')?]+)/g), ([, file = '']) => file);
      const imports = files.map((file, index) => `import file${index} from ${JSON.stringify(file)};`);
      const names = files.map((_, index) => `file${index}`);
      return {
        contents: [
          ...imports,
          `globalThis.styles = [${[JSON.stringify(code), ...names].join()}];`,
          'export default {};',
        ].join('\n'),
        loader: 'js',
      };
    });
  },
};

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
    // Resources are told apart by their content, which is in their names.
    loader: { '.woff2': 'file', '.svg': 'file', '.jpg': 'file', '.png': 'file', '.webp': 'file', '.avif': 'file' },
    alias: { installed: join(root, 'node_modules') },
    target: 'es2022',
    jsx: 'automatic',
    // A package's sources are read alike where they are installed, where no compiler options hold.
    tsconfigRaw: {},
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    ...options,
    plugins: [...(options.plugins ?? []), takingOwn(root), readingStyles],
    write: false,
    metafile: true,
  });
  return { metafile, outputFiles };
}
