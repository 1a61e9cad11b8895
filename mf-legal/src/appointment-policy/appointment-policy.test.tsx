import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import site from '../../../environments/demo/site.json';
import AppointmentPolicy from './appointment-policy.tsx';
import { contact as asked, title } from './content.ts';

beforeAll(() => loadSections(<AppointmentPolicy />));

const page = inShell(<AppointmentPolicy />, { composed: '2026-06-03' });
const rule = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).parentElement;

test('a visitor reads six numbered rules with the terms of an appointment', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getAllByRole('heading', { level: 2, name: /^\d\./ })).toHaveLength(6);
  expect(rule(/Citas por mes/)).toHaveTextContent(figure('mf-legal/appointments-by-plan'));
  expect(rule(/Confirmación/)).toHaveTextContent(
    `en un plazo de ${figure('mf-legal/appointment-confirmation-hours')} horas`,
  );
  expect(rule(/Confirmación/)).toHaveTextContent(figure('mf-legal/office-hours-in-full'));
  expect(rule(/Citas sin confirmar/)).toHaveTextContent('se cancela de forma automática');
  expect(rule(/Cancelar o reprogramar/)).toHaveTextContent(
    `al menos ${figure('mf-legal/appointment-notice-hours')} horas de anticipación`,
  );
  expect(rule(/límite mensual/)).toHaveTextContent('podemos rechazarlas o reprogramarlas');
});

test('the table of contents leads to each rule', () => {
  const { container } = render(page);
  const links = within(screen.getByRole('navigation')).getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(6);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test('a visitor with a question finds the chat and the support e-mail', () => {
  render(page);
  const contact = within(screen.getByRole('region', { name: asked.heading }));
  expect(contact.getByRole('link', { name: /Escribir por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20tengo%20una%20pregunta%20sobre%20mi%20cita',
  );
  expect(contact.getByRole('link', { name: site.agency.supportEmail })).toHaveAttribute(
    'href',
    'mailto:soporte@agencia-mosaico.example',
  );
});

test('the page ends with the way to request an appointment', () => {
  render(page);
  expect(screen.getByRole('link', { name: 'Solicitar una cita' })).toHaveAttribute('href', '/solicitar-cita');
});

describe('the date of the last update', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is the day of the composition in the prerendered page, and today once it is hydrated months later', () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    expect(screen.getByText('Última actualización: 3 de junio de 2026')).toBeVisible();

    jest.setSystemTime(new Date(2026, 10, 21, 23, 30));
    const onRecoverableError = jest.fn();
    render(page, { container: root, hydrate: true, onRecoverableError });
    expect(screen.getByText('Última actualización: 21 de noviembre de 2026')).toBeVisible();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
