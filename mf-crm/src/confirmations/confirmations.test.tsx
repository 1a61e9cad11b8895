import { fireEvent, render, screen, within } from '@testing-library/react';
import { table } from 'site-for-tests';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import AppointmentCancelled from '../appointment-cancelled/appointment-cancelled.tsx';
import BookingThanks from '../booking-thanks/booking-thanks.tsx';
import SupportAppointment from '../support-appointment/support-appointment.tsx';
import TourThanks from '../tour-thanks/tour-thanks.tsx';

// Their steps have sections of their own.
beforeAll(async () => {
  for (const Page of [AppointmentCancelled, BookingThanks, SupportAppointment, TourThanks]) {
    await loadSections(<Page />);
    await loadSections(<Page />);
  }
});

const described = (page: string) => table.routes.find((route) => route.page === page)?.description;

test('a tour’s page and its description say in one sentence what follows', () => {
  render(inShell(<TourThanks />));
  expect(screen.getByText(figure('mf-crm/tour-follows'))).toBeVisible();
  expect(described('tour-thanks')).toContain(facts.text('mf-crm/tour-follows'));
});

test.each([
  ['/cita-cancelada', AppointmentCancelled],
  ['/solicitar-cita', SupportAppointment],
])('%s says how support appointments go together with plans that have another number', (_, Page) => {
  render(inShell(<Page />));
  expect(screen.getByText(figure('mf-legal/appointments-by-plan'), { exact: false })).toBeVisible();
});

test('a prospect finds a button as large as the clients’ one: the sales call', () => {
  render(inShell(<SupportAppointment />));
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByText('¿Todavía no eres cliente?')).toBeVisible();
  const call = banner.getByRole('button', { name: 'Agenda una llamada comercial' });
  expect(call.dataset.look).toBe(banner.getByRole('link', { name: 'Ir al formulario' }).dataset.look);
  fireEvent.click(call);
  expect(screen.getByTitle('Agenda tu llamada comercial')).toHaveAttribute('src', '/demo/calendario?agenda=ventas');
});

test('after a consultation was asked for, no deadline is promised', () => {
  render(inShell(<BookingThanks />));
  expect(screen.getByText(/^Recibimos tu solicitud/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/24/);
  expect(described('booking-thanks')).not.toMatch(/24/);
});

test('wherever the CRM begins at its monthly price, its implementation is said, too', () => {
  const [monthly, once] = [facts.text('mf-crm/crm-premium'), facts.text('mf-crm/crm-implementation')];
  const said = table.routes.filter(({ description }) => description.includes(monthly));
  expect(said.length).toBeGreaterThan(1);
  for (const { description } of said) expect(description).toContain(once);
});
