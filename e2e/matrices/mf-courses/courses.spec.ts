import { open } from '../../support/home.ts';
import { test } from '../../support/returning.ts';
import { expect, stopTime } from '../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('after 20 s the testimonials are offered, with a hint for 5 s, in a dialog with their widget', async ({
  page,
}) => {
  await stopTime(page);
  await open(page, '/mentoria-privada-con-direccion');
  const button = page.getByRole('button', { name: 'Testimonios' });
  await page.clock.runFor(19_900);
  await expect(button).toBeHidden();
  await page.clock.runFor(100);
  await expect(button).toBeVisible();
  // What loads the tooltip's code has timers, too.
  let waited = 0;
  const tick = async (): Promise<boolean> => {
    await page.clock.runFor(20);
    waited += 20;
    return page.getByRole('tooltip').isVisible();
  };
  await expect.poll(tick, { intervals: [50], timeout: 20_000 }).toBe(true);
  await page.clock.runFor(4_900 - waited);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.clock.resume();
  const widget = page.getByRole('dialog', { name: 'Testimonios' }).locator('[data-reviews-widget]');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Testimonios' })).toBeVisible();
  await expect(widget).toHaveCount(1);
  await expect(page.locator('script#reviews-widget')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.getByRole('link', { name: /Ir al inicio$/ }).click();
  await expect(page).toHaveURL('/');
  await expect(button).toBeHidden();
});
