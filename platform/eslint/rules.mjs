import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { knownClasses } from './known-classes.mjs';

const router = { name: 'react-router', message: 'Import from react-router-dom: that is the shared module.' };

/** What holds of all TypeScript that the `tsconfig.json` of a folder is about. */
export const typed = (folder) => ({
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder } },
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
          router,
        ],
      },
    ],
  },
});

/** What holds of all components, and of hooks, which have no JSX. */
export const components = {
  files: ['**/*.{ts,tsx}'],
  plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, css: { rules: { 'known-classes': knownClasses } } },
  rules: {
    'css/known-classes': 'error',
    ...reactHooks.configs.recommended.rules,
    ...jsxA11y.flatConfigs.strict.rules,
    // Safari takes a list without markers for no list unless told.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    'jsx-a11y/anchor-is-valid': ['error', { components: ['Link'], specialLink: ['to'] }],
  },
};

/** What pages ask for by its name, not by its file. */
export const byName = (files) => ({
  files,
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
});

/** What pages have from the design system alone. */
export const byBlocks = (files) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [router],
        patterns: [
          {
            group: ['@mui/*', '@emotion/*'],
            message: "Material UI comes by the design system's blocks, when the visitor reaches for them.",
          },
        ],
      },
    ],
  },
});
