/** Prefix of every CSS variable the theme emits. */
export const cssVarPrefix = 'mo';

const variable = (name: string): string => `var(--${cssVarPrefix}-${name})`;

/**
 * The design tokens as CSS values. Blocks use these and nothing else: the theme emits the variables for both colour
 * schemes, and `inkTone` re-declares some of them inside of a dark band.
 */
export const token = {
  /** Text, and the darkest surface of the light scheme. */
  ink: variable('palette-text-primary'),
  inkSoft: variable('palette-text-secondary'),
  /** The page. */
  paper: variable('palette-background-default'),
  /** Cards and whatever lies on the page. */
  raised: variable('palette-background-paper'),
  /** Tinted sections. */
  tinted: variable('palette-surface-tinted'),
  /** Selected or hovered tiles. */
  accentSoft: variable('palette-surface-accent'),
  highlightSoft: variable('palette-surface-highlight'),
  /** Hairlines between things; decoration only. */
  line: variable('palette-divider'),
  /** Outline of a control: at least 3:1 on every surface. */
  outline: variable('palette-surface-outline'),
  accent: variable('palette-primary-main'),
  accentHover: variable('palette-primary-dark'),
  onAccent: variable('palette-primary-contrastText'),
  /** The accent where it is text. */
  accentText: variable('palette-surface-accentText'),
  highlight: variable('palette-secondary-main'),
  onHighlight: variable('palette-secondary-contrastText'),
  positive: variable('palette-success-main'),
  caution: variable('palette-warning-main'),
  negative: variable('palette-error-main'),
  /** Background of ink bands. */
  band: variable('palette-surface-band'),
  tileA: variable('palette-tile-a'),
  tileB: variable('palette-tile-b'),
  tileC: variable('palette-tile-c'),
  tileD: variable('palette-tile-d'),
  tileE: variable('palette-tile-e'),
  /** Corners: `corner` is the signature (one quarter-circle, like a cut tile). */
  radius: variable('radius-small'),
  corner: variable('radius-corner'),
  cornerLarge: variable('radius-cornerLarge'),
  shadow: variable('elevation-rest'),
  shadowLift: variable('elevation-lift'),
  fast: variable('pace-fast'),
  ease: variable('pace-ease'),
  display: variable('face-display'),
  text: variable('face-text'),
  sizeHero: variable('size-hero'),
  sizeTitle: variable('size-title'),
  sizeHeading: variable('size-heading'),
  sizeLead: variable('size-lead'),
  sizeBody: variable('size-body'),
  sizeSmall: variable('size-small'),
  sizeFigure: variable('size-figure'),
  gutter: variable('measure-gutter'),
  page: variable('measure-page'),
  reading: variable('measure-reading'),
  sectionGap: variable('measure-section'),
  /** Room kept above an anchor that was scrolled to, for the fixed header. */
  anchorOffset: variable('measure-anchor'),
} as const;

/** What dims the page behind a dialog, in both schemes. */
export const backdrop = '#090D22';

/** Multiples of the 8 px rhythm, in rem so that the reader's font size scales space too. */
export const space = (steps: number): string => `${steps * 0.5}rem`;

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

/** Declarations that turn a container, and whatever is in it, into an ink band. */
export const inkTone: Record<string, string> = {
  ...Object.fromEntries(Object.entries(inkBand).map(([name, value]) => [`--${cssVarPrefix}-palette-${name}`, value])),
  backgroundColor: token.band,
  color: token.ink,
  colorScheme: 'dark',
};

/** The visible sign of keyboard focus, the same everywhere. */
export const focusRing = {
  outline: `3px solid ${token.accentText}`,
  outlineOffset: '3px',
} as const;

/** Corners of every tile-like surface: three small ones and one quarter-circle. */
export const tileCorners = `${token.radius} ${token.radius} ${token.corner} ${token.radius}`;
