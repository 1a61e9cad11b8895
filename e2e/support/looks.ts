import { themes, type Look } from './axe.ts';

const widths = [320, 360, 768, 1440];
const everyTheme = Object.keys(themes) as Look['theme'][];

/** Every theme at every width. */
const allLooks: readonly Look[] = widths.flatMap((width) => everyTheme.map((theme) => ({ theme, width })));

/**
 * How the page or state of this number in its list is looked at: in every theme, at widths that take turns, so that every theme is
 * seen at every width. `AXE=all` looks at all twelve pairs.
 */
export const looksAt = (index: number): readonly Look[] =>
  process.env.AXE === 'all'
    ? allLooks
    : everyTheme.map((theme, turn) => ({ theme, width: widths[(index + turn) % widths.length] ?? 320 }));
