import { declaredRoutes, expect, hydrated, test } from '../support/site.ts';

/**
 * The pages that most visits see, and one of each kind. What a screen reader is told of each stands in `trees/`, read and
 * found sensible by a person; `npm run e2e -- matrices/trees --update-snapshots` renews it, and its difference is part of
 * the change. Home's is that of the whole document, the others' that of what differs: their main part.
 */
const main = [
  '/',
  '/planes-sociales',
  '/meta-ads-marketing',
  '/planes-crm',
  '/planes-soporte',
  '/tienda-en-linea',
  '/lanzamientos-cursos',
  '/testimonios-videos',
  '/solicitar-cita',
  '/terminos-condiciones',
];

/** These may leave the footer on a day of their own. */
const expiring = (await declaredRoutes()).map(({ path }) => path).filter((path) => path.startsWith('/oferta-'));

for (const path of main) {
  test(`${path} reads as a sensible page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    for (const address of expiring)
      await page
        .locator(`li:has(> a[href="${address}"])`)
        .evaluateAll((links) => links.map((link) => link.toggleAttribute('hidden', true)));
    const read = page.locator(path === '/' ? 'body' : 'main');
    // The year of the copyright is today's, and what costs how much is declared elsewhere.
    const tree = (await read.ariaSnapshot())
      .replace(/© \d{4}/, '© <year>')
      .replaceAll(/\$\d[\d,]*(\.\d+)?/g, '$<price>');
    expect(`${tree}\n`).toMatchSnapshot([`${path.slice(1) || 'inicio'}.aria.yml`]);
  });
}
