import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import WebsiteQuote from './website-quote.tsx';

beforeAll(() => loadSections(<WebsiteQuote />));

beforeEach(() => {
  render(inShell(<WebsiteQuote />, { address: '/cotizar-sitio-web' }));
});

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the page opens with what it is for and the way back', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cotiza tu sitio web');
  expect(screen.getByRole('link', { name: 'Todos los sitios web' })).toHaveAttribute('href', '/venta-sitios-web');
});

test('the survey is in the page', () => {
  expect(screen.getByTitle('Cuestionario para cotizar tu sitio web')).toHaveAttribute(
    'src',
    '/demo/encuesta?encuesta=cotizar-sitio',
  );
});

test('beside the survey stand what to have at hand and what follows', () => {
  const steps = region('Tu proyecto').getAllByRole('listitem');
  expect(steps).toHaveLength(7);
  expect(steps.at(-1)).toHaveTextContent('Pedir la cotización no te compromete a nada.');
});

test.each([
  ['Landing page con video', '$500 USD', '/landing-page-500'],
  ['Sitio web Corporativo', '$1,000 USD', '/sitio-web-corporativo'],
  ['Sitio web Premium', '$2,000 USD', '/sitio-web-premium'],
  ['Tienda en línea', '$2,000 USD', '/tienda-en-linea'],
])('%s costs %s, and its line leads to its page', (name, price, path) => {
  const link = region('¿Ya sabes qué quieres?').getByRole('link', { name: new RegExp(`^${name}`) });
  expect(link).toHaveTextContent(price);
  expect(link).toHaveAttribute('href', path);
});

test('the store and what is made to measure say what else they cost', () => {
  const prices = region('¿Ya sabes qué quieres?');
  expect(prices.getByText(/plataforma desde \$39 USD al mes/)).toBeVisible();
  expect(prices.getByText(/sitio web personalizado, desde \$2,000 USD/)).toBeVisible();
});

test('when the answer comes, who gives it and what stopping costs is said, and nothing of it twice', () => {
  const answers = region('Antes de decidir');
  expect(answers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '¿Qué recibo?',
    '¿Cuándo?',
    '¿Qué necesitan de mí?',
    '¿Quién lo hace?',
    '¿Y si cambio de idea?',
    '¿Qué sigue?',
  ]);
  expect(answers.getByText(/de lunes a viernes, de 09:30 a 17:30, hora de Miami/)).toBeVisible();
  expect(answers.getByText(/^Lo que contrates después .*penalidad del 25\s%/)).toBeVisible();
  for (const once of [/09:30 a 17:30/, /no te compromete a nada/]) expect(screen.getAllByText(once)).toHaveLength(1);
});

test('who would rather talk books an appointment', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Agendar Cita' }));
  expect(within(screen.getByRole('dialog')).getByTitle('Agenda tu cita')).toHaveAttribute(
    'src',
    '/demo/calendario?agenda=ventas',
  );
});
