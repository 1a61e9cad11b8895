import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Thing } from '@mosaico/shared-types';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import CrmFaq from './crm-faq.tsx';
import { subjects } from './scene.ts';

const ids = [
  'precio',
  'cancelar',
  'prueba',
  'plataforma',
  'entrenamientos',
  'usuarios',
  'contactos',
  'canales',
  'instagram-automatizacion',
  'soporte',
  'iniciar',
  'terminar-prueba',
  'migrar',
  'marketing',
  'integraciones',
  'pagos',
  'personalizados',
];

beforeAll(() => loadSections(<CrmFaq />));

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

test('the structured data says what the page says', () => {
  const things: Thing[] = [];
  renderToString(inShell(<CrmFaq />, { describe: (thing) => things.push(thing) }));
  expect(things).toEqual(
    entries(open()).map(({ question, answer: text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  );
});

test.each([
  ['precio', /^USD 97 al mes, con usuarios y contactos ilimitados\./],
  ['precio', /acciones premium \(IA, SMS, llamadas y correos\) se cobran aparte/],
  ['precio', /pago único de \$1,500/],
  ['cancelar', /prueba gratis, sí: en Billing > Cancel subscription; se aplica desde el siguiente ciclo\./],
  [
    'cancelar',
    /plan Premium con nosotros, cancelas cuando quieras; avísanos por escrito al menos 10 días.+penalidad del 40\s% del valor mensual\.$/,
  ],
  ['prueba', /7 días.+continúa automáticamente por USD 97 al mes, a menos que canceles/],
  ['terminar-prueba', /continúa automáticamente por USD 97 al mes.+Billing > Cancel subscription/],
  ['entrenamientos', /2 capacitaciones de 1 hora.+hasta 3/],
  ['usuarios', /los usuarios son ilimitados/],
  ['contactos', /los contactos son ilimitados/],
  ['canales', /\$49/],
  ['soporte', /24\/7.+15 días/],
  ['iniciar', /se estima entre 15 y 20 días hábiles/],
  ['pagos', /tarjeta de crédito o débito.+mensual/],
  ['personalizados', /empieza en \$1,500/],
])('the answer to %s says %s', (id, text) => {
  expect(answer(id)).toMatch(text);
});

test('three tiles say the price, the trial and the support', () => {
  open();
  const tiles = within(screen.getByRole('list', { name: 'Lo esencial' })).getAllByRole('listitem');
  expect(tiles.map((tile) => tile.querySelector('strong')?.textContent)).toEqual(['USD 97', '7 días', '24/7']);
});

test('the free trial opens on the CRM’s own site', () => {
  open();
  for (const link of screen.getAllByRole('link', { name: /^Empezar prueba gratis/ })) {
    expect(link).toHaveAttribute('href', '/demo/crm-prueba');
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('every question is in the list of topics, once', () => {
  open();
  const topics = within(screen.getByLabelText('Preguntas por tema'));
  expect(
    topics
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')?.slice(1))
      .sort(),
  ).toEqual([...ids].sort());
});

test('the opening has a tile for every question, by subject', () => {
  open();
  const listed = within(screen.getByLabelText('Preguntas por tema')).getAllByRole('list');
  expect(subjects.map(([, count]) => count)).toEqual(
    listed.map((list) => within(list).getAllByRole('listitem', { hidden: true }).length),
  );
});

test('the video has a heading, and nothing to play', () => {
  open();
  expect(screen.getByRole('heading', { name: 'El CRM explicado en video' })).toBeVisible();
  expect(document.querySelector('video, iframe')).toBeNull();
  expect(screen.getByText(/pruébalo: 7 días gratis; después, USD 97 al mes si no cancelas antes\.$/)).toBeVisible();
});

test('English words are said in English', () => {
  render(inShell(<CrmFaq />));
  const words = screen.getAllByText('Billing > Cancel subscription');
  expect(words.map(({ lang }) => lang)).toEqual(['en', 'en']);
});
