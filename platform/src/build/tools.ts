/**
 * Packages whose version changes what a build writes although none of it is in a release: the compilers, and what they
 * have federation write. Their own dependencies come with them in the lockfile.
 */
export const tools = [
  '@module-federation/enhanced',
  '@swc/core',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
] as const;
