import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneRepository, type Clone } from '../support/clone.ts';

let clone: Clone;
test.beforeAll(() => {
  clone = cloneRepository();
});
test.afterAll(() => clone.remove());

const edit = (file: string, change: (text: string) => string): void => {
  const path = join(clone.folder, 'mf-websites', 'src', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

test('a further website page is its data, an entry in pages.ts and its line in screens.ts; the shell is not touched', async () => {
  test.setTimeout(180_000);
  const data = readFileSync(join(clone.folder, 'mf-websites', 'src', 'websites', 'premium-site.ts'), 'utf8');
  writeFileSync(
    join(clone.folder, 'mf-websites', 'src', 'websites', 'clinic-site.ts'),
    data.replace(/title: '[^']+'/, "title: 'El sitio de tu clínica'"),
  );
  edit('pages.ts', (text) =>
    text.replace(
      "  'website-quote': {",
      `  'clinic-site': {
    path: '/sitio-web-clinicas',
    title: 'Sitio web para clínicas',
    description: 'El sitio de una clínica, hecho con la misma plantilla que los demás para probar que basta con sus datos.',
    directory: { name: 'Sitio web para clínicas', category: 'Sitios web' },
  },
  'website-quote': {`,
    ),
  );
  edit('screens.ts', (text) =>
    text.replace(
      "  'website-quote':",
      "  'clinic-site': () => import('./websites/clinic-site.ts'),\n  'website-quote':",
    ),
  );

  const [, version = ''] = /built mf-websites@(\S+)/.exec((await clone.mosaico('build', 'mf-websites')).output) ?? [];
  expect((await clone.mosaico('publish', 'mf-websites')).code).toBe(0);
  const promotion = await clone.mosaico('promote', `mf-websites@${version}`, '--env', 'demo');
  expect(promotion.code, promotion.output).toBe(0);

  const site = join(clone.folder, '.mosaico', 'sites', 'demo', 'current');
  const page = readFileSync(join(site, 'sitio-web-clinicas.html'), 'utf8');
  expect(page).toContain('El sitio de tu clínica');
  expect(page).toContain('$2,000');
  expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).toContain('/sitio-web-clinicas<');
  expect(readFileSync(join(site, 'directorio-paginas.html'), 'utf8')).toContain('Sitio web para clínicas');
});
