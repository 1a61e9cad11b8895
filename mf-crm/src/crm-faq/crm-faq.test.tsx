import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { continued, type JsonLdNode } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import CrmFaq from './crm-faq.tsx';

const ids = [
  'precio',
  'pagos',
  'cancelar',
  'prueba',
  'iniciar',
  'terminar-prueba',
  'plataforma',
  'usuarios',
  'contactos',
  'canales',
  'instagram-automatizacion',
  'integraciones',
  'soporte',
  'entrenamientos',
  'migrar',
  'marketing',
  'personalizados',
];

beforeAll(() => loadSections(<CrmFaq />));

/** An amount as this page writes it. */
const usd = (name: Parameters<typeof figure>[0]) => figure(name).replace('$', 'USD ');
const monthly = `${usd('mf-crm/crm-premium')} al mes`;
const trial = figure('mf-crm/trial-days');
const workdays = facts.range('mf-crm/crm-workdays');

const page = inShell(<CrmFaq />, { address: '/crm-faq' });
const open = () => render(page).container;
const entries = (container: HTMLElement) =>
  [...container.querySelectorAll('details')].map((entry) => ({
    id: entry.id,
    question: entry.querySelector('summary')?.textContent,
    answer: [...entry.children]
      .filter(({ tagName }) => tagName !== 'SUMMARY')
      .map((part) => part.textContent)
      .join(''),
  }));
const answer = (id: string) => entries(open()).find((entry) => entry.id === id)?.answer;

test('the seventeen questions stand under their anchors, each with its answer in the prerendered page', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(entries(container).map(({ id }) => id)).toEqual(ids);
  for (const { question, answer: text } of entries(container)) {
    expect(question).toMatch(/^¿.+\?$/);
    expect(text.length).toBeGreaterThan(40);
  }
});

test('all questions are of one group, of which browsers keep one open, and none is open at load', () => {
  const html = renderToString(page);
  const names = [...html.matchAll(/<details[^>]*?name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(ids.length);
  expect(new Set(names).size).toBe(1);
  expect(html).not.toMatch(/<details[^>]* open/);
});

test('the structured data says what the page says', () => {
  const things: JsonLdNode[] = [];
  renderToString(inShell(<CrmFaq />, { addJsonLd: (thing) => things.push(thing) }));
  expect(things).toEqual(
    entries(open()).map(({ question, answer: text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  );
});

test.each([
  ['precio', `${monthly}, con usuarios y contactos ilimitados.`],
  ['precio', /acciones premium \(IA, SMS, llamadas y correos\) se cobran aparte/],
  ['precio', `pago único de ${usd('mf-crm/crm-implementation')}`],
  [
    'cancelar',
    /prueba gratis, sí: en Billing > Cancel subscription \(facturación > cancelar suscripción\); se aplica desde el siguiente ciclo\./,
  ],
  ['cancelar', `plan Premium con nosotros, ${continued(facts.text('mf-legal/cancel-monthly'))}`],
  ['prueba', `${trial} días`],
  ['prueba', `continúa automáticamente por ${monthly}, a menos que canceles`],
  ['terminar-prueba', `continúa automáticamente por ${monthly}`],
  ['terminar-prueba', 'Billing > Cancel subscription'],
  ['entrenamientos', `${figure('mf-crm/crm-trainings')} capacitaciones de ${figure('mf-crm/crm-training-hours')} hora`],
  ['entrenamientos', `hasta ${figure('mf-crm/support-full-trainings')} capacitaciones`],
  ['usuarios', /los usuarios son ilimitados/],
  ['contactos', /los contactos son ilimitados/],
  ['canales', usd('mf-crm/chat-integration')],
  ['soporte', figure('mf-crm/platform-chat')],
  ['soporte', `${figure('mf-crm/crm-support-days')} días`],
  ['iniciar', `se estima entre ${workdays.least} y ${workdays.most} días hábiles`],
  ['pagos', /tarjeta de crédito o débito.+mensual/],
  ['personalizados', `empieza en ${usd('mf-crm/crm-custom')}`],
])('the answer to %s says %s', (id, text) => {
  expect(answer(id)).toMatch(text);
});

test('three tiles say the price, the trial and the support', () => {
  open();
  const tiles = within(screen.getByRole('list', { name: 'Lo esencial' })).getAllByRole('listitem');
  expect(tiles.map((tile) => tile.querySelector('strong')?.textContent)).toEqual([
    usd('mf-crm/crm-premium'),
    `${trial} días`,
    figure('mf-crm/platform-support'),
  ]);
  // The agency's own chat has its hours.
  expect(tiles[2]).toHaveTextContent('en el chat de soporte de la plataforma');
});

test('the free trial opens on the CRM’s own site', () => {
  open();
  for (const link of screen.getAllByRole('link', { name: /^Empezar prueba gratis/ })) {
    expect(link).toHaveAttribute('href', '/demo/crm-prueba');
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a row of subjects leads to the first question of each, in their order', () => {
  open();
  const links = within(screen.getByRole('navigation', { name: 'Preguntas por tema' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#precio', '#prueba', '#plataforma', '#soporte']);
});

test('the video has a heading, and nothing to play', () => {
  open();
  expect(screen.getByRole('heading', { name: 'El CRM explicado en video' })).toBeVisible();
  expect(document.querySelector('video, iframe')).toBeNull();
  expect(
    screen.getByText(`Pruébalo ${trial} días gratis; después, ${monthly} si no cancelas antes.`, { exact: false }),
  ).toBeVisible();
});

test('English words are said in English', () => {
  render(inShell(<CrmFaq />));
  const words = screen.getAllByText('Billing > Cancel subscription');
  expect(words.map(({ lang }) => lang)).toEqual(['en', 'en']);
});
