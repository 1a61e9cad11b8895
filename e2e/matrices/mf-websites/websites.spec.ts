import { open } from '../../support/home.ts';
import { reelLink, reelName } from '../../support/reels.ts';
import { test } from '../../support/returning.ts';
import { expect } from '../../support/site.ts';

test('a finished site of each kind is looked at without scripts, and leads to what it is sold as', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/venta-sitios-web');
  const sites = page.getByRole('region', { name: 'Así quedan terminados' });
  const kinds = sites.getByRole('group', { name: 'Qué sitio terminado quieres ver' });
  await expect(kinds.getByRole('radio', { name: /^Sitio web Premium/ })).toBeChecked();
  await expect(sites.getByRole('article')).toHaveCount(1);
  await kinds.getByRole('radio', { name: /^Sitio web Premium/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sites.getByRole('article')).toHaveAccessibleName('Barro y Lino');
  await page.keyboard.press('ArrowRight');
  await expect(sites.getByRole('article')).toHaveAccessibleName('Huerta en casa');
  await kinds.getByRole('radio', { name: /Ancla Logística$/ }).check();
  await expect(sites.getByRole('article')).toHaveAccessibleName('Ancla Logística');
  await expect(sites.getByRole('article')).toContainText('Caso de muestra');
  await sites.getByRole('link', { name: /^Sitio web Corporativo/ }).click();
  await expect(page).toHaveURL('/sitio-web-corporativo');
  await page.close();
});

test('on a phone, a reel out of sight is not asked for until it is swiped to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/venta-sitios-web');
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await reelLink(page, 1).scrollIntoViewIfNeeded();
  await expect(page.getByTitle(reelName(1), { exact: true })).toHaveCount(1);
  await expect(page.getByTitle(reelName(3), { exact: true })).toHaveCount(0);
  await reelLink(page, 3).scrollIntoViewIfNeeded();
  await expect(page.getByTitle(reelName(3), { exact: true })).toHaveCount(1);
  expect([...asked]).toContain('/demo/reel');
});

test('a reel that does not come within 10 s is replaced by a message, with its link and the chat', async ({ page }) => {
  await page.clock.install();
  await page.route('**/demo/reel?video=2', () => undefined);
  await open(page, '/venta-sitios-web');
  await page.getByRole('heading', { name: 'Míralo en video' }).scrollIntoViewIfNeeded();
  const isShown = (reel: number) => expect(page.getByTitle(reelName(reel), { exact: true })).toHaveCSS('opacity', '1');
  await isShown(1);
  await isShown(3);
  await page.clock.runFor(10_500);
  await expect(page.getByRole('status').filter({ hasText: 'No pudimos cargar esta parte' })).toHaveCount(1);
  await expect(page.getByTitle(reelName(2), { exact: true })).toHaveCount(0);
  await expect(reelLink(page, 2)).toHaveAttribute('href', '/demo/reel?video=2');
  await isShown(1);
  await isShown(3);
});
