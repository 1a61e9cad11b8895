import { resolve } from 'node:path';
import { shortHash } from '../lib/files-below.ts';
import { readManifest } from '../lib/workspaces.ts';
import { designSystem, ownModules, packageFolder } from './own-packages.ts';
import { leavingOut, runEsbuild } from './run-esbuild.ts';
import { singletonPatterns } from './sharing.ts';

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
    plugins: [leavingOut(singletonPatterns)],
  });
  const code = outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ text }) => text);
  const { version } = readManifest(packageFolder(root, designSystem));
  return {
    version: `${version}-u${shortHash(code)}`,
    files: Object.keys(metafile.inputs).map((input) => resolve(root, input)),
  };
}
