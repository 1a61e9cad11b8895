/** Colours of one scheme that Material UI has no name for. */
export interface SurfacePalette {
  tinted: string;
  accent: string;
  highlight: string;
  outline: string;
  accentText: string;
  band: string;
}

/** Glazes of the mosaic's tiles. `a` and `b` carry the colour; `c` to `e` are its quiet neighbours. */
export interface TilePalette {
  a: string;
  b: string;
  c: string;
  d: string;
  e: string;
}

const ink = '#0D1430';

/** Light scheme: cobalt and marigold on glazed white, after Talavera tiles. */
export const light = {
  primary: { main: '#1E3FE4', dark: '#1530B8', light: '#5F78F5', contrastText: '#FFFFFF' },
  secondary: { main: '#FFB719', dark: '#F0A500', light: '#FFD06B', contrastText: ink },
  background: { default: '#FBF8F1', paper: '#FFFFFF' },
  text: { primary: ink, secondary: '#49506E', disabled: '#767C96' },
  divider: '#E2DCCD',
  success: { main: '#0B6B4A', contrastText: '#FFFFFF' },
  warning: { main: '#8A5300', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  info: { main: '#1E3FE4', contrastText: '#FFFFFF' },
  surface: {
    tinted: '#F2EDE0',
    accent: '#E7EBFF',
    highlight: '#FFEFC7',
    outline: '#757B94',
    accentText: '#1B38CC',
    band: ink,
  } satisfies SurfacePalette,
  tile: { a: '#1E3FE4', b: '#FFB719', c: ink, d: '#E4DCC6', e: '#B9C5FF' } satisfies TilePalette,
};

/** Dark scheme: the same glazes at night. */
export const dark = {
  primary: { main: '#4963FF', dark: '#3B54EE', light: '#93A4FF', contrastText: '#FFFFFF' },
  secondary: { main: '#FFBE2E', dark: '#FFCB57', light: '#FFD884', contrastText: ink },
  background: { default: '#0B1026', paper: '#131A38' },
  text: { primary: '#F4F0E6', secondary: '#B4BBD8', disabled: '#8890B0' },
  divider: '#27305A',
  success: { main: '#7BDBA8', contrastText: ink },
  warning: { main: '#FFC94D', contrastText: ink },
  error: { main: '#FF9C8A', contrastText: ink },
  info: { main: '#A6B4FF', contrastText: ink },
  surface: {
    tinted: '#10162F',
    accent: '#1F2A5C',
    highlight: '#352F1B',
    outline: '#7581B3',
    accentText: '#A6B4FF',
    band: '#182252',
  } satisfies SurfacePalette,
  tile: { a: '#4963FF', b: '#FFBE2E', c: '#F4F0E6', d: '#222B57', e: '#8FA3FF' } satisfies TilePalette,
};
