import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * How a script is minimized. `smallest`: as few bytes as possible. `readable`: without comments and layout. `names`: also short
 * names of variables, some of which webpack makes from the folder it runs in.
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
