import { expect, test } from '../support/site.ts';

test('the place of each form, survey and calendar is at least as high as specified, on a phone and on a desktop', async ({
  page,
}) => {
  // In px; the booking dialog has a test of its own.
  const places = {
    '/solicitar-cita': 856,
    '/solicitud-cita': 654,
    '/planes-crm?plan=personalizado': 654,
    '/cotizar-sitio-web': 654,
    '/oferta-especialista-en-ads': 600,
    '/oferta-disenador-video-ai': 600,
    '/soporte': 533,
  };
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, height] of Object.entries(places)) {
      await page.goto(path);
      // The frame and what is said of it.
      const place = page.locator('main iframe').locator('..');
      await expect(place, path).toHaveCSS('min-height', `${height}px`);
      const { height: shown = 0 } = (await place.boundingBox()) ?? {};
      expect(shown, `${path} at ${width} px`).toBeGreaterThanOrEqual(height);
    }
  }
});
