import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** How a page looks to its visitor: by day, by night, or in the visitor's own few colours. */
export const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

export type Theme = keyof typeof themes;

/** One look at a page: in a theme, in a window of a width in px. */
export interface Look {
  readonly theme: Theme;
  readonly width: number;
}

/** What axe cannot decide by itself (`rule: its own word for why`), and why that is. Anything else that it cannot decide is an objection. */
const undecidable: Readonly<Record<string, string>> = {
  'color-contrast: elmPartiallyObscured':
    'the fixed header, chat tab or version tab, or a carousel, covers a part of it',
  'color-contrast: elmPartiallyObscuring': 'it is one of two texts that share a cell of a grid',
  'color-contrast: bgOverlap': 'a part of the page that is fixed or drawn by itself lies between it and its ground',
  'color-contrast: shortTextContent': 'it is a number or sign of one character',
  'color-contrast: bgGradient': 'its ground is one of the tiles drawn as a gradient of one colour',
  'color-contrast: imgNode': 'it stands above a picture, on a ground of its own',
  'color-contrast: pseudoContent': 'its ground is drawn by a pseudo-element',
};

/**
 * What axe objects to in each look, and what it cannot decide for no known reason; empty when all is well.
 * What stands in a frame is another page. In forced colours text and grounds have the visitor's colours, but axe reads the
 * page's own (`-webkit-text-fill-color`), so contrast is not asked for there: `journeys/usable.spec.ts` is about that.
 */
export async function objections(page: Page, looks: readonly Look[]): Promise<unknown[]> {
  const found: unknown[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { theme, width } of looks) {
    await page.emulateMedia(themes[theme]);
    await page.setViewportSize({ width, height: 800 });
    const axe = new AxeBuilder({ page }).exclude('iframe');
    if (theme === 'forced') axe.disableRules(['color-contrast']);
    const { violations, incomplete } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push({ theme, width, violation: id, targets: nodes.map(({ target }) => target.join(' ')) });
    for (const { id, nodes } of incomplete) {
      for (const { target, any, all, none } of nodes) {
        const data = [...any, ...all, ...none][0]?.data as { messageKey?: string } | undefined;
        const undecided = `${id}: ${data?.messageKey ?? 'unknown'}`;
        if (!undecidable[undecided]) found.push({ theme, width, undecided, target: target.join(' ') });
      }
    }
  }
  return found;
}
