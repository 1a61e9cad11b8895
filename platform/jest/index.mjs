import { join } from 'node:path';

const here = import.meta.dirname;

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
 * What Jest needs to know of a workspace: its sources are TypeScript with CSS Modules, and what a visitor does not reach for
 * does not come.
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
    transformIgnorePatterns: ['/node_modules/(?!(valibot|@mui|commander|@mosaico)/)'],
    moduleNameMapper: {
      '^site-for-tests$': join(here, 'site.cjs'),
      '\\.svg$': join(here, 'asset.cjs'),
      '\\.css$': join(here, 'styles.cjs'),
      '/late-material-[a-z]+\\.ts$': join(here, 'late.cjs'),
    },
  };
}
