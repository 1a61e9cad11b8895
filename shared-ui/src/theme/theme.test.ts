/** @jest-environment node */
import { dark, light } from './palettes.ts';
import { theme } from './theme.ts';
import { inkBand, token } from './tokens.ts';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Pair = [foreground: string, background: string];

/** Pairs of text and background, and shapes that must be distinguished. */
function pairings({ primary, secondary, background, text, success, warning, error, surface }: typeof light): {
  words: Pair[];
  shapes: Pair[];
} {
  const grounds = [background.default, background.paper, surface.tinted, surface.accent, surface.highlight];
  return {
    words: [
      ...grounds.flatMap((ground): Pair[] => [
        [text.primary, ground],
        [text.secondary, ground],
        [surface.accentText, ground],
        [success.main, ground],
        [warning.main, ground],
        [error.main, ground],
      ]),
      [primary.contrastText, primary.main],
      [primary.contrastText, primary.dark],
      [secondary.contrastText, secondary.main],
      [background.default, text.primary],
      [inkBand['text-primary'], surface.band],
      [inkBand['text-secondary'], surface.band],
      [inkBand['surface-accentText'], surface.band],
    ],
    shapes: [
      ...[background.default, background.paper, surface.tinted].flatMap((ground): Pair[] => [
        [surface.outline, ground],
        [primary.main, ground],
      ]),
      [inkBand['surface-outline'], surface.band],
      [inkBand['primary-main'], surface.band],
    ],
  };
}

/** The pairs that fall short, with their ratio, so that a failure says which colour to mend. */
const below = (least: number, pairs: Pair[]): string[] =>
  pairs
    .filter((pair) => contrast(...pair) < least)
    .map((pair) => `${pair.join(' on ')}: ${contrast(...pair).toFixed(2)}`);

describe.each([
  ['light', light],
  ['dark', dark],
])('%s scheme', (_name, scheme) => {
  it('keeps 4.5:1 for text', () => {
    expect(below(4.5, pairings(scheme).words)).toEqual([]);
  });
  it('keeps 3:1 for outlines and controls', () => {
    expect(below(3, pairings(scheme).shapes)).toEqual([]);
  });
});

it('keeps 4.5:1 for text on cards of an ink band', () => {
  const words = ['text-primary', 'text-secondary', 'surface-accentText', 'success-main', 'error-main'] as const;
  const grounds = ['background-default', 'background-paper', 'surface-accent', 'surface-highlight'] as const;
  const pairs = words.flatMap((word) => grounds.map((ground): Pair => [inkBand[word], inkBand[ground]]));
  expect(below(4.5, [...pairs, [inkBand['primary-contrastText'], inkBand['primary-main']]])).toEqual([]);
});

it('emits a variable for every token, in a sheet that follows the colour scheme of the visitor', () => {
  const { generateStyleSheets } = theme as unknown as { generateStyleSheets: () => object[] };
  const sheets = JSON.stringify(generateStyleSheets.call(theme));
  const missing = Object.values(token).filter((value) => !sheets.includes(`"${value.slice(4, -1)}"`));
  expect(missing).toEqual([]);
  expect(sheets).toContain('prefers-color-scheme: dark');
});
