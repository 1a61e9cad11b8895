import type { ClientCase } from '@mosaico/shared-types';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { closing, hero, next, ready, survey } from './content.ts';
import WebsiteQuote from './website-quote.tsx';

const cases: ClientCase[] = (['landing-pages', 'corporate-sites', 'premium-sites', 'stores'] as const).map((topic) => ({
  id: topic,
  topics: [topic],
  client: `Cliente de ${topic}`,
  sector: 'Sector',
  problem: 'No tenía sitio.',
  done: ['Un sitio'],
  pictures: [{ url: '/sitio.webp', alt: 'Su sitio' }],
  sample: true,
}));

beforeAll(() => loadSections(<WebsiteQuote />));

beforeEach(() => {
  render(inShell(<WebsiteQuote />, { address: '/cotizar-sitio-web', cases }));
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const steps = () => region(next(facts).heading).getAllByRole('listitem');

test('the page opens with what it is for and the way back', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
  expect(screen.getByRole('link', { name: 'Todos los sitios web' })).toHaveAttribute('href', '/venta-sitios-web');
});

test('the survey is in the page', () => {
  expect(screen.getByTitle(survey.title)).toHaveAttribute('src', '/demo/encuesta?encuesta=cotizar-sitio');
});

test('what to have at hand is said beside the survey, and what follows', () => {
  for (const item of ready.items) expect(region(survey.heading).getByText(item)).toBeVisible();
  const answer = region('Tu propuesta se ve así');
  expect(answer.getByText(`Para Cliente de premium-sites`)).toBeVisible();
  expect(answer.getByText(/Caso de muestra/)).toBeVisible();
  expect(answer.getByText(figure('mf-websites/premium'))).toBeVisible();
  expect(steps()).toHaveLength(3);
  expect(steps().at(-1)).toHaveTextContent('Pedir la cotización no te compromete a nada.');
});

test.each([
  ['Landing page con video', 'mf-websites/landing', '/landing-page-500'],
  ['Sitio web Corporativo', 'mf-websites/corporate', '/sitio-web-corporativo'],
  ['Sitio web Premium', 'mf-websites/premium', '/sitio-web-premium'],
  ['Tienda en línea', 'mf-websites/store', '/tienda-en-linea'],
] as const)('%s says its price, and its site leads to its page', (name, price, path) => {
  const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
  expect(link).toHaveTextContent(figure(price));
  expect(link).toHaveAttribute('href', path);
});

test('the store and what is made to measure say what else they cost', () => {
  for (const words of [
    `plataforma, desde ${figure('mf-websites/store-platform')} USD al mes`,
    `Lo hacemos a tu medida, desde ${figure('mf-websites/custom')} USD`,
  ])
    expect(within(screen.getByRole('banner')).getByText(words, { exact: false })).toBeVisible();
});

test('when the answer comes and that asking binds to nothing is said in the steps, and nothing of it twice', () => {
  const [read, proposed, decided] = steps();
  const hours = figure('mf-legal/office-hours');
  expect(read).toHaveTextContent(`de lunes a viernes, de ${hours}, hora de Miami`);
  expect(proposed).toHaveTextContent('Si falta algo, lo ajustamos contigo en una cita.');
  expect(decided).toHaveTextContent('Pedir la cotización no te compromete a nada.');
  for (const once of [hours, 'no te compromete a nada'])
    expect(screen.getAllByText(once, { exact: false })).toHaveLength(1);
});

test('who would rather talk books an appointment', async () => {
  await userEvent.click(screen.getByRole('button', { name: closing.action }));
  expect(within(screen.getByRole('dialog')).getByTitle(closing.title)).toHaveAttribute(
    'src',
    '/demo/calendario?agenda=ventas',
  );
});
