import { join } from 'node:path';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { byBlocks, byName, components, typed } from './platform/eslint/rules.mjs';

/** What may be imported from there, besides other `elements`. */
function arrow(from, types, ...elements) {
  return {
    from: { element: { type: from } },
    allow: [{ type: types }, ...elements].map((element) => ({ to: { element } })),
  };
}

/** Who may import whom: pages → shared-ui → shared-types. Remotes know neither each other nor the shell. */
const arrows = [
  arrow('shared-ui', ['shared-ui', 'shared-types']),
  arrow('shared-types', ['shared-types']),
  arrow('shell', ['shell', 'shared-ui', 'shared-types']),
  arrow('remote', ['shared-ui', 'shared-types'], { type: 'remote', captured: { name: '{{ from.captured.name }}' } }),
  arrow('platform', ['platform', 'shared-types']),
  // Journeys read declared pages and figures; the benchmark bundles the whole site.
  arrow('e2e', ['e2e', 'platform', 'shared-types', 'shell', 'remote']),
];

/** What an import can lead to. */
const workspaces = [
  ...['shared-ui', 'shared-types', 'shell', 'platform', 'e2e'].map((name) => ({ type: name, pattern: name })),
  { type: 'remote', pattern: 'mf-*', capture: ['name'] },
];

/**
 * The rooms of the platform, of the design system and of the shell, from the one that knows nothing of the others: each may
 * import those before it. `testing` makes fixtures of all of them, for tests alone; files beside the rooms put them together.
 */
const rooms = {
  platform: [
    ...['files', 'table', 'releases', 'repository', 'bucket', 'guard', 'mixing', 'store', 'site', 'pictures', 'host'],
    ...[
      'bundling',
      'surroundings',
      'types',
      'changed',
      'new-remote',
      'compose',
      'environments',
      'upload',
      'serve',
      'dev',
    ],
    'commands',
  ],
  'shared-ui': [
    ...['theme', 'basics', 'art', 'actions', 'material', 'overlays', 'words', 'embeds', 'plans', 'cards', 'page'],
    'documents',
  ],
  shell: [
    ...['shared', 'loading', 'tiles', 'panels', 'errors', 'head', 'routing', 'search', 'slots', 'site', 'toasts'],
    ...['layout', 'home', 'directory'],
  ],
};
const outwards = 'A room knows the ones before it in eslint.config.mjs, so that no two need each other.';

const inside = "Import a workspace by its package's exports; remotes never import each other or the shell.";

/** Where pages are made, and what they are made of. */
const pages = ['mf-*/src/**', 'shell/src/**', 'platform/template/remote/src/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '.mosaico/',
      '**/.compiled/',
      'environments/**/public/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  typed(import.meta.dirname),
  components,
  {
    files: ['shell/src/**', 'mf-*/src/**', 'shared-ui/src/**', 'shared-types/src/**', 'platform/src/**', 'e2e/**'],
    // What stands beside us is made of the site's own blocks.
    ignores: ['e2e/bench/peers/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: join(import.meta.dirname, 'tsconfig.json') } },
      // Wherever it is run from.
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': workspaces,
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: arrows, message: inside }] },
  },
  ...Object.entries(rooms).map(([workspace, names]) => ({
    files: names.map((room) => `${workspace}/src/${room}/**`),
    ignores: ['**/*.{test,stories}.*'],
    settings: {
      'boundaries/elements': [
        ...[...names, 'testing'].map((room) => ({ type: room, pattern: `${workspace}/src/${room}` })),
        // These settings take the place of those above: what is none of the rooms must be known here, too, to be refused.
        ...workspaces.filter(({ type }) => type !== workspace),
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: names.map((room, place) =>
            arrow(room, [
              ...names.slice(0, place + 1),
              'shared-types',
              ...(workspace === 'shell' ? ['shared-ui'] : []),
            ]),
          ),
          message: outwards,
        },
      ],
    },
  })),
  byName(pages),
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      // What several tests expect is told by one function, and of each kind of thing what holds of that kind.
      'jest/expect-expect': 'off',
      'jest/no-conditional-expect': 'off',
    },
  },
  {
    files: ['e2e/**/*.spec.ts'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/expect-expect': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/no-conditional-in-test': 'off',
      'playwright/consistent-spacing-between-blocks': 'off',
      // Lists are compared as a whole, once the page stands still.
      'playwright/prefer-web-first-assertions': 'off',
      'playwright/prefer-to-have-count': 'off',
      'playwright/prefer-to-have-length': 'off',
      'playwright/prefer-locator': 'off',
      // A machine without root, or without what a test needs of the system, says so.
      'playwright/no-skipped-test': 'off',
      // What must not happen has no other end to wait for.
      'playwright/no-networkidle': 'off',
    },
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  { ...byBlocks(pages), ignores: ['shell/src/shared/**'] },
  {
    files: ['shell/src/shared/*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
);
