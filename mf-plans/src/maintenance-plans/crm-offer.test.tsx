import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import { copy } from './content.ts';
import MaintenancePlans from './maintenance-plans.tsx';
import { forgetDocument } from './visit.ts';

beforeAll(() => loadSections(<MaintenancePlans />));

beforeEach(() => {
  sessionStorage.clear();
  forgetDocument();
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
const offer = () => screen.queryByRole('dialog', { name: copy.crmOffer.title });
const others = () => {
  const section = screen.queryByRole('region', { name: copy.others.heading });
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
  const link = screen.getByRole('link', { name: copy.crmOffer.see.label });
  expect(link).toHaveAttribute('href', '/planes-crm');
  fireEvent.click(link);
  expect(offer()).not.toBeInTheDocument();
});

test('“Más tarde” closes it for the rest of the visit, also after leaving the page and coming back', () => {
  const { unmount } = render(page());
  pass(6_000);
  fireEvent.click(screen.getByRole('button', { name: copy.crmOffer.later }));
  expect(offer()).not.toBeInTheDocument();
  pass(60_000);
  expect(offer()).not.toBeInTheDocument();
  unmount();

  render(page());
  expect(others()).toEqual(['Plan Básico', 'Plan Personalizado']);
  pass(60_000);
  expect(offer()).not.toBeInTheDocument();
});

test('a reload does not offer it again, and lists the other plans once it is hydrated', () => {
  const { unmount } = render(page());
  pass(6_000);
  fireEvent.click(screen.getByRole('button', { name: copy.crmOffer.later }));
  unmount();
  forgetDocument();

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  expect(others()).toBeNull();
  const onRecoverableError = jest.fn();
  render(page(), { container, hydrate: true, onRecoverableError });
  expect(others()).toEqual(['Plan Básico', 'Plan Personalizado']);
  pass(60_000);
  expect(offer()).not.toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a visitor who allows no store is still offered it only once a document', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { unmount } = render(page());
  pass(6_000);
  expect(offer()).toBeVisible();
  unmount();
  render(page());
  pass(60_000);
  expect(offer()).not.toBeInTheDocument();
  jest.restoreAllMocks();
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

test('nothing else puts it off: not scrolling, a press that is held, nor the keyboard on a control', () => {
  render(page());
  pass(5_500);
  screen.getByRole('tab', { name: 'Básico' }).focus();
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  fireEvent.pointerDown(document.body);
  fireEvent.wheel(document.body);
  fireEvent.scroll(window);
  pass(500);
  expect(offer()).toBeVisible();
});

test('it waits for a menu to close', () => {
  const menu = <button key="1" aria-expanded="true" />;
  const { rerender } = render(page('/planes-mantenimiento', menu));
  pass(20_000);
  expect(offer()).not.toBeInTheDocument();
  rerender(page('/planes-mantenimiento', <button key="1" aria-expanded="false" />));
  pass(1_000);
  expect(offer()).toBeVisible();
});

test('the 6 seconds of whoever came with the document began before it was hydrated', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  jest.spyOn(performance, 'now').mockReturnValue(4_000);
  const { unmount } = render(page(), { container, hydrate: true });
  jest.restoreAllMocks();
  pass(1_999);
  expect(offer()).not.toBeInTheDocument();
  pass(1);
  expect(offer()).toBeVisible();
  unmount();
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
  ['basico', ['Plan Recomendado (Premium)', 'Plan Personalizado']],
  ['personalizado', ['Plan Recomendado (Premium)', 'Plan Básico']],
  ['servidor', ['Plan Recomendado (Premium)', 'Plan Básico', 'Plan Personalizado']],
])('with the plan %s on display, the others are listed without the server plan', (plan, names) => {
  render(page(`/planes-mantenimiento?plan=${plan}`));
  pass(6_000);
  expect(others()).toEqual(names);
});

test('choosing a plan from the list moves the visitor to its tab', () => {
  render(page());
  pass(6_000);
  fireEvent.click(screen.getByRole('button', { name: copy.crmOffer.later }));
  const link = screen.getByRole('link', { name: 'Plan Básico' });
  link.focus();
  fireEvent.click(link);
  expect(screen.getByRole('tab', { name: 'Básico' })).toHaveFocus();
  expect(others()).toEqual(['Plan Recomendado (Premium)', 'Plan Personalizado']);
});
