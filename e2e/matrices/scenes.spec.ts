import { expect, test, type Page } from '@playwright/test';
import { themes } from '../support/axe.ts';
import { arrive } from '../support/header.ts';
import { declaredScreens } from '../support/site.ts';

/** Pages that sell nothing by themselves, and open with art of their own all the same. */
const besides = [
  '/',
  '/crm-servicios',
  '/asistentes-ventas',
  '/creacion-plataforma-cursos',
  '/lanzamiento-estrategico-curso',
  '/mantenimiento-relanzamiento',
  '/catalogo-norte',
  '/catalogo-sur',
  '/testimonios-videos',
  '/crm-faq',
  '/cotizar-sitio-web',
  '/planes-de-marketing',
  '/oferta-especialista-en-ads',
  '/oferta-disenador-video-ai',
  '/soporte',
  '/solicitar-cita',
  '/politica-citas',
  '/terminos-condiciones',
  '/politica-privacidad',
];
const selling = (await declaredScreens()).filter(({ service, sells }) => service ?? (sells && sells.length > 0));
const pages = [...new Set([...besides, ...selling.map(({ path }) => path)])];

test('words in tiles can be read and stay inside of them: on phones, tablets and desktops, by day, by night and in forced colours', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const small: string[] = [];
  const faint: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [360, 740],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      small.push(...(await smallWords(page)).map((fault) => `${path} at ${width} px: ${fault}`));
    }
    for (const theme of ['light', 'dark', 'forced'] as const) {
      await page.emulateMedia(themes[theme]);
      faint.push(...(await faintWords(page)).map((fault) => `${path}, ${theme}: ${fault}`));
    }
    await page.emulateMedia(themes.light);
  }
  expect.soft(small).toEqual([]);
  expect(faint).toEqual([]);
});

/** The words in a page's first tiles that are too small there, or reach out of their tile. */
function smallWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
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
}

/** The words in a page's tiles that stand out too little from their ground. */
function faintWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const lightness = (colour: string): number => {
      if (brush) brush.fillStyle = colour;
      brush?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    return [...document.querySelectorAll('main svg[data-assemble] text, [data-closing] svg text')].flatMap((text) => {
      const ground = text.parentElement?.querySelector('path');
      if (!ground || !text.checkVisibility()) return [];
      const [one, other] = [text, ground].map((each) => lightness(getComputedStyle(each).fill)) as [number, number];
      const contrast = Math.max(one, other) / Math.min(one, other);
      return contrast < 4.5 ? [`${text.textContent}: ${contrast.toFixed(2)}`] : [];
    });
  });
}

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
