import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useLocation, useNavigate } from 'react-router';
import { facts, inShell, loadSections } from '@mosaico/shared-ui/testing';
import SupportPlans from './support-plans.tsx';

beforeAll(() => loadSections(<SupportPlans />));

/** What the browser's own bar offers: the address, and the button back. */
function Browser() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <button onClick={() => navigate(-1)}>Atrás</button>
    </>
  );
}

const page = (address = '/planes-soporte') =>
  inShell(
    <>
      <SupportPlans />
      <Browser />
    </>,
    { address },
  );
const tab = (name: string) => screen.getByRole('tab', { name });

test('choosing a tab writes the plan into the address, and the button back undoes it', async () => {
  render(page());
  await userEvent.click(tab('Full'));
  expect(screen.getByRole('status')).toHaveTextContent('/planes-soporte?plan=full');
  await userEvent.click(tab('Personalizado'));
  expect(screen.getByRole('status')).toHaveTextContent('/planes-soporte?plan=personalizado');
  await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(tab('Full')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(tab('Estándar')).toHaveAttribute('aria-selected', 'true');
});

test('of plans that keys pass over, only the last is in the address, and going back undoes it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(page('/planes-soporte?plan=full'));
  act(() => tab('Full').focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(tab('Personalizado')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('/planes-soporte?plan=full');
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toHaveTextContent('/planes-soporte?plan=personalizado');
  await user.keyboard('{Home}{End}');
  act(() => jest.advanceTimersByTime(300));
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(tab('Full')).toHaveAttribute('aria-selected', 'true');
  jest.useRealTimers();
});

test('a choice keeps what else stands in the address', async () => {
  render(page('/planes-soporte?origen=boletin'));
  await userEvent.click(tab('Full'));
  expect(screen.getByRole('status')).toHaveTextContent('/planes-soporte?origen=boletin&plan=full');
});

test.each([
  ['?plan=estandar', 'Estándar'],
  ['?plan=full', 'Full'],
  ['?plan=personalizado', 'Personalizado'],
  ['?plan=oro', 'Estándar'],
  ['?plan=FULL', 'Estándar'],
  ['?plan=', 'Estándar'],
  ['?plan=toString', 'Estándar'],
])('a shared link with %s shows the plan %s', (query, name) => {
  render(page(`/planes-soporte${query}`));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
});

test('each plan shows a month with as many days of each kind as it includes', () => {
  render(page());
  const said = (kind: string) =>
    screen
      .getAllByRole('tabpanel', { hidden: true })
      .map((panel) => panel.querySelectorAll(`[data-kind='${kind}']`).length);
  expect(said('meeting')).toEqual([
    facts.number('mf-crm/support-standard-meetings'),
    facts.number('mf-crm/support-full-meetings'),
    0,
  ]);
  expect(said('training')).toEqual([0, facts.number('mf-crm/support-full-trainings'), 0]);
  expect(said('report')).toEqual([
    facts.number('mf-crm/support-standard-reports'),
    facts.number('mf-crm/support-full-reports'),
    0,
  ]);
  expect(said('founder')).toEqual([0, 0, facts.number('mf-crm/support-custom-founder-meetings')]);
});

test('the prerendered page shows every plan, and takes over the plan of the address without a mismatch', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page('/planes-soporte?plan=full'));
  expect(within(container).getByRole('tab', { selected: true })).toHaveAccessibleName('Estándar');
  expect(within(container).getAllByRole('tabpanel')).toHaveLength(3);
  render(page('/planes-soporte?plan=full'), { container, hydrate: true });
  expect(tab('Full')).toHaveAttribute('aria-selected', 'true');
});
