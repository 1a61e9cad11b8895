import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { knownClasses } from './eslint/known-classes.mjs';

/** Who may import whom: pages → shared-ui → shared-types. Remotes know neither each other nor the shell. */
const arrows = [
  { from: 'shared-ui', allow: ['shared-ui', 'shared-types'] },
  { from: 'shared-types', allow: ['shared-types'] },
  { from: 'shell', allow: ['shell', 'shared-ui', 'shared-types'] },
  { from: 'remote', allow: [['remote', { name: '${from.name}' }], 'shared-ui', 'shared-types'] },
  { from: 'platform', allow: ['platform', 'shared-types'] },
  // Journeys read declared pages and figures; the benchmark bundles the whole site.
  { from: 'e2e', allow: ['e2e', 'platform', 'shared-types', 'shell', 'remote'] },
];

/**
 * The rooms of the platform and of the shell, from the one that knows nothing of the others: each may import those before it.
 * `testing` makes fixtures of all of them, for tests alone; files beside the rooms put them together.
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
  shell: [
    ...['shared', 'loading', 'tiles', 'panels', 'errors', 'head', 'routing', 'search', 'slots', 'site', 'toasts'],
    ...['layout', 'home', 'directory'],
  ],
};
const outwards = 'A room knows the ones before it in eslint.config.mjs, so that no two need each other.';

const inside = "Import a workspace by its package's exports; remotes never import each other or the shell.";

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
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // A remote adds its pieces to the contract's table: `interface OfferedSlots extends Offered {}`.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@mui/material',
              message:
                "Import the component's own path (@mui/material/Button): the barrel is not tree-shaken when shared.",
            },
            { name: 'react-router', message: 'Import from react-router-dom: that is the shared module.' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, css: { rules: { 'known-classes': knownClasses } } },
    rules: {
      'css/known-classes': 'error',
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      // Safari takes a list without markers for no list unless told.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'jsx-a11y/anchor-is-valid': ['error', { components: ['Link'], specialLink: ['to'] }],
    },
  },
  {
    files: ['shell/src/**', 'mf-*/src/**', 'shared-ui/src/**', 'shared-types/src/**', 'platform/src/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/elements': [
        { type: 'shared-ui', pattern: 'shared-ui' },
        { type: 'shared-types', pattern: 'shared-types' },
        { type: 'shell', pattern: 'shell' },
        { type: 'platform', pattern: 'platform' },
        { type: 'e2e', pattern: 'e2e' },
        { type: 'remote', pattern: 'mf-*', capture: ['name'] },
      ],
    },
    rules: { 'boundaries/element-types': ['error', { default: 'disallow', rules: arrows, message: inside }] },
  },
  ...Object.entries(rooms).map(([workspace, names]) => ({
    files: names.map((room) => `${workspace}/src/${room}/**`),
    ignores: ['**/*.test.*'],
    settings: {
      'boundaries/elements': [
        ...[...names, 'testing'].map((room) => ({ type: room, pattern: `${workspace}/src/${room}` })),
        ...['shared-types', 'shared-ui'].map((name) => ({ type: name, pattern: name })),
      ],
    },
    rules: {
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          rules: names.map((room, place) => ({
            from: room,
            allow: [...names.slice(0, place + 1), 'shared-types', ...(workspace === 'shell' ? ['shared-ui'] : [])],
          })),
          message: outwards,
        },
      ],
    },
  })),
  {
    files: ['mf-*/src/**', 'shell/src/**', 'platform/template/remote/src/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/(facts|offers|pages)\\.ts$',
              allowTypeImports: true,
              message:
                "Ask for figures, offers and pages by their name (useContent, useOffer, SiteLink): imported, they would be in the page's script, and a release with another price would have to be built by everybody.",
            },
          ],
        },
      ],
    },
  },
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
  {
    files: ['mf-*/src/**', 'shell/src/**', 'platform/template/remote/src/**'],
    ignores: ['shell/src/shared/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'react-router', message: 'Import from react-router-dom: that is the shared module.' }],
          patterns: [
            {
              group: ['@mui/*', '@emotion/*'],
              message: "Material UI comes by the design system's blocks, when the visitor reaches for them.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shell/src/shared/*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
);
