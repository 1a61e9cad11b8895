import { theme } from './theme.ts';
import { cssVarPrefix, inkBand, token } from './tokens.ts';

type Declarations = Readonly<Record<string, string | number>>;
type Rules = Readonly<Record<string, Declarations | Record<string, Declarations>>>;

const palette = (colours: Readonly<Record<string, string>>): Declarations =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${cssVarPrefix}-palette-${name}`, value]));

/** What paper shows: it is white whatever scheme the screen has. */
const printed = {
  'text-primary': '#000',
  'text-secondary': '#333',
  'background-default': '#fff',
  'background-paper': '#fff',
  divider: '#999',
  'surface-tinted': '#fff',
  'surface-accent': '#eee',
  'surface-highlight': '#eee',
  'surface-accentText': '#000',
  'surface-band': '#fff',
};

/** Of the theme's variables those that the site's style sheets use: Material UI's components bring their own with them. */
const ours = new Set(Object.values(token).flatMap((value) => value.match(/--[\w-]+/g) ?? []));

function onlyOurs(rules: Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([name, value]) => [
      name,
      name.startsWith('@')
        ? onlyOurs(value as Rules)
        : Object.fromEntries(Object.entries(value).filter(([property]) => ours.has(property))),
    ]),
  );
}

function css(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) =>
      Object.values(value).some((each) => typeof each === 'object')
        ? `${name}{${css(value as Rules)}}`
        : `${name}{${Object.entries(value)
            .map(([property, each]) => `${property}:${String(each)};`)
            .join('')}}`,
    )
    .join('');
}

/**
 * The theme as a style sheet, made when the shell is built: no part of Material UI runs in the browser for it. Its order of
 * layers holds for the whole page. Text that stands in a band of ink (`data-tone="ink"`) has colours of its own.
 */
export default [
  '@layer base, mui, blocks, pages, overrides;@layer base{',
  ...(theme.generateStyleSheets() as Rules[]).map((rules) => css(onlyOurs(rules))),
  css({
    "[data-tone='ink']": { 'background-color': token.band, color: token.ink },
    // On paper and in a visitor's own colours it has no ground, and so no colours of its own.
    '@media screen and (not (forced-colors: active))': {
      "[data-tone='ink']": { ...palette(inkBand), 'color-scheme': 'dark' },
    },
    // `html:root` outranks the theme's own declarations.
    '@media print': { 'html:root': palette(printed) },
  }),
  '}',
].join('');
