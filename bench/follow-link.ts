import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Milliseconds for which a visitor points at a link before they press it. */
export const hover = 200;

/** Scrolls the footer's link to `to` into the middle of the window. */
export async function scrollToLink(page: Page, to: string): Promise<Locator> {
  const link = page.locator(`footer a[href="${to}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await sleep(400);
  return link;
}

/**
 * The pointer rests on the footer's link to `to`, in the middle of the window. From the press on, the page marks the next page's first
 * frame. Throws where the page has no such link.
 */
export async function pointAtLink(page: Page, to: string): Promise<void> {
  const link = await scrollToLink(page, to);
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    addEventListener(
      'click',
      () => {
        performance.mark('pressed');
        // No named function: the compiler's helper for names is not in the page.
        const looking = setInterval(() => {
          const now = document.querySelector('main h1')?.textContent;
          if (now === undefined || now === before || now === 'No pudimos cargar esta página') return;
          clearInterval(looking);
          requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
        }, 4);
      },
      true,
    );
  });
  const place = await link.boundingBox();
  if (!place) throw new Error(`${page.url()} has no link to ${to} in its footer: choose another page in bench/.`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
}

/** Presses what the pointer rests on. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** Milliseconds from a mark until the next page is painted; a document of its own counts from its own beginning. */
export async function paintedAfter(page: Page, mark: string): Promise<number> {
  const painted = await page.waitForFunction(
    (name) => {
      const [begun] = performance.getEntriesByName(name);
      const [done] = performance.getEntriesByName('painted');
      if (begun) return done && done.startTime - begun.startTime;
      return performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    },
    mark,
    { timeout: 90_000, polling: 100 },
  );
  return Number(await painted.jsonValue());
}
