import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { byBlocks, byName, components, typed } from './rules.mjs';

/**
 * What ESLint needs to know of a remote in a repository of its own: the rules that those of the site's repository have.
 *
 * @param {string} folder The repository's absolute folder.
 */
export function remote(folder) {
  return tseslint.config(
    { ignores: ['.mosaico/', 'coverage/'] },
    js.configs.recommended,
    typed(folder),
    components,
    byName(['src/**']),
    byBlocks(['src/**']),
  );
}
