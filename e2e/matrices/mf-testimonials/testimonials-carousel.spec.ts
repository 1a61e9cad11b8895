import type { Page } from '@playwright/test';
import { test } from '../../support/returning.ts';
import { expect } from '../../support/site.ts';
import { come, open } from '../../support/testimonials.ts';

// Real videos, decoded by a machine that may have more to do.
test.describe.configure({ timeout: 120_000 });

test.describe('the carousel', () => {
  const label = 'Testimonios en video';
  const hint = 'Reproducción automática • Pausa al pasar el cursor';
  const slides = (page: Page) => page.getByRole('region', { name: label }).locator('[role=group]:not([inert])');
  /** Where the carousel stands, once nothing moves: the name of the leftmost slide in view. */
  const position = (page: Page): Promise<string> =>
    page.getByRole('region', { name: label }).evaluate(async (region) => {
      const leftmost = () =>
        [...region.querySelectorAll('[role=group]:not([inert])')]
          .map((slide) => ({ name: slide.getAttribute('aria-label') ?? '', x: slide.getBoundingClientRect().x }))
          .sort((one, other) => one.x - other.x)[0] ?? { name: '', x: 0 };
      // Embla moves it frame by frame, of which neither an event nor an animation tells.
      for (let before = leftmost(); ;) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const now = leftmost();
        if (now.name === before.name && now.x === before.x) return now.name;
        before = now;
      }
    });

  const standsAt = (page: Page, slide: number) => expect.poll(() => position(page)).toBe(`${slide} de 12`);

  async function show(page: Page, address = '/'): Promise<void> {
    // It goes on by itself meanwhile, and further when it is told to.
    await page.clock.install();
    await open(page, address);
    await page.locator('#testimonios').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: `Siguiente: ${label}` })).toBeVisible();
    await page
      .getByRole('region', { name: label })
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }

  /** The home page's section, for a visitor in whose browser no testimonial is known. */
  async function comeToSection(page: Page): Promise<void> {
    await come(page, 'Inicio');
    // The section itself is on its way from when its place is near.
    await page.getByRole('heading', { name: 'Reseñas de clientes' }).scrollIntoViewIfNeeded();
    await page.locator('#testimonios').scrollIntoViewIfNeeded();
  }

  // Each visit begins at one width, as the page was made, and goes on at the other side of the same step.
  for (const [count, widths] of [
    [2, [360, 767]],
    [4, [1440, 768]],
  ] as const)
    test(`${count} clients side by side at ${widths.join(' and ')} px; where none is known, ${count} placeholders first`, async ({
      page,
    }) => {
      const section = page.locator('#testimonios');
      const atEach = async (see: () => Promise<void>): Promise<void> => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await see();
        }
      };
      await page.setViewportSize({ width: widths[0], height: 900 });
      await open(page, '/');
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator('ul[aria-hidden]')).toHaveCount(0);
      await atEach(() => expect(slides(page)).toHaveCount(count));

      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/\/data\/testimonios\.json/, async (route) => {
        expect(route.request().url()).not.toContain('?');
        expect(await route.request().headerValue('cache-control')).toBe('no-cache');
        await held;
        await route.fallback();
      });
      await page.setViewportSize({ width: widths[0], height: 900 });
      await comeToSection(page);
      await atEach(async () => {
        await expect(section.locator('ul[aria-hidden] > li:visible')).toHaveCount(count);
        await expect(section.getByText(hint)).toBeVisible();
      });
      answer();
      await expect(section.locator('figure')).toHaveCount(12);
      await expect(section.locator('ul[aria-hidden]')).toHaveCount(0);
      await atEach(() => expect(slides(page)).toHaveCount(count));
    });

  test('goes on every 2.5 s and round the end, stands still under the mouse, and goes on when it leaves', async ({
    page,
  }) => {
    await show(page);
    await page.mouse.move(5, 5);
    const first = await position(page);
    await expect.poll(() => position(page), { timeout: 6_000 }).not.toBe(first);

    await page.getByRole('region', { name: label }).hover({ position: { x: 200, y: 60 } });
    const held = await position(page);
    await page.clock.runFor(3_500);
    expect(await position(page)).toBe(held);

    await page.mouse.move(5, 5);
    await expect.poll(() => position(page), { timeout: 6_000 }).not.toBe(held);
  });

  test('has a pause, a step back round the beginning, and one on', async ({ page }) => {
    await show(page);
    await page.getByRole('button', { name: `Pausar: ${label}` }).click();
    await page.mouse.move(5, 5);
    const held = await position(page);
    await page.clock.runFor(3_500);
    expect(await position(page)).toBe(held);
    await expect(page.getByRole('button', { name: `Reproducir: ${label}` })).toBeVisible();

    const at = Number.parseInt(held, 10);
    await page.getByRole('button', { name: `Siguiente: ${label}` }).click();
    await standsAt(page, (at % 12) + 1);
    for (let slide = at; slide >= 0; slide--) {
      await page.getByRole('button', { name: `Anterior: ${label}` }).click();
      await standsAt(page, slide || 12);
    }
  });

  test('stands still while a video plays, wherever the mouse and the focus go', async ({ page }) => {
    await show(page);
    await page.getByRole('button', { name: `Pausar: ${label}` }).click();
    const held = await position(page);
    await slides(page).first().getByRole('button').click();
    await page.getByRole('button', { name: `Reproducir: ${label}` }).click();
    await expect(page.locator('#testimonios video')).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(3_500);
    expect(await position(page)).toBe(held);
  });

  test('does not move by itself for who wants less motion, and does not say that it would', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    await page.mouse.move(5, 5);
    const held = await position(page);
    await page.clock.runFor(3_500);
    expect(await position(page)).toBe(held);
    await expect(page.getByRole('button', { name: `Pausar: ${label}` })).toHaveCount(0);
    await expect(page.getByText(hint)).toBeHidden();
  });

  test('is in the page for visitors below the minimum as well', async ({ page }) => {
    await show(page, '/inversion-minima');
    await expect(slides(page)).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 2, name: 'Lo que Dicen Nuestros Clientes' })).toBeVisible();
  });

  test('when no list is known and none arrives, its section has neither placeholders nor cards', async ({
    page,
    silentConsole,
  }) => {
    await page.route(/\/data\/testimonios\.json/, (route) => route.fulfill({ status: 500, body: 'no' }));
    await comeToSection(page);
    const section = page.locator('#testimonios');
    await expect
      .poll(() => silentConsole.filter((message) => message.includes('Network response was not ok')))
      .toHaveLength(1);
    await expect(section.locator('figure, ul[aria-hidden]')).toHaveCount(0);
    await expect(section.getByText(hint)).toHaveCount(0);
    await expect(section.getByRole('link', { name: 'Ver todos los testimonios' })).toBeVisible();
    silentConsole.length = 0;
  });
});
