import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { SiteNow } from '@mosaico/shared-types';
import { entriesAmong } from '../../shell/src/search/entries.ts';
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

test('a further website page is its data and an entry in pages.ts; the shell is not touched', async () => {
  test.setTimeout(300_000);
  const data = readFileSync(join(clone.folder, 'mf-websites', 'src', 'websites', 'premium-site.ts'), 'utf8');
  writeFileSync(
    join(clone.folder, 'mf-websites', 'src', 'websites', 'clinic-site.ts'),
    data.replace(/title: '[^']+'/, "title: 'El sitio de tu clínica'"),
  );
  edit('pages.ts', (text) =>
    text.replace(
      "  'website-quote': {",
      `  'clinic-site': {
    screen: './websites/clinic-site.ts',
    path: '/sitio-web-clinicas',
    title: 'Sitio web para clínicas',
    description: 'El sitio de una clínica, hecho con la misma plantilla que los demás para probar que basta con sus datos.',
    directory: { name: 'Sitio web para clínicas', category: 'Sitios web' },
    parent: 'mf-websites/website-sales',
    footer: { group: 'Servicios', label: 'Sitios para clínicas', order: 15 },
    search: { words: ['clínica', 'sitio para mi consultorio'] },
  },
  'website-quote': {`,
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
  const [, trail = ''] = /<nav [^>]*aria-label="Ruta de navegación".*?<ol[^>]*>(.*?)<\/ol>/s.exec(page) ?? [];
  expect([...trail.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual(['/', '/venta-sitios-web']);
  expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).toContain('/sitio-web-clinicas<');
  expect(readFileSync(join(site, 'directorio-paginas.html'), 'utf8')).toContain('Sitio web para clínicas');
  const { table } = JSON.parse(readFileSync(join(site, 'revision.json'), 'utf8')) as SiteNow;
  const entries = entriesAmong(table.routes).filter(({ address }) => address === '/sitio-web-clinicas');
  expect(entries).toMatchObject([
    { title: 'Sitio web para clínicas', words: ['clínica', 'sitio para mi consultorio'] },
  ]);
});
