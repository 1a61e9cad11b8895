import { render, screen } from '@testing-library/react';
import { type Offer, type SiteTable, type PurchaseOption } from '@mosaico/shared-types';
import { facts, inShell, lookupIn } from '@mosaico/shared-ui/testing';
import { Contract } from './contract.tsx';

const name = 'mf-plans/social-basic';
const rule = 'Avísanos con 10 días de anticipación.';
/** The demonstration's pages, and the offer in these ways. */
const got = (...get: PurchaseOption[]): SiteTable => {
  const offer: Offer = {
    name: 'Plan Básico',
    price: { usd: 500, text: '$500' },
    for: 'prospects',
    get,
    cancellation: rule,
  };
  return { routes: lookupIn()('routes') as SiteTable['routes'], facts: {}, offers: { [name]: offer }, slots: {} };
};
const contract = (table?: SiteTable) =>
  render(inShell(<Contract offer={name}>Contratar</Contract>, { ...(table && { table }) }));
const link = () => screen.getByRole('link', { name: /^Contratar/ });

it('pays on the payment page, with the rule of cancellation beside it', () => {
  contract(got({ payment: 'socialBasic' }, { chat: 'Hola' }));
  expect(link()).toHaveAttribute('href', '/demo/pago?producto=plan-social-basico');
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAccessibleDescription(rule);
  expect(screen.getByText(rule)).toBeVisible();
});

it('gives each its own rule where two stand on one page', () => {
  render(
    inShell(
      <>
        <Contract offer="mf-plans/social-basic">Mensual</Contract>
        <Contract offer="mf-websites/corporate">Único</Contract>
      </>,
    ),
  );
  expect(screen.getByRole('link', { name: /^Mensual/ })).toHaveAccessibleDescription(
    facts.text('mf-legal/cancel-monthly'),
  );
  expect(screen.getByRole('link', { name: /^Único/ })).toHaveAccessibleDescription(
    facts.text('mf-legal/cancel-single'),
  );
});

it('opens the chat with the message of the offer, and says what leaving will cost', () => {
  contract(got({ chat: 'Hola, quiero el plan' }));
  expect(link()).toHaveAttribute('href', '/demo/chat/13055550123?text=Hola%2C%20quiero%20el%20plan');
  expect(link()).toHaveAccessibleDescription(rule);
});

it('says no rule where the chat is about a price that is still open', () => {
  render(inShell(<Contract offer="mf-plans/social-custom">Pedir mi plan</Contract>));
  expect(screen.getByRole('link', { name: /^Pedir mi plan/ })).not.toHaveAccessibleDescription();
  expect(screen.queryByText(facts.text('mf-legal/cancel-monthly'))).not.toBeInTheDocument();
});

it('leads to the page of the site where the offer is got', () => {
  contract(got({ page: 'mf-courses/free-consultation' }));
  expect(link()).toHaveAttribute('href', '/solicitud-cita');
  expect(link()).not.toHaveAttribute('target');
});

it('shows no way where no release offers it', () => {
  const { container } = contract({ routes: [], facts: {}, offers: {}, slots: {} });
  expect(container).toBeEmptyDOMElement();
});

it('refuses what is booked, for which there is BookingButton', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => contract(got({ booking: 'default' }))).toThrow('is booked: show its calendar with <BookingButton>');
  error.mockRestore();
});
