import { lookAt, objections } from '../support/axe.ts';
import { walkThrough } from '../support/focus.ts';
import { looksAt } from '../support/looks.ts';
import { expect, test } from '../support/site.ts';
import { reachState, states } from '../support/states.ts';
import { cutOff, drawnByGround, setTextSize, setTextSpacing } from '../support/usable.ts';

const whole = { sideways: 0, words: [] };

test.describe('what pages can be brought to', () => {
  test.slow();

  for (const [index, state] of states.entries()) {
    const { name, path, shown, noisy, floats, fleeting, upTo = Infinity } = state;

    test(`${path}, when ${name}: axe, large and spaced text, narrow windows, forced colours`, async ({
      page,
      silentConsole,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      /** A wider window, or a larger text, may close it. */
      const again = async (): Promise<void> => {
        if (fleeting || !(await shown(page).isVisible())) await reachState(page, state);
      };
      for (const { theme, width } of looksAt(index)) {
        const look = { theme, width: Math.min(width, upTo) };
        await lookAt(page, look);
        await again();
        expect.soft(await objections(page), JSON.stringify(look)).toEqual([]);
        for (const dialog of await page.locator('dialog:modal').all()) {
          const { x = 0, width = 0 } = (await dialog.boundingBox()) ?? {};
          const ground = await page.evaluate(() => document.documentElement.clientWidth);
          expect.soft(Math.abs(x + width / 2 - ground / 2), 'px from the middle').toBeLessThan(2);
        }
      }

      await lookAt(page, { theme: 'light', width: 360 });
      await again();
      if (floats)
        expect
          .soft(await walkThrough(page, 'Tab'), 'focused out of sight')
          .toMatchObject({ isRound: true, unseen: [] });
      await again();
      const drawn = await drawnByGround(page);
      await page.emulateMedia({ forcedColors: 'active' });
      const left = await drawnByGround(page);
      const gone = Object.keys(drawn).filter((each) => drawn[each] && left[each] === false);
      expect.soft(gone, 'drawn by a ground that forced colours take away').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });

      await setTextSize(page, 32);
      await again();
      expect.soft(await cutOff(page), 'text of 200 % at 360 px').toEqual(whole);
      await setTextSize(page, 16);
      await page.setViewportSize({ width: 320, height: 800 });
      await again();
      await setTextSpacing(page, true);
      expect.soft(await cutOff(page), 'spaced text at 320 px').toEqual(whole);
      if (noisy) silentConsole.length = 0;
    });
  }
});
