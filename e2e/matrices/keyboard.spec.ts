import { arrive, box, light, option } from '../support/header.ts';
import { control, inView, press } from '../support/keyboard.ts';
import { patterns } from '../support/keyboard-tables.ts';
import { test } from '../support/returning.ts';
import { expect, hydrated } from '../support/site.ts';

for (const [name, { begin, rows }] of Object.entries(patterns)) {
  test(`${name}: ${rows.length} rows`, async ({ page }) => {
    test.slow();
    for (const [keys, expected, shows] of rows) {
      await test.step(`${keys}: ${expected}`, async () => {
        await begin(page);
        await press(page, keys);
        await shows(page);
      });
    }
  });
}

test('carousel: a step for each press, however fast', async ({ page }) => {
  await patterns['carousel: the logos']?.begin(page);
  const [first = 0] = await inView(page);
  await control(page, 'Siguiente').focus();
  await press(page, 'Enter Space Enter');
  await expect.poll(() => inView(page)).toContain(((first + 2) % 8) + 1);
  await expect.poll(() => inView(page)).not.toContain(first);
});

test('combobox: keys that are faster than the list are answered when it comes', async ({ page }) => {
  await arrive(page, light);
  await box(page).focus();
  await page.keyboard.insertText('redes');
  await press(page, 'ArrowDown×2 Enter');
  await expect(page).toHaveURL('/meta-ads-marketing');
  await hydrated(page);
  await expect(option(page, 'Publicidad')).toBeHidden();
});
