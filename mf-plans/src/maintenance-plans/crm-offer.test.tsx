import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import MaintenancePlans from './maintenance-plans.tsx';
import { visit } from './visit.ts';

beforeEach(() => {
  visit.crmOffered = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const page = (address = '/planes-mantenimiento', beside?: React.ReactNode) =>
  inShell(
    <>
      {beside}
      <MaintenancePlans />
    </>,
    { address },
  );
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const offer = () => screen.queryByRole('dialog', { name: '¿Quién atiende a tus visitas?' });
const others = () => {
  const section = screen.queryByRole('region', { name: 'Otros planes disponibles' });
  return (
    section &&
    within(section)
      .getAllByRole('link')
      .map((link) => link.textContent)
  );
};

test('the offer opens after 6 seconds, not before, and with it the list of other plans', () => {
  render(page());
  pass(5_999);
  expect(offer()).not.toBeInTheDocument();
  expect(others()).toBeNull();
  pass(1);
  expect(offer()).toBeVisible();
  expect(others()).toEqual(['Plan Básico', 'Plan Personalizado']);
});

test('it leads to the CRM plans, and gives way at once', () => {
  render(page());
  pass(6_000);
  const link = screen.getByRole('link', { name: 'Ver planes de CRM' });
  expect(link).toHaveAttribute('href', '/planes-crm');
  fireEvent.click(link);
  expect(offer()).not.toBeInTheDocument();
});

test('“Más tarde” closes it for the rest of the visit, also after leaving the page and coming back', () => {
  const { unmount } = render(page());
  pass(6_000);
  fireEvent.click(screen.getByRole('button', { name: 'Más tarde' }));
  expect(offer()).not.toBeInTheDocument();
  pass(60_000);
  expect(offer()).not.toBeInTheDocument();
  unmount();

  render(page());
  expect(others()).toEqual(['Plan Básico', 'Plan Personalizado']);
  pass(60_000);
  expect(offer()).not.toBeInTheDocument();
});

test('whoever leaves the page before does not see it, and begins anew on coming back', () => {
  const { unmount } = render(page());
  pass(5_000);
  unmount();
  pass(5_000);
  expect(offer()).not.toBeInTheDocument();

  render(page());
  pass(5_999);
  expect(offer()).not.toBeInTheDocument();
  pass(1);
  expect(offer()).toBeVisible();
});

test('it is gone with the page', () => {
  const { unmount } = render(page());
  pass(6_000);
  unmount();
  expect(offer()).not.toBeInTheDocument();
});

test.each([
  ['a text field', <input key="1" aria-label="Buscar" />],
  ['a text area', <textarea key="2" aria-label="Buscar" />],
  ['a payment frame', <iframe key="3" title="Buscar" aria-label="Buscar" />],
])('it waits for whoever is in %s, and opens when they are done', (_, field) => {
  render(page('/planes-mantenimiento', field));
  const busy = screen.getByLabelText('Buscar');
  busy.focus();
  pass(20_000);
  expect(offer()).not.toBeInTheDocument();
  expect(busy).toHaveFocus();
  busy.blur();
  pass(1_000);
  expect(offer()).toBeVisible();
});

test('it waits for another dialog to close', () => {
  const { rerender } = render(page('/planes-mantenimiento', <dialog open />));
  pass(20_000);
  expect(offer()).not.toBeInTheDocument();
  rerender(page());
  pass(1_000);
  expect(offer()).toBeVisible();
});

test.each([
  ['basico', ['Plan Recomendado', 'Plan Personalizado']],
  ['personalizado', ['Plan Recomendado', 'Plan Básico']],
  ['servidor', ['Plan Recomendado', 'Plan Básico', 'Plan Personalizado']],
])('with the plan %s on display, the others are listed without the server plan', (plan, names) => {
  render(page(`/planes-mantenimiento?plan=${plan}`));
  pass(6_000);
  expect(others()).toEqual(names);
});

test('choosing a plan from the list moves the visitor to its tab', () => {
  render(page());
  pass(6_000);
  fireEvent.click(screen.getByRole('button', { name: 'Más tarde' }));
  const link = screen.getByRole('link', { name: 'Plan Básico' });
  link.focus();
  fireEvent.click(link);
  expect(screen.getByRole('tab', { name: 'Básico' })).toHaveFocus();
  expect(others()).toEqual(['Plan Recomendado', 'Plan Personalizado']);
});
