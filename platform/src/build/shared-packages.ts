/**
 * Packages with state that must exist once: two copies of React, of a context or of emotion's cache break the page, so
 * a remote never brings its own copy. `via` names the package whose `package.json` states the range where the
 * workspace does not depend on it directly; what `isLate` comes with the first thing that needs it, and not with the shell.
 */
export const singletons: { key: string; package: string; via?: string; isLate?: true }[] = [
  { key: 'react', package: 'react' },
  { key: 'react/', package: 'react' },
  { key: 'react-dom', package: 'react-dom' },
  { key: 'react-dom/', package: 'react-dom' },
  { key: 'react-router-dom', package: 'react-router-dom' },
  { key: '@emotion/react', package: '@emotion/react', isLate: true },
  { key: '@emotion/styled', package: '@emotion/styled', isLate: true },
  // Material UI keeps two contexts outside of @mui/material; the rest of @mui/system is stateless and tree-shaken.
  { key: '@mui/system/DefaultPropsProvider', package: '@mui/system', via: '@mui/material', isLate: true },
  { key: '@mui/system/RtlProvider', package: '@mui/system', via: '@mui/material', isLate: true },
  { key: '@mui/material/styles', package: '@mui/material', isLate: true },
  { key: 'notistack', package: 'notistack', isLate: true },
  { key: 'shared-types', package: 'shared-types' },
];

/** Name of the contract's package: one copy, the shell's. */
export const contractPackage = 'shared-types';

/** Name of the design system's package. */
export const designSystem = 'shared-ui';

/**
 * Shared component by component: whoever loads one first provides it, and a page loads only those it uses. A remote's own
 * copy of a component is sound, because what has state is shared apart.
 */
export const components = { key: '@mui/material/', package: '@mui/material' } as const;

/** The singletons as patterns of a bundler's list of what it leaves out. */
export const singletonPatterns: readonly string[] = singletons.map(({ key }) => (key.endsWith('/') ? `${key}*` : key));
