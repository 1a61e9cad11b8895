import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler } from 'webpack';

/** Takes comments and layout out of scripts; a `smallest` one has as few bytes as possible. */
export function minimizer({ smallest }: { smallest: boolean }): { apply(compiler: Compiler): void } {
  // Names by how often a letter occurs would follow webpack's hashes of chunks, which comments change.
  const terserOptions: { compress: boolean | { passes: number }; mangle: boolean | { disableCharFreq: boolean } } =
    smallest ? { compress: { passes: 2 }, mangle: { disableCharFreq: true } } : { compress: false, mangle: false };
  return new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions });
}
