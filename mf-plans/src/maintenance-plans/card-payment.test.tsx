import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import MaintenancePlans from './maintenance-plans.tsx';

beforeAll(() => loadSections(<MaintenancePlans />));

const page = (address = '/planes-mantenimiento') => inShell(<MaintenancePlans />, { address });
const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src="/demo/scripts/buy-button.js"]');
const script = () => {
  const [found] = scripts();
  if (!found) throw new Error('The provider’s script was not asked for');
  return found;
};
const buttons = () =>
  [...document.querySelectorAll('stripe-buy-button')].map((button) => [
    button.getAttribute('buy-button-id'),
    button.getAttribute('publishable-key'),
  ]);
const paymentLink = () => screen.getByRole('link', { name: /^Contratar Ahora Plan Recomendado/ });

// A script outlives its page, as in the browser; one that failed is taken out when the page is left, and asked for again.
test('the HTML carries no script of the provider: the page comes first', () => {
  expect(renderToString(page())).not.toContain('buy-button');
});

test('while the provider does not answer, and after 10 seconds without it, the payment link is there', () => {
  jest.useFakeTimers();
  render(page());
  expect(screen.getAllByText('Preparando el pago con tarjeta…')[0]).toBeVisible();
  expect(paymentLink()).toHaveAttribute('href', '/demo/pago?producto=mantenimiento-recomendado');
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText(/^El pago con tarjeta no cargó aquí/)).toBeVisible();
  expect(paymentLink()).toBeVisible();
  expect(buttons()).toEqual([]);
  jest.useRealTimers();
});

test('a blocked script leaves the payment link', () => {
  render(page());
  fireEvent.error(script());
  expect(screen.getByText(/^El pago con tarjeta no cargó aquí/)).toBeVisible();
  expect(paymentLink()).toHaveAttribute('href', '/demo/pago?producto=mantenimiento-recomendado');
  expect(buttons()).toEqual([]);
});

test('the provider’s button is that of the plan on display, and the made-to-measure plan has none', async () => {
  render(page());
  fireEvent.load(script());
  expect(buttons()).toEqual([['mantenimiento-recomendado', 'demo-publishable-key']]);
  expect(paymentLink()).toBeVisible();
  for (const [tab, id] of [
    ['Básico', 'mantenimiento-basico'],
    ['Servidor', 'mantenimiento-servidor'],
  ] as const) {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    expect(buttons()).toEqual([[id, 'demo-publishable-key']]);
  }
  await userEvent.click(screen.getByRole('tab', { name: 'Personalizado' }));
  expect(buttons()).toEqual([]);
});

test('coming back to the page loads the script no second time', () => {
  const { unmount } = render(page());
  unmount();
  render(page());
  expect(scripts()).toHaveLength(1);
  expect(buttons()).toHaveLength(1);
});
