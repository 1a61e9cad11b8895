import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { site } from 'site-for-tests';
import { inShell } from '@mosaico/shared-ui/testing';
import { BookingButton } from './booking-button.tsx';

const address = '/demo/calendario?agenda=general';
const page = inShell(
  <BookingButton address={address} title="Agenda tu cita">
    Agendar Cita
  </BookingButton>,
);
const frame = () => screen.queryByTitle('Agenda tu cita');

afterEach(() => document.getElementById('form-embed')?.remove());

it('is a link to the calendar in the prerendered page', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  const link = root.querySelector('a');
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(root.querySelector('button, iframe, dialog')).toBeNull();
});

it('opens the calendar in a dialog, and removes it when that closes', () => {
  render(page);
  expect(frame()).not.toBeInTheDocument();
  expect(document.getElementById('form-embed')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Agendar Cita' }));
  expect(screen.getByRole('dialog', { name: 'Agenda tu cita' })).toContainElement(frame());
  expect(frame()).toHaveAttribute('src', address);
  expect(document.querySelectorAll('script#form-embed')).toHaveLength(1);

  // As in Safari, a press gives the button no focus. Closing the dialog moves the focus back to the button all the same.
  expect(screen.getByRole('button', { name: 'Agendar Cita' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(frame()).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Agendar Cita' }));
  expect(frame()).toBeInTheDocument();
  expect(document.querySelectorAll('script#form-embed')).toHaveLength(1);
});

it('keeps the focus when the link becomes a button', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  root.querySelector('a')?.focus();
  render(page, { container: root, hydrate: true });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Agendar Cita' })).toHaveFocus();
  root.remove();
});

it('takes no focus that it did not have', () => {
  render(page);
  expect(document.body).toHaveFocus();
});

it('says in the dialog who answers for what is booked', () => {
  const people = [{ name: 'Valeria Paz' }, { name: 'Nora Campos', answers: ['support' as const] }];
  const button = (
    <BookingButton address={address} title="Agenda tu cita" topic="support">
      Agendar Cita
    </BookingButton>
  );
  render(inShell(button, { site: { ...site, people } }));
  fireEvent.click(screen.getByRole('button', { name: 'Agendar Cita' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Te contesta Nora Campos');
});
