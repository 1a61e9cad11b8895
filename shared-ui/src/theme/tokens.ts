/** Prefix of every CSS variable the theme emits. */
export const cssVarPrefix = 'mo';

/** The theme's variable of that name, as a CSS value. */
export const cssVariable = (name: string): string => `var(--${cssVarPrefix}-${name})`;

/**
 * The design tokens as CSS values. Blocks use these and nothing else: the theme emits the variables for both colour
 * schemes, and some of them again for dark bands (`data-tone="ink"`).
 */
export const token = {
  /** Text, and the darkest surface of the light scheme. */
  ink: cssVariable('palette-text-primary'),
  inkSoft: cssVariable('palette-text-secondary'),
  /** The page. */
  paper: cssVariable('palette-background-default'),
  /** Cards and whatever lies on the page. */
  raised: cssVariable('palette-background-paper'),
  /** Tinted sections. */
  tinted: cssVariable('palette-surface-tinted'),
  /** Selected or hovered tiles. */
  accentSoft: cssVariable('palette-surface-accent'),
  highlightSoft: cssVariable('palette-surface-highlight'),
  /** Hairlines between things; decoration only. */
  line: cssVariable('palette-divider'),
  /** Outline of a control: at least 3:1 on every surface. */
  outline: cssVariable('palette-surface-outline'),
  accent: cssVariable('palette-primary-main'),
  accentHover: cssVariable('palette-primary-dark'),
  onAccent: cssVariable('palette-primary-contrastText'),
  /** The accent where it is text. */
  accentText: cssVariable('palette-surface-accentText'),
  highlight: cssVariable('palette-secondary-main'),
  onHighlight: cssVariable('palette-secondary-contrastText'),
  positive: cssVariable('palette-success-main'),
  caution: cssVariable('palette-warning-main'),
  negative: cssVariable('palette-error-main'),
  /** Background of ink bands. */
  band: cssVariable('palette-surface-band'),
  tileA: cssVariable('palette-tile-a'),
  tileB: cssVariable('palette-tile-b'),
  tileC: cssVariable('palette-tile-c'),
  tileD: cssVariable('palette-tile-d'),
  tileE: cssVariable('palette-tile-e'),
  /** Corners: `corner` is the signature (one quarter-circle, like a cut tile). */
  radius: cssVariable('radius-small'),
  corner: cssVariable('radius-corner'),
  cornerLarge: cssVariable('radius-cornerLarge'),
  tileCorners: cssVariable('radius-tile'),
  shadow: cssVariable('elevation-rest'),
  shadowLift: cssVariable('elevation-lift'),
  fast: cssVariable('pace-fast'),
  ease: cssVariable('pace-ease'),
  display: cssVariable('face-display'),
  text: cssVariable('face-text'),
  sizeHero: cssVariable('size-hero'),
  sizeTitle: cssVariable('size-title'),
  sizeHeading: cssVariable('size-heading'),
  sizeLead: cssVariable('size-lead'),
  sizeBody: cssVariable('size-body'),
  sizeSmall: cssVariable('size-small'),
  sizeFigure: cssVariable('size-figure'),
  gutter: cssVariable('measure-gutter'),
  page: cssVariable('measure-page'),
  reading: cssVariable('measure-reading'),
  sectionGap: cssVariable('measure-section'),
  /** Room kept above an anchor that was scrolled to, for the fixed header. */
  anchorOffset: cssVariable('measure-anchor'),
} as const;

/** Colours inside of an ink band, the same in both schemes. Every pairing is tested in `theme.test.tsx`. */
export const inkBand = {
  'text-primary': '#F6F2E8',
  'text-secondary': '#BCC3E2',
  'background-default': '#141C3F',
  'background-paper': '#1D2753',
  divider: '#323D70',
  'primary-main': '#FFBE2E',
  'primary-dark': '#FFD06B',
  'primary-contrastText': '#0D1430',
  'surface-tinted': '#1D2753',
  'surface-accent': '#28346A',
  'surface-highlight': '#3A3720',
  'surface-outline': '#8792C4',
  'surface-accentText': '#FFC94D',
  'success-main': '#7BDBA8',
  'warning-main': '#FFC94D',
  'error-main': '#FF9C8A',
  'tile-a': '#3D5BFF',
  'tile-b': '#FFBE2E',
  'tile-c': '#F6F2E8',
  'tile-d': '#2A3670',
  'tile-e': '#8FA3FF',
} as const;
