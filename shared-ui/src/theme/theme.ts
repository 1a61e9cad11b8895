import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { dark, light } from './palettes.ts';
import type { SurfacePalette, TilePalette } from './palettes.ts';
import { cssVariable, cssVarPrefix } from './tokens.ts';

/** Family stacks: the web font, then Arial bent to the same widths and heights so that the swap moves nothing: see `fonts.css` of the shell. */
const displayFamily =
  "'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Roboto', 'Bricolage DejaVu', Arial, sans-serif";
const textFamily =
  "'Instrument Sans Variable', 'Instrument Fallback', 'Instrument Roboto', 'Instrument DejaVu', Arial, sans-serif";

const foundations = {
  radius: {
    small: '4px',
    corner: '28px',
    cornerLarge: '72px',
    // Every tile-like surface: three small corners and one quarter-circle.
    tile: `${cssVariable('radius-small')} ${cssVariable('radius-small')} ${cssVariable('radius-corner')} ${cssVariable('radius-small')}`,
  },
  elevation: {
    rest: '0 1px 0 rgb(13 20 48 / 4%)',
    lift: '0 18px 40px -18px rgb(13 20 48 / 28%)',
  },
  pace: { fast: '160ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  face: { display: displayFamily, text: textFamily },
  // Each size has a rem part beside its vw part: text still grows when the reader zooms.
  size: {
    hero: 'clamp(2.1rem, min(0.985rem + 6vw, 1.65rem + 3.8vw), 4.75rem)',
    title: 'clamp(1.875rem, 1.5rem + 1.7vw, 3rem)',
    heading: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem)',
    lead: 'clamp(1.125rem, 1.06rem + 0.35vw, 1.375rem)',
    body: '1.0625rem',
    small: '0.9375rem',
    figure: 'clamp(2.25rem, 1.9rem + 1.5vw, 3.25rem)',
  },
  measure: {
    // At least so wide that the tabs at the window's edges, targets of 24 px, stand beside the text with air between.
    gutter: 'clamp(28px, 0.6rem + 3vw, 4rem)',
    page: '76rem',
    // In these faces a zero is a third wider than the middle letter: 68 characters.
    reading: '50ch',
    section: 'clamp(4rem, 2.8rem + 5vw, 8rem)',
    anchor: '80px',
  },
};

type Foundations = typeof foundations;
type Shadows = Theme['shadows'];

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    surface: SurfacePalette;
    tile: TilePalette;
  }
  interface PaletteOptions {
    surface?: SurfacePalette;
    tile?: TilePalette;
  }
  interface Theme {
    radius: Foundations['radius'];
    elevation: Foundations['elevation'];
    pace: Foundations['pace'];
    face: Foundations['face'];
    size: Foundations['size'];
    measure: Foundations['measure'];
  }
  interface ThemeOptions {
    radius?: Foundations['radius'];
    elevation?: Foundations['elevation'];
    pace?: Foundations['pace'];
    face?: Foundations['face'];
    size?: Foundations['size'];
    measure?: Foundations['measure'];
  }
}

/** What Material UI leaves out by default; a filter of one's own replaces that default. */
const internals =
  /^(cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|typography|mixins|breakpoints|direction|transitions|motion|focusVisible)$|sxConfig$/;

/**
 * The site's theme. Its CSS variables follow `prefers-color-scheme` by themselves: no script, no flash. Those that the site
 * uses are in its style sheet (`theme-variables.css.ts`); `MaterialRoot` gives it to Material UI's components.
 */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix,
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: ([group = '', name = '']) =>
      internals.test(group) || (group === 'palette' && /^(mode|contrastThreshold|tonalOffset)$/.test(name)),
  },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  ...foundations,
  shape: { borderRadius: 4 },
  // Depth comes from outlines and ground; the one shadow there is, is a token.
  shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
  typography: {
    fontFamily: textFamily,
    fontWeightBold: 700,
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontFamily: displayFamily, fontWeight: 700 },
    h2: { fontFamily: displayFamily, fontWeight: 700 },
    h3: { fontFamily: displayFamily, fontWeight: 650 },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 140,
      standard: 160,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
});
