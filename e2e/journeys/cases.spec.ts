import { expect, hydrated, test } from '../support/site.ts';

// Each page that sells something, and the demonstration's proof of it.
const proofs = [
  ['/planes-sociales', 'Panadería Trigal', '+38 %'],
  ['/planes-crm', 'Muebles Nogal', '9 días'],
  ['/planes-soporte', 'Muebles Nogal', '9 días'],
  ['/planes-mantenimiento', 'Café Altura', 'caídas en fin de semana'],
  ['/meta-ads-marketing', 'Taller Ríos', '$11'],
  ['/venta-sitios-web', 'Clínica dental Miramar', '4 de 10'],
  ['/lanzamientos-cursos', 'Academia Compás', '112'],
  ['/mentoria-privada-con-direccion', 'Vega Arquitectura', 'Salí de la segunda sesión'],
] as const;

for (const [path, client, proof] of proofs) {
  test(`${path} shows what came of it, without scripts, and leads to the story`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    const shown = page.getByRole('article', { name: client });
    await expect(shown).toContainText(proof);
    await expect(shown).toContainText('Caso de muestra');
    await shown.getByRole('link', { name: `Leer el caso completo de ${client}` }).click();
    await expect(page).toHaveURL(/\/testimonios-videos#caso-[a-z-]+$/);
    const story = page.getByRole('article', { name: client }).filter({ hasText: 'Lo que hicimos' });
    await expect(story).toBeInViewport();
    await expect(story).toContainText('El problema');
    await page.close();
  });
}

test('who comes to a page in the browser sees its case and finds the story there', async ({ page }) => {
  await page.goto('/testimonios-videos');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Redes sociales' }).click();
  await expect(page).toHaveURL('/planes-sociales');
  const shown = page.getByRole('article', { name: 'Panadería Trigal' });
  await expect(shown).toContainText('+38 %');
  await shown.getByRole('link', { name: /^Leer el caso completo/ }).click();
  await expect(page).toHaveURL('/testimonios-videos#caso-panaderia-trigal');
  const stories = page.getByRole('region', { name: 'Casos, de principio a fin' });
  await expect(stories.getByRole('article', { name: 'Panadería Trigal' }).last()).toContainText('Lo que hicimos');
});

test('each card of the testimonials page leads to its story', async ({ page }) => {
  await page.goto('/testimonios-videos');
  const cards = page.getByRole('region', { name: 'Casos, de principio a fin' }).getByRole('link');
  await expect(cards).toHaveCount(8);
  await cards.getByText('Taller Ríos').click();
  await expect(page).toHaveURL('/testimonios-videos#caso-taller-rios');
  await expect(page.locator('#caso-taller-rios')).toBeInViewport();
});
