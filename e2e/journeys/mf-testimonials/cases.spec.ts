import { test } from '../../support/returning.ts';
import { expect, hydrated } from '../../support/site.ts';

test('cases come first where success stories are promised, then the videos; from one to the next without a page load', async ({
  page,
}) => {
  await page.goto('/testimonios-videos');
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Casos: quiénes son y qué cambió', 'En video']);
  const stories = page.getByRole('region', { name: 'Casos: quiénes son y qué cambió' });
  await expect(stories.getByRole('heading', { level: 3 })).toHaveCount(13);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await stories.getByRole('link', { name: 'Panadería Trigal' }).click();
  await expect(page).toHaveURL('/testimonios-videos/panaderia-trigal');
  await expect(page.getByRole('article')).toContainText('+38 %');
  const more = page.getByRole('navigation', { name: 'Más casos' });
  await more.getByRole('link', { name: /^Siguiente/ }).click();
  await expect(page).toHaveURL('/testimonios-videos/barro-y-lino');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barro y Lino');
  await expect(page.getByRole('article')).toContainText('61');
  await expect(page.getByRole('article')).not.toContainText('+38 %');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await more.getByRole('link', { name: 'Ver todos los casos' }).click();
  await expect(page).toHaveURL('/testimonios-videos#casos');
});

test('a case is found by search engines and machines: head, trail, site map, text, and its article', async ({
  request,
}) => {
  const path = '/testimonios-videos/muebles-nogal';
  const html = await (await request.get(path)).text();
  expect(html).toMatch(/<title>Muebles Nogal: qué hicimos y qué cambió \| /);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}">`));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string; itemListElement?: unknown[] }[] };
  expect(graph.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
  expect(graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement).toHaveLength(3);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
  expect(await (await request.get(`${path}.md`)).text()).toContain('Lo que hicimos');
  expect((await request.get('/testimonios-videos/nadie')).status()).toBe(404);
});
