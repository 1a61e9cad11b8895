import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './platform/bundle.mjs';
import { clearSettings, workspace } from './platform/jest/index.mjs';

const root = import.meta.dirname;
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What `npm run new-remote` copies: a remote like the others, tested like them. */
const template = 'platform/template/remote';

/** What writes Markdown is many packages, all of them ES modules only. */
const markdown =
  'hast|hastscript|html|mdast|unist|micromark|vfile|rehype|property-information|space-separated-tokens|comma-separated-tokens|' +
  'web-namespaces|zwitch|stringify-entities|character-entities|decode-named|ccount|longest-streak|markdown-table|' +
  'escape-string-regexp|trim-|collapse-white-space|devlop|entities|parse5|@ungap|htmlparser2|domhandler|domutils|dom-serializer|domelementtype';

// Tests start programs of `dist`.
await bundle();
clearSettings();
// Compressing documents well takes the most of composing them, and only its own test looks at how many bytes they are.
process.env.MOSAICO_COMPRESSION = 'quick';
// Their own tests open pages; releases of fixtures have no scripts to run.
process.env.MOSAICO_SMOKE_TEST = '0';

// Tests write and remove many thousand files. On a disk that is a third of their time.
const memory = '/dev/shm';
if (existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory);
  // A container often has 64 MB there.
  if (bavail * bsize > 2 ** 30) process.env.TMPDIR ??= memory;
}

/** These have no document: they run in Node. The rest runs in a document, but for files that say otherwise. */
const inNode = ['platform', 'shared-types', 'e2e', 'bench'];

/** Mosaico's packages are tested as sources: where these are is told to TypeScript. */
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
const sources = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([name, [file]]) => [
    `^${name.replace('*', '(.*)')}$`,
    join(root, file.replace('*', '$1')),
  ]),
);

/** What a workspace's tests read of others. Jest knows which tests read a changed file only in folders that it is shown. */
const readByAll = ['shared-types/src', 'shared-ui/src', 'platform/src', 'platform/jest'].map((folder) =>
  join(root, folder),
);

/** One project a workspace: `npx jest mf-plans` runs one of them. */
export default {
  // Many compose whole sites, which a busy machine takes its time for. No test sees whether something is quick.
  testTimeout: 60_000,
  // Jest leaves one processor out, which on two is half of them.
  maxWorkers: '100%',
  projects: [...workspaces, template].map((name) => {
    const project = workspace(join(root, name));
    const { '/late-material-[a-z]+\\.[jt]s$': late, ...others } = project.moduleNameMapper;
    return {
      ...project,
      moduleNameMapper: {
        ...others,
        // The design system's own tests let come what comes late.
        ...(name !== 'shared-ui' && { '/late-material-[a-z]+\\.[jt]s$': late }),
        ...sources,
      },
      ...(name === 'platform' && {
        transformIgnorePatterns: project.transformIgnorePatterns.map((each) =>
          each.replace('(valibot', `(${markdown}|valibot`).replace(')/)', ')[^/]*/)'),
        ),
      }),
      displayName: name,
      testEnvironment: inNode.includes(name) ? 'node' : 'jsdom',
      roots: [project.rootDir, ...readByAll.filter((folder) => !folder.startsWith(join(project.rootDir, '/')))],
      // `*.spec.ts` is Playwright's.
      testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', ...(name === 'platform' ? ['<rootDir>/template/'] : [])],
    };
  }),
};
