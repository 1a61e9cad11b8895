import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler } from 'webpack';

interface MinimizerOptions {
  compress: false | { passes: number };
  mangle: boolean;
}

/** Takes comments and layout out of scripts, and with options more. */
export function minimizer(options: MinimizerOptions = { compress: false, mangle: false }): {
  apply(compiler: Compiler): void;
} {
  return new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: options });
}
