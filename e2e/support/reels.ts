import type { Page } from '@playwright/test';
import demo from '../../environments/demo/site.json' with { type: 'json' };

/** What a reel of the demonstration shows, by its number. */
export const reelName = (number: number): string => demo.reelNames[number - 1] ?? `no reel ${number}`;

/** The link to a reel, by its number. */
export const reelLink = (page: Page, number: number) =>
  page.getByRole('link', { name: `${reelName(number)} (se abre en una pestaña nueva)`, exact: true });
