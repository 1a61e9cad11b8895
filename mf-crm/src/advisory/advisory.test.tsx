import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import Advisory from './advisory.tsx';
import { content } from './content.ts';

beforeAll(() => loadSections(<Advisory />));

const open = (query = '') => render(inShell(<Advisory />, { address: `/asesoria-clientes${query}` }));
const { hero, clientsOnly } = content(facts);
const team = figure('mf-crm/advisory-team');
const ceo = figure('mf-crm/advisory-ceo');
const session = facts.range('mf-crm/advisory-team-session');
const panel = () => within(screen.getByRole('tabpanel'));
const costs = () =>
  panel()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

test('the page says that it is for active clients only, and what both hours cost', () => {
  open();
  const banner = screen.getByRole('banner');
  expect(within(banner).getByText(hero.eyebrow)).toBeVisible();
  expect(banner).toHaveTextContent(`Equipo${team} USD por hora`);
  expect(banner).toHaveTextContent(`CEO${ceo} USD por hora`);
  expect(screen.getByText(clientsOnly.text)).toBeVisible();
});

test('it opens with the team: what an hour costs, and how long a session takes', () => {
  open();
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Equipo');
  expect(panel().getByText(team).closest('p')).toHaveTextContent(`${team} USD por hora`);
  expect(panel().getByText(facts.amount('mf-crm/advisory-team').covers ?? '')).toBeVisible();
  expect(panel().getByText(`Sesiones de ${figure('mf-crm/advisory-team-session')} horas`)).toBeVisible();
  const rate = facts.number('mf-crm/advisory-team');
  expect(costs()).toEqual(
    [session.least, session.most].map((hours) => [
      expect.stringMatching(`^${hours} horas?$`) as string,
      `$${(hours * rate).toLocaleString('en-US')} USD`,
    ]),
  );
});

test('the CEO has another price, for one hour', async () => {
  open();
  await userEvent.click(screen.getByRole('tab', { name: 'CEO' }));
  expect(panel().getByText(ceo).closest('p')).toHaveTextContent(`${ceo} USD por hora`);
  expect(costs()).toEqual([['1 hora', `${ceo} USD`]]);
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

test.each(['equipo', 'ceo'])('beside the calendar of %s stands no penalty, and nothing of when it is paid', (plan) => {
  open(`?plan=${plan}`);
  expect(panel().queryByText(/no pagas|el pago/)).not.toBeInTheDocument();
  expect(panel().queryByText(figure('mf-legal/cancel-single'))).not.toBeInTheDocument();
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
  await userEvent.click(
    screen.getByRole('link', {
      name: (name) => name.includes('no sé si estamos cobrando lo correcto') && name.includes(`CEO, ${ceo} USD`),
    }),
  );
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('CEO');
});

test('it says how soon an appointment is confirmed and changed, and links its policy', () => {
  open();
  expect(
    panel().getByText(
      `En ${figure('mf-legal/appointment-confirmation-hours')} horas confirmamos o cancelamos tu cita`,
      {
        exact: false,
      },
    ),
  ).toBeVisible();
  expect(
    screen.getByText(`al menos ${figure('mf-legal/appointment-notice-hours')} horas de anticipación`, { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Política de citas' })).toHaveAttribute('href', '/politica-citas');
});
