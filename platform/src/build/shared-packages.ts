/** Name of the design system's package. */
export const designSystem = '@mosaico/shared-ui';

/**
 * Packages with state. Two copies of React, of a context or of emotion's cache would break the page, so a remote never brings its
 * own. `via` names the package whose `package.json` has the range, if the workspace's own has none. `isLate` ones are loaded with
 * the first control that needs them, the others with the shell. Only the design system imports Material UI and emotion.
 */
export const singletons: { key: string; package: string; via?: string; isLate?: true }[] = [
  { key: 'react', package: 'react' },
  { key: 'react/', package: 'react' },
  { key: 'react-dom', package: 'react-dom' },
  { key: 'react-dom/', package: 'react-dom' },
  { key: 'react-router-dom', package: 'react-router-dom' },
  { key: '@emotion/react', package: '@emotion/react', via: designSystem, isLate: true },
  { key: '@emotion/styled', package: '@emotion/styled', via: designSystem, isLate: true },
  // Material UI keeps two contexts outside of @mui/material; the rest of @mui/system is stateless and tree-shaken.
  { key: '@mui/system/DefaultPropsProvider', package: '@mui/system', via: '@mui/material', isLate: true },
  { key: '@mui/system/RtlProvider', package: '@mui/system', via: '@mui/material', isLate: true },
  { key: '@mui/material/styles', package: '@mui/material', via: designSystem, isLate: true },
  { key: 'notistack', package: 'notistack', isLate: true },
  { key: '@mosaico/shared-types', package: '@mosaico/shared-types' },
  // Component by component: each comes with the first control that needs it.
  { key: '@mui/material/', package: '@mui/material', via: designSystem, isLate: true },
];

/** Name of this package. */
export const platformPackage = '@mosaico/platform';

/** Name of the contract's package: one copy, the shell's. */
export const contractPackage = '@mosaico/shared-types';

/** The singletons as patterns of a bundler's list of what it leaves out. */
export const singletonPatterns: readonly string[] = singletons.map(({ key }) => (key.endsWith('/') ? `${key}*` : key));
