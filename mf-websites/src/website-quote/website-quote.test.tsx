import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { closing, contentBelow, hero, ready, survey as surveyOf } from './content.ts';
import WebsiteQuote from './website-quote.tsx';

const survey = surveyOf(facts);

beforeAll(() => loadSections(<WebsiteQuote />));

beforeEach(() => {
  render(inShell(<WebsiteQuote />, { address: '/cotizar-sitio-web' }));
});

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the page opens with what it is for and the way back', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
  expect(screen.getByRole('link', { name: 'Todos los sitios web' })).toHaveAttribute('href', '/venta-sitios-web');
});

test('the survey is in the page', () => {
  expect(screen.getByTitle(survey.title)).toHaveAttribute('src', '/demo/encuesta?encuesta=cotizar-sitio');
});

test('what to have at hand is said before the survey, and what follows beside it', () => {
  for (const item of ready.items) expect(within(screen.getByRole('banner')).getByText(item)).toBeVisible();
  const steps = region(survey.heading).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  expect(steps.at(-1)).toHaveTextContent('Pedir la cotización no te compromete a nada.');
});

test.each([
  ['Landing page con video', 'mf-websites/landing', '/landing-page-500'],
  ['Sitio web Corporativo', 'mf-websites/corporate', '/sitio-web-corporativo'],
  ['Sitio web Premium', 'mf-websites/premium', '/sitio-web-premium'],
  ['Tienda en línea', 'mf-websites/store', '/tienda-en-linea'],
] as const)('%s says its price, and its site leads to its page', (name, price, path) => {
  const link = region(contentBelow(facts).prices.heading).getByRole('link', { name: new RegExp(`^${name}`) });
  expect(link).toHaveTextContent(`${figure(price)} USD`);
  expect(link).toHaveAttribute('href', path);
});

test('the store and what is made to measure say what else they cost', () => {
  const prices = region(contentBelow(facts).prices.heading);
  expect(
    prices.getByText(`plataforma desde ${figure('mf-websites/store-platform')} USD al mes`, { exact: false }),
  ).toBeVisible();
  expect(
    prices.getByText(`Lo hacemos a tu medida, desde ${figure('mf-websites/custom')} USD`, { exact: false }),
  ).toBeVisible();
});

test('when the answer comes and what stopping costs is said in the steps, and nothing of it twice', () => {
  const [read, proposed, decided] = region(survey.heading).getAllByRole('listitem');
  const hours = figure('mf-legal/office-hours');
  expect(read).toHaveTextContent(`de lunes a viernes, de ${hours}, hora de Miami`);
  expect(proposed).toHaveTextContent('Si falta algo, lo ajustamos contigo en una cita.');
  expect(decided).toHaveTextContent(`te devolvemos el ${figure('mf-legal/single-refund')}`);
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
