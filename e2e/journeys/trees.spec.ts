import { expect, hydrated, test } from '../support/site.ts';

/**
 * The pages that most visits see, and one of each kind. What a screen reader is told of each stands in `trees/`, read and
 * found sensible by a person; `npm run e2e -- journeys/trees --update-snapshots` renews it, and its difference is part of
 * the change.
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

for (const path of main) {
  test(`${path} reads as a sensible page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // The year of the copyright is today's.
    const tree = (await page.locator('body').ariaSnapshot()).replace(/© \d{4}/, '© <year>');
    expect(`${tree}\n`).toMatchSnapshot([`${path.slice(1) || 'inicio'}.aria.yml`]);
  });
}
