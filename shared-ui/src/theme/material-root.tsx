import type { ReactNode } from 'react';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { theme } from './theme.ts';

// With its colour schemes, the provider would watch the visitor's preference, storage and other tabs, and write the theme's
// variables again: they are in the page already, for screen and paper, and follow by CSS alone.
const ours = { ...theme };
Reflect.deleteProperty(ours, 'colorSchemes');

/** Around every Material UI component: our theme, and its own rules in the cascade layer `mui`, below our style sheets. */
export function MaterialRoot({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={ours}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
