import { test } from '../../support/returning.ts';
import { expect, hydrated } from '../../support/site.ts';

test('a client asks for a support appointment in the embedded form and finds the policy', async ({ page }) => {
  await page.goto('/solicitar-cita');
  await hydrated(page);
  await expect(page.getByText('Solo para clientes activos')).toBeVisible();
  const rules = page.getByRole('region', { name: 'Qué pasa después de enviarla' }).getByRole('listitem');
  await expect(rules).toContainText(['2 a 3', '24 h', '12 h']);
  const form = page.getByTitle('Formulario de cita de soporte');
  await form.scrollIntoViewIfNeeded();
  expect((await form.boundingBox())?.height).toBe(856);
  await expect(form.contentFrame().getByRole('button', { name: 'Enviar' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Volver al catálogo' })).toHaveAttribute(
    'href',
    '/catalogo-servicios',
  );
  await page.getByRole('link', { name: 'Leer la política de citas' }).click();
  await expect(page).toHaveURL('/politica-citas');
});

for (const { path, title, says, links } of [
  {
    path: '/solicitud-recibida',
    title: 'Recibimos tu solicitud',
    says: ['Te enviamos un mensaje por chat para validar tus citas activas.', 'USD por hora, aparte de tu servicio.'],
    links: { 'Ver asesorías': '/asesoria-clientes' },
  },
  {
    path: '/cita-aceptada',
    title: 'Tu cita está confirmada',
    says: ['al menos 12 horas de anticipación'],
    links: {
      'Descargar la app': '/demo/descarga-videollamada',
      'Política de citas': '/politica-citas',
    },
  },
  {
    path: '/cita-cancelada',
    title: 'Tu cita quedó cancelada',
    says: ['Cancelar una cita no cancela tu servicio.'],
    links: { 'Agendar nueva cita': '/', 'Volver al inicio': '/' },
  },
  {
    path: '/gracias',
    title: 'Excelente Decisión',
    says: ['te enviamos el enlace o te pedimos que elijas otro horario.'],
    links: { 'Síguenos en redes': '/demo/perfil-social' },
  },
  {
    path: '/gracias-crm-tour',
    title: 'Tu recorrido del CRM quedó agendado',
    says: ['Te llega un correo de confirmación y te contacta un especialista.'],
    links: { 'Ver planes de CRM': '/planes-crm' },
  },
]) {
  test(`${path} says what has happened, what comes next and where to go`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    const said = await page.evaluate((source) => {
      const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
      return {
        title: main?.querySelector('h1')?.textContent,
        text: main?.textContent ?? '',
        links: Array.from(main?.querySelectorAll('a') ?? [], (a) => [a.textContent, a.getAttribute('href')] as const),
      };
    }, html);
    expect(said.title).toBe(title);
    for (const words of says) expect(said.text).toContain(words);
    for (const [name, target] of Object.entries(links))
      expect(said.links.filter(([words]) => words.startsWith(name)).map(([, href]) => href)).toEqual([target]);
  });
}

test('the support portal has its channels, times, answers, ticket form and what happens to data', async ({ page }) => {
  await page.goto('/soporte');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /soporte@agencia-mosaico/ })).toHaveAttribute(
    'href',
    'mailto:soporte@agencia-mosaico.example',
  );
  await expect(main.getByRole('link', { name: /^Estado del servicio/ })).toHaveAttribute(
    'href',
    '/demo/portal?seccion=estado',
  );
  await expect(main.getByText('Operativo')).toBeVisible();
  for (const figure of [
    '9:00 a 18:00',
    '4 a 12 horas',
    'Menos de 4 horas',
    '7 a 14 días',
    'Hasta 7 años',
    '18 años o más',
  ])
    await expect(main.getByRole('definition').filter({ hasText: figure })).toBeVisible();

  // One answer at a time, and it can be closed again, by keyboard.
  const answers = main.locator('details');
  await expect(answers).toHaveCount(7);
  await answers.nth(0).locator('summary').press('Enter');
  await expect(answers.nth(0)).toHaveAttribute('open');
  await answers.nth(6).locator('summary').press('Enter');
  await expect(answers.nth(6)).toHaveAttribute('open');
  await expect(answers.nth(0)).not.toHaveAttribute('open');
  await answers.nth(6).locator('summary').press('Enter');
  await expect(answers.nth(6)).not.toHaveAttribute('open');

  await main.getByRole('link', { name: 'Abrir un ticket' }).click();
  const form = page.getByTitle('Formulario de ticket de soporte');
  await expect(form).toBeInViewport();
  await expect(form.contentFrame().getByRole('button', { name: 'Enviar' })).toBeAttached();
  await expect(main.getByRole('link', { name: 'Política de privacidad' })).toHaveAttribute(
    'href',
    '/politica-privacidad',
  );
});
