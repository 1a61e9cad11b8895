import { readFileSync } from 'node:fs';

const root = import.meta.dirname;
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

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
const shared = {
  transform,
  // The site's packages are TypeScript sources; these dependencies are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(valibot|@mui|commander)/)'],
  moduleNameMapper: {
    '^installed/(.*)$': `${root}/node_modules/$1`,
    '^site-table-for-tests$': `${root}/jest.site-table.cjs`,
    '\\.svg$': `${root}/jest.asset.cjs`,
    '\\.css$': `${root}/jest.styles.cjs`,
  },
};

/** What `npm run new-remote` copies: a remote like the others, tested like them. */
const template = 'platform/template/remote';

/** One project a workspace: `npx jest mf-plans` runs one of them. The platform runs in Node, the rest in a document. */
export default {
  // Many compose whole sites, which a busy machine takes its time for. No test sees whether something is quick.
  testTimeout: 60_000,
  projects: [...workspaces.filter((name) => name !== 'e2e'), template].map((name) => ({
    ...shared,
    ...(name !== 'shared-ui' && {
      moduleNameMapper: { ...shared.moduleNameMapper, '/material/late-[a-z]+\\.tsx$': `${root}/jest.late.cjs` },
    }),
    displayName: name,
    rootDir: name,
    testEnvironment: name === 'platform' ? 'node' : 'jsdom',
    setupFilesAfterEnv: [`${root}/jest.setup.ts`],
    testPathIgnorePatterns: ['/node_modules/', ...(name === 'platform' ? ['<rootDir>/template/'] : [])],
  })),
};
