import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { shortHash } from '../lib/files-below.ts';
import { readManifest } from '../lib/workspaces.ts';
import { esbuild, runEsbuild } from './esbuild.ts';
import { designSystem, ownModules, packageFolder } from './own-packages.ts';
import { singletons, isKeyOf } from './sharing.ts';

/** The design system as shell and remotes share it. */
export interface DesignVersion {
  /** Its package version and ten hexadecimal digits that change with what it does: `2.0.0-u3fa9c1d2e4`. */
  version: string;
  /** Absolute paths of the files that this was read from. */
  files: string[];
}

/**
 * The version of the design system in `root`: equal code has equal versions, whatever its comments and layout. Throws with esbuild's
 * message when it cannot be bundled.
 */
export async function designVersion(root: string): Promise<DesignVersion> {
  const { metafile, outputFiles } = await runEsbuild(root, {
    entryPoints: [ownModules(root)[designSystem] ?? designSystem],
    // Without paths and names, which differ between folders and formatters.
    minify: true,
    plugins: [withoutSingletons, readingStyles],
  });
  const code = outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ text }) => text);
  const { version } = readManifest(packageFolder(root, designSystem));
  return {
    version: `${version}-u${shortHash(code)}`,
    files: Object.keys(metafile.inputs).map((input) => resolve(root, input)),
  };
}

/** Leaves out the singletons. (esbuild's own list takes a package's other modules as well.) */
const withoutSingletons: Plugin = {
  name: 'without-singletons',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
      singletons.some(({ key }) => isKeyOf(key, path)) ? { path, external: true } : undefined,
    );
  },
};

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
