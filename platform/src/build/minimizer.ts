import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * What becomes of a script: `smallest`, as few bytes as possible; `readable`, nothing but comments and layout is taken out; `names`, also
 * the names of variables, of which webpack makes some from the folder that it runs in.
 */
type Aim = 'smallest' | 'readable' | 'names';

const options = {
  // Names by how often a letter occurs would follow webpack's hashes of chunks, which comments change.
  smallest: { compress: { passes: 2 }, mangle: { disableCharFreq: true } },
  readable: { compress: false, mangle: false },
  names: { compress: false, mangle: { disableCharFreq: true, keep_fnames: true, keep_classnames: true } },
};

/** Takes comments and layout out of scripts, and more by its {@link Aim}. */
export function minimizer(aim: Aim): { apply(compiler: Compiler): void } {
  const terserOptions = { ...options[aim], format: { comments: false } } as object;
  return new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions });
}
