import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import Advisory from './advisory.tsx';

beforeAll(() => loadSections(<Advisory />));

const open = (query = '') => render(inShell(<Advisory />, { address: `/asesoria-clientes${query}` }));
const panel = () => within(screen.getByRole('tabpanel'));
const costs = () =>
  panel()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

test('the page says that it is for active clients only, and what both hours cost', () => {
  open();
  const hero = screen.getByRole('banner');
  expect(within(hero).getByText('Solo para clientes activos')).toBeVisible();
  expect(hero).toHaveTextContent('Equipo$100 USD por horauna hora suelta, además de tu plan');
  expect(hero).toHaveTextContent('CEO$250 USD por horauna hora suelta, además de tu plan');
  expect(screen.getByText(/^Esta asesoría es para negocios que hoy tienen un servicio con nosotros/)).toBeVisible();
});

test('it opens with the team: $100 an hour, in sessions of 1 to 2 hours', () => {
  open();
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Equipo');
  expect(panel().getByText('$100').closest('p')).toHaveTextContent('$100 USD por hora');
  expect(panel().getByText('una hora suelta, además de tu plan')).toBeVisible();
  expect(panel().getByText('Sesiones de 1 a 2 horas')).toBeVisible();
  expect(costs()).toEqual([
    ['1 hora', '$100 USD'],
    ['2 horas', '$200 USD'],
  ]);
});

test('the CEO costs $250 an hour', async () => {
  open();
  await userEvent.click(screen.getByRole('tab', { name: 'CEO' }));
  expect(panel().getByText('$250').closest('p')).toHaveTextContent('$250 USD por hora');
  expect(costs()).toEqual([['1 hora', '$250 USD']]);
});

test.each([
  ['', 'Agendar con el equipo', 'equipo'],
  ['?plan=ceo', 'Agendar con el CEO', 'ceo'],
])('from the tab of %p their own calendar opens in a dialog', async (query, name, advisor) => {
  open(query);
  await userEvent.click(panel().getByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name }));
  expect(dialog.getByTitle(name)).toHaveAttribute('src', `/demo/calendario?agenda=asesoria&con=${advisor}`);
});

test.each(['equipo', 'ceo'])('beside the calendar of %s stands how an hour is moved and called off', (plan) => {
  open(`?plan=${plan}`);
  expect(
    panel().getByText(
      /^Cambias o cancelas tu cita .*12 horas.*Un pago único .*24 horas siguientes al pago, .*penalidad del 25\s%/,
    ),
  ).toBeVisible();
});

test.each([
  ['?plan=ceo', 'CEO'],
  ['?plan=equipo', 'Equipo'],
  ['?plan=nadie', 'Equipo'],
])('the address with %s shows the tab %s', (query, name) => {
  open(query);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
});

test('a phrase of the guide leads to the one to talk to', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: /no sé si estamos cobrando lo correcto.+CEO, \$250 USD/ }));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('CEO');
});

test('it says how soon an appointment is confirmed and changed, and links its policy', () => {
  open();
  const steps = within(screen.getByRole('region', { name: 'Qué pasa cuando agendas' }));
  expect(steps.getByText(/responde en 24 horas/)).toBeVisible();
  expect(steps.getByText(/al menos 12 horas de anticipación/)).toBeVisible();
  expect(steps.getByRole('link', { name: 'Política de citas' })).toHaveAttribute('href', '/politica-citas');
});
