import { join } from 'node:path';

const here = import.meta.dirname;

/**
 * Removes the caller's settings (`MOSAICO_*`, `AWS_*`) from this process and its children. A test must not write into a store
 * that somebody works with.
 */
export function clearSettings() {
  for (const name of Object.keys(process.env)) if (/^(MOSAICO|AWS)_/.test(name)) delete process.env[name];
}

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

/**
 * Jest's configuration of a workspace: TypeScript sources with CSS Modules. Modules that are loaded on intent never arrive.
 *
 * @param {string} folder The workspace's absolute folder.
 */
export function workspace(folder) {
  return {
    rootDir: folder,
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: [join(here, 'setup.ts')],
    transform,
    // Mosaico's packages are TypeScript sources; the other ones are published as ES modules only.
    transformIgnorePatterns: ['/node_modules/(?!(valibot|@mui|commander|webpack-dev-server/client|@mosaico)/)'],
    moduleNameMapper: {
      '^site-for-tests$': join(here, 'site.cjs'),
      '\\.svg$': join(here, 'asset.cjs'),
      '\\.css$': join(here, 'styles.cjs'),
      '/late-material-[a-z]+\\.[jt]s$': join(here, 'late.cjs'),
    },
  };
}
