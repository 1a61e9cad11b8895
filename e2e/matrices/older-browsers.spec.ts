import type { Locator, Page } from '@playwright/test';
import { banner, box, menu, menuButton, searchButton } from '../support/header.ts';
import { lacks, takeAway } from '../support/older-browsers.ts';
import { expect, hydrated, test, withoutOffer } from '../support/site.ts';
import { arriveToCopy, copyLink, region } from '../support/toasts.ts';

// The test changes the inline styles, too, which the content security policy allows by hash only.
test.use({
  actionTimeout: 15_000,
  bypassCSP: true,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

// Prefetches may still be pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const services = (page: Page): Locator => page.getByRole('navigation', { name: 'Servicios y precios' });

for (const lack of lacks)
  test(`in a browser without ${lack.title} the site is whole`, async ({ page }) => {
    test.setTimeout(120_000);
    await takeAway(page, lack);
    await withoutOffer(page);

    await test.step('home: menu, services and search open on screen, and the header stays', async () => {
      await page.goto('/');
      await hydrated(page);
      await expect(page.getByRole('button', { name: /^Versiones/ })).toBeInViewport();
      await menuButton(page).click();
      await expect(menu(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Servicios', exact: true }).click();
      await expect(services(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await searchButton(page).click();
      await expect(services(page)).toBeHidden();
      await box(page).fill('tienda');
      await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      expect(Math.round((await banner(page).boundingBox())?.y ?? NaN)).toBe(0);
    });

    await test.step('a link leads on within the document, a tab shows its panel and writes its address, back undoes it', async () => {
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await page.getByRole('button', { name: 'Servicios', exact: true }).click();
      await services(page).locator('a[href^="/planes-sociales"]').first().click();
      await expect(page).toHaveURL(/\/planes-sociales/);
      await hydrated(page);
      await expect(page.locator('html[data-same-document]')).toHaveCount(1);
      const panels = page.getByRole('tabpanel');
      await expect(panels).toHaveCount(1);
      const tab = page.getByRole('tab', { selected: false }).first();
      const name = await tab.textContent();
      await tab.click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name ?? '');
      await expect(panels).toHaveCount(1);
      await expect(page).toHaveURL(/\?plan=/);
      await page.goBack();
      await expect(page.getByRole('tab', { selected: true })).not.toHaveText(name ?? '');
    });

    await test.step('finished sites are shown, as a computer shows them', async () => {
      await page.goto('/venta-sitios-web');
      await hydrated(page);
      const site = page.getByRole('region', { name: /^El sitio de / }).first();
      await site.scrollIntoViewIfNeeded();
      await expect(site.getByRole('img').first()).toBeInViewport();
    });

    await test.step('a toast shows, and the keyboard walks it', async () => {
      await arriveToCopy(page);
      await copyLink(page);
      await page.keyboard.press('Alt+t');
      await expect(region(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(region(page)).not.toBeFocused();
    });
  });
