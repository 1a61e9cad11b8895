import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../support/header.ts';

/** Pages that sell something, or lead to what does. */
const pages = [
  '/',
  '/planes-sociales',
  '/meta-ads-marketing',
  '/planes-mantenimiento',
  '/venta-sitios-web',
  '/landing-page-500',
  '/sitio-web-corporativo',
  '/sitio-web-premium',
  '/tienda-en-linea',
  '/planes-crm',
  '/crm-servicios',
  '/planes-soporte',
  '/asistentes-ventas',
  '/asesoria-clientes',
  '/lanzamientos-cursos',
  '/creacion-plataforma-cursos',
  '/lanzamiento-estrategico-curso',
  '/mantenimiento-relanzamiento',
  '/mentoria-privada-con-direccion',
  '/catalogo-norte',
  '/catalogo-sur',
  '/testimonios-videos',
];

/** What the art of the first screen draws, as it is seen: words, and the shapes on their grounds. */
const artOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const art = [...document.querySelectorAll('main svg')].filter((each) => each.getBoundingClientRect().width > 150);
    return art.map((each) => each.innerHTML.replace(/ (id|style)="[^"]*"/g, '')).join('');
  });

test('no two pages that sell something open with the same art', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const seen = new Map<string, string>();
  for (const path of pages) {
    await page.goto(path);
    const art = await artOf(page);
    expect(art, path).not.toBe('');
    expect(seen.get(art), `${path} opens like`).toBeUndefined();
    seen.set(art, path);
  }
});

test.describe('words in tiles', () => {
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
    [1440, 900],
  ] as const)
    test(`can be read at ${width} px, and stay inside of their tiles`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      const all: string[] = [];
      for (const path of pages) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const faults = await page.evaluate(() =>
          [...document.querySelectorAll('main header svg text')].flatMap((text) => {
            const tile = text.parentElement?.querySelector('path')?.getBoundingClientRect();
            const box = text.getBoundingClientRect();
            const drawing = text.closest('svg');
            if (!tile || !drawing || box.width === 0) return [];
            const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
            const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
            const says = text.textContent;
            return [
              ...(size < 10.9 ? [`${says}: ${size.toFixed(1)} px`] : []),
              ...(box.right > tile.right + 0.5 || box.left < tile.left - 0.5 ? [`${says}: out of its tile`] : []),
            ];
          }),
        );
        all.push(...faults.map((fault) => `${path}: ${fault}`));
      }
      expect(all).toEqual([]);
    });
});

test('art that fits a phone leaves nothing beside the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/planes-sociales', '/planes-crm', '/mantenimiento-relanzamiento']) {
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test('who wants less motion sees the tiles in their places at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/planes-sociales');
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('svg'))
        .length,
  );
  expect(moving).toBe(0);
});
