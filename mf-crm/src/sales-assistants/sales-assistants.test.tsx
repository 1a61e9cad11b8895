import { render, screen, within } from '@testing-library/react';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { content, contentBelow } from './content.ts';
import SalesAssistants from './sales-assistants.tsx';

beforeAll(() => loadSections(<SalesAssistants />));

beforeEach(() => {
  render(inShell(<SalesAssistants />, { address: '/asistentes-ventas' }));
});
const copy = { ...content(facts), ...contentBelow(facts) };
const hours = figure('mf-crm/assistant-hours');
const section = (name: string) => within(screen.getByRole('region', { name }));

test('the page says what the assistant does, and for how long a day', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${hours} horas al día`);
  const functions = section(copy.functions.heading);
  const way = screen.getByRole('link', { name: copy.hero.functions }).getAttribute('href');
  expect(way).toBe(`#${screen.getByRole('region', { name: copy.functions.heading }).id}`);
  expect(functions.getByText(new RegExp(`^${hours} horas diarias`))).toBeVisible();
  expect(functions.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Responde',
    'Califica',
    'Explica',
    'Agenda',
    'Confirma',
    'Insiste',
    'Cierra',
    'Registra',
  ]);
});

test('both parties see what they commit themselves to', () => {
  const party = (name: string) => within(screen.getByRole('article', { name })).getAllByRole('listitem');
  expect(party('Nosotros')).toHaveLength(3);
  expect(party('Nosotros')[0]).toHaveTextContent(`${hours} horas diarias`);
  expect(party('Tú')).toHaveLength(3);
});

test('a note says who employs the assistant, and what hiring one away costs', () => {
  const note = within(screen.getByRole('complementary'));
  expect(note.getByText(/No existe una relación laboral directa entre él y tu empresa/)).toBeVisible();
  expect(
    note.getByText(`pagas a la agencia el equivalente a ${figure('mf-legal/hiring-payments')} pagos mensuales`, {
      exact: false,
    }),
  ).toBeVisible();
  expect(note.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '/terminos-condiciones');
});

test('no price is stated: it is asked for by chat, with the message typed in', () => {
  expect(document.body).not.toHaveTextContent('$');
  const price = section('¿Cuánto cuesta?');
  const hero = within(screen.getByRole('banner'));
  expect(hero.getByText(/^El precio depende de tus canales/)).toBeVisible();
  expect(price.getByText(/^Dinos por qué canales te escriben .+ calculamos tu precio\.$/)).toBeVisible();
  const message = price.getByRole('blockquote').textContent;
  const chat = `/demo/chat/13055550123?text=${encodeURIComponent(message)}`;
  expect(message).toBe('Hola, quiero información y el precio del servicio de asistentes de ventas');
  for (const name of [/^Pedir precio por chat/, /^Preguntar el precio/, /^Escribir por chat/]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', chat);
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});

test('a link leads back to the CRM services', () => {
  expect(screen.getByRole('link', { name: 'Servicios de CRM' })).toHaveAttribute('href', '/crm-servicios');
});
