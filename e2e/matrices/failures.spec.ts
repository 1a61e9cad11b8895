import { expect, hydrated, test } from '../support/site.ts';
import { demoClient } from '../support/testimonials.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a toast that is asked for without a network is shown when there is one', async ({
  page,
  context,
  silentConsole,
}) => {
  await page.goto('/widgets');
  await hydrated(page);
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Copiar/ })
    .first()
    .click();
  await context.setOffline(false);
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText(/copiado/i)
      .first(),
  ).toBeVisible();
  silentConsole.length = 0;
});

test('a carousel whose code does not come is read and moved by hand, and moves by itself when it does', async ({
  page,
  silentConsole,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/*carousel-motion*', (route) => route.abort());
  await page.goto('/widget-testimonios');
  await hydrated(page);
  await expect(page.getByRole('main').getByText(demoClient(1), { exact: true }).first()).toBeVisible();
  const next = page.getByRole('button', { name: /^Siguiente: / });
  await expect(next).toHaveCount(0);
  // The row is a stop of the Tab key until its slides are moved by buttons; who stands on it then keeps their place.
  const carousel = page.getByRole('region', { name: 'Testimonios en video' });
  await carousel.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  const focused = page.locator(':focus');
  await expect(focused).toHaveCount(1);
  await page.unroute('**/*carousel-motion*');
  await expect(next).toBeVisible();
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(carousel.locator('figure :focus')).toHaveAccessibleName(/^Reproducir el testimonio de/);
  silentConsole.length = 0;
});
