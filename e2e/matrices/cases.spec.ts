import { test } from '../support/returning.ts';
import { expect, hydrated } from '../support/site.ts';
import { testimonialsHeading } from '../support/known-pages.ts';

// Each page that sells something, and the demonstration's proof of it.
const proofs = [
  ['/planes-sociales', 'Panadería Trigal', '+38 %'],
  ['/planes-crm', 'Muebles Nogal', '9 días'],
  ['/planes-mantenimiento', 'Café Altura', 'caídas en fin de semana'],
  ['/meta-ads-marketing', 'Taller Ríos', '$11'],
  ['/venta-sitios-web', 'Clínica dental Miramar', '4 de 10'],
  ['/sitio-web-premium', 'Clínica dental Miramar', '4 de 10'],
  ['/sitio-web-corporativo', 'Ancla Logística', '1 de 3'],
  ['/tienda-en-linea', 'Barro y Lino', '61'],
  ['/landing-page-500', 'Huerta en casa', '6 de 100'],
  ['/lanzamientos-cursos', 'Academia Compás', '112'],
  ['/creacion-plataforma-cursos', 'Academia Compás', '112'],
  ['/lanzamiento-estrategico-curso', 'Academia Compás', '112'],
  ['/planes-soporte', 'Muebles Nogal', '11 → 0'],
  ['/mantenimiento-relanzamiento', 'Estudio Acuarela', '58'],
  ['/asistentes-ventas', 'Óptica Lucero', '6 min'],
  ['/asesoria-clientes', 'Librería Faro', '96'],
  ['/mentoria-privada-con-direccion', 'Vega Arquitectura', 'para entregar una propuesta'],
] as const;

test('every page that sells shows what came of it, in its HTML, and leads to the case, which is told on its page', async ({
  page,
}) => {
  for (const [path, client, proof] of proofs) {
    const html = await (await page.request.get(path)).text();
    const said = await page.evaluate(
      ([html, client]) => {
        const shown = [
          ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(`article[aria-label="${client}"]`),
        ];
        const links = [...(shown[0]?.querySelectorAll('a[href^="/testimonios-videos/"]') ?? [])];
        // The picture is one, too.
        const link = links.find(({ textContent }) => textContent !== '');
        return {
          shown: shown.map(({ textContent }) => textContent),
          link: link?.textContent,
          address: link?.getAttribute('href') ?? '/',
        };
      },
      [html, client] as const,
    );
    expect.soft(said, path).toMatchObject({
      shown: [expect.stringContaining(proof)],
      link: expect.stringMatching(new RegExp(`\\(${client}\\)$`)),
    });
    expect.soft(said.shown[0], path).toMatch(/Caso\sde\smuestra/);
    const told = await page.evaluate(
      ([html, client]) =>
        new DOMParser().parseFromString(html, 'text/html').querySelector(`main article[aria-label="${client}"]`)
          ?.textContent,
      [await (await page.request.get(said.address)).text(), client] as const,
    );
    expect.soft(told, path).toMatch(/El problema.*Lo que hicimos/s);
  }
});

for (const [path, client] of [
  ['/planes-mantenimiento', 'Café Altura'],
  ['/mentoria-privada-con-direccion', 'Vega Arquitectura'],
] as const)
  test(`${path} leads to the story of its case, without scripts`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    const shown = page.getByRole('article', { name: client });
    await shown.getByRole('link', { name: new RegExp(`\\(${client}\\)$`) }).click();
    await expect(page).toHaveURL(/\/testimonios-videos\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(client);
    const story = page.getByRole('article', { name: client });
    await expect(story).toContainText('El problema');
    await expect(story).toContainText('Lo que hicimos');
    await page.close();
  });

test('one client is followed from page to page, without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const [path, work] of [
    ['/planes-sociales', 'sus redes'],
    ['/meta-ads-marketing', 'sus anuncios'],
    ['/planes-crm', 'su CRM'],
    ['/asistentes-ventas', 'su chat'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: `Clínica dental Miramar ${work}` }).click();
    await expect(page).toHaveURL('/testimonios-videos/clinica-miramar');
    const works = page.getByRole('region', { name: 'De cerca: lo que hicimos para Clínica dental Miramar' });
    await works.getByRole('link', { name: work }).click();
    await expect(page).toHaveURL(path);
  }
  await page.close();
});

test('cases are shown by trade, without scripts; one that an old link leads to stays', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/testimonios-videos#caso-barro-y-lino');
  const names = page
    .getByRole('region', { name: 'Casos: quiénes son y qué cambió' })
    .getByRole('heading', { level: 3 });
  await expect(names.filter({ visible: true })).toHaveCount(13);
  await page.getByRole('radio', { name: 'Salud' }).check();
  await expect(names.filter({ visible: true })).toContainText([
    'Clínica dental Miramar',
    'Barro y Lino',
    'Óptica Lucero',
  ]);
  await expect(names.filter({ visible: true })).toHaveCount(3);
  await page.getByRole('radio', { name: 'Todos' }).check();
  await expect(names.filter({ visible: true })).toHaveCount(13);
  await page.close();
});

test('home proves itself without scripts: a wall of cases, each leading to its story', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  const wall = page.getByRole('region', { name: 'Cada negocio, un cambio' });
  await expect(wall.getByRole('listitem')).toHaveCount(13);
  const [shown, clips] = await Promise.all([
    wall.boundingBox(),
    page.getByRole('region', { name: testimonialsHeading }).boundingBox(),
  ]);
  expect((shown?.y ?? Infinity) < (clips?.y ?? 0), 'above the clips').toBe(true);
  await wall.getByRole('link', { name: 'Panadería Trigal' }).click();
  await expect(page).toHaveURL('/testimonios-videos/panaderia-trigal');
  await page.close();
});

test('a case that is changed in the site’s data shows on the offer’s page and, by the keyboard, where it is told whole, and back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/data/casos.json', async (route) => {
    const cases = (await (await route.fetch()).json()) as { result?: { figure: string } }[];
    await route.fulfill({
      json: cases.map((each) => ({ ...each, result: each.result && { ...each.result, figure: '+77 %' } })),
    });
  });
  await page.goto('/politica-citas');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Redes sociales' }).click();
  await expect(page).toHaveURL('/planes-sociales');
  const shown = page.getByRole('article', { name: 'Panadería Trigal' });
  await expect(shown).toContainText('+77 %');
  const link = shown.getByRole('link', { name: 'Mira sus publicaciones (Panadería Trigal)' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/testimonios-videos/panaderia-trigal');
  await expect(page).toHaveTitle(/^Panadería Trigal: /);
  const story = page.getByRole('article', { name: 'Panadería Trigal' });
  await expect(story).toContainText('+77 %');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/planes-sociales');
  await expect(link).toBeVisible();
});

test('a finished site is looked around in by keyboard, and as a phone shows it, without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  await page.goto('/venta-sitios-web');
  const view = page.getByRole('region', { name: 'El sitio de Clínica dental Miramar' });
  const height = async (): Promise<number> => (await view.getByRole('img').boundingBox())?.height ?? 0;
  await view.scrollIntoViewIfNeeded();
  const wide = await height();
  await view.focus();
  // The browser drops a key that comes while it still scrolls the page to what has the focus.
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await view.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  }).toPass();
  await page.getByRole('radio', { name: 'Computadora' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Celular' })).toBeChecked();
  expect(await height()).toBeGreaterThan(wide);
  await page.close();
});
