import { arriveSearching, highlighted, wide } from '../../support/header.ts';
import { test } from '../../support/returning.ts';
import { expect } from '../../support/site.ts';

test('the highlight is seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await arriveSearching(page, wide);
  await page.keyboard.type('redes');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS('outline-style', 'none');
});
