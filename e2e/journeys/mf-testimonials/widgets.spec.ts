import { foreignSite } from '../../support/foreign-site.ts';
import { declaredScreens, expect, hydrated, stopTime, test } from '../../support/site.ts';
import { siteOrigin, widgetCode } from '../../support/widget.ts';

const widget = '/widget-testimonios';
const label = 'Testimonios en video';

test('the code is copied, and said, and the button says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopTime(page);
  await page.goto('/widgets');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Copiar código' });
  await button.click();
  await expect(page.getByText('¡Copiado!')).toBeVisible();
  await expect(page.getByText('Código del widget copiado al portapapeles')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('pre').first().textContent(),
  );
  await page.clock.runFor(1_900);
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await page.clock.runFor(100);
  await expect(button).toBeVisible();
});

test('opened by itself, the widget gets header and footer when they can be shown as they look, a page like any other', async ({
  page,
}) => {
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/shell/shell.*.css', (route) => late.then(() => route.continue()));
  await page.goto(widget);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  answer();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Ponlo en tu sitio' }).click();
  await expect(page).toHaveURL('/widgets');
});

test('another site embeds the widget with the code of the page: the widget alone, without scrollbars', async ({
  page,
  request,
  baseURL,
}) => {
  const site = await foreignSite(await widgetCode(page, request, baseURL));
  try {
    await page.goto(site.origin);
    const frame = page.locator('iframe');
    const inside = page.frameLocator('iframe');
    await expect(inside.getByRole('heading', { level: 1, name: 'Lo que Dicen Nuestros Clientes' })).toBeAttached();
    await expect(inside.getByRole('region', { name: label }).locator('figure')).toHaveCount(12);
    // Hydrated: until then the clients are links, too.
    await expect(inside.getByRole('button', { name: /^Reproducir el testimonio de/ }).first()).toBeVisible();
    for (const landmark of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(inside.getByRole(landmark)).toHaveCount(0);
    await expect(inside.getByRole('link', { name: /chat/i })).toHaveCount(0);

    // Every link leaves the frame, which nothing else of the site may be shown in.
    for (const link of await inside.getByRole('link').all()) await expect(link).toHaveAttribute('target', '_blank');

    const fits = async (width: number): Promise<number> => {
      await page.setViewportSize({ width, height: 800 });
      const needed = () =>
        inside
          .locator('main > *')
          .first()
          .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
      await expect.poll(async () => (await frame.getAttribute('height')) === String(await needed())).toBe(true);
      return needed();
    };
    const [phone, desktop] = [await fits(400), await fits(1200)];
    expect(phone).not.toBe(desktop);

    await inside
      .getByRole('button', { name: /^Reproducir el testimonio de/ })
      .first()
      .click();
    await expect
      .poll(() => inside.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  } finally {
    await site.close();
  }
});

test('no other page may be shown in a frame of another site', async ({ page, request, silentConsole, baseURL }) => {
  for (const { path } of await declaredScreens()) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy.includes("frame-ancestors 'self'"), path).toBe(path !== widget);
  }
  const site = await foreignSite(`<iframe src="${siteOrigin(baseURL)}/widgets"></iframe>`);
  try {
    await page.goto(site.origin);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: /testimonios/ })).toHaveCount(0);
    expect(silentConsole.join()).toContain('frame-ancestors');
    silentConsole.length = 0;
  } finally {
    await site.close();
  }
});
