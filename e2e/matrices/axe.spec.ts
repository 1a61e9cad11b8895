import { lookAt, objections } from '../support/axe.ts';
import { looksAt } from '../support/looks.ts';
import { backToTop } from '../support/states.ts';
import { test } from '../support/returning.ts';
import { declaredScreens, expect, hydrated, withoutOffer } from '../support/site.ts';

const screens = await declaredScreens();

test.describe('axe', () => {
  test.slow(process.env.AXE === 'all');

  for (const [index, { path }] of screens.entries()) {
    test(`${path}, as it comes, and behind each of its tabs`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The offer has a look of its own among the states.
      await withoutOffer(page);
      await page.goto(path);
      await hydrated(page);
      for (const look of looksAt(index)) {
        await lookAt(page, look);
        expect.soft(await objections(page), JSON.stringify(look)).toEqual([]);
      }
      const others = await page.getByRole('tab', { selected: false }).all();
      const names = await Promise.all(others.map((tab) => tab.innerText()));
      for (const [turn, name] of names.entries()) {
        const tab = page.getByRole('tab', { name, exact: true });
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        const seen = looksAt(index + turn);
        for (const look of process.env.AXE === 'all'
          ? seen
          : [seen[turn % seen.length] ?? ({ theme: 'light', width: 360 } as const)]) {
          await lookAt(page, look);
          await backToTop(page);
          expect.soft(await objections(page), `${name}, ${JSON.stringify(look)}`).toEqual([]);
        }
      }
    });
  }
});
