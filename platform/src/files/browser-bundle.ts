import { build } from 'esbuild';

/** The script that `entry` makes with all that it imports, for a document to run as it is. */
export async function browserBundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: 'es2022',
    // The contract's index also holds React hooks, which these scripts do not use.
    packages: 'bundle',
    treeShaking: true,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
