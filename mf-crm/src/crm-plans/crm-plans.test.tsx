import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { content, contentBelow } from './content.ts';
import CrmPlans from './crm-plans.tsx';

beforeAll(() => loadSections(<CrmPlans />));

const copy = { ...content(facts), ...contentBelow(facts) };
const price = figure('mf-crm/crm-premium');
const fee = figure('mf-crm/crm-implementation');
const workdays = figure('mf-crm/crm-workdays');
const meetings = figure('mf-crm/crm-meetings');
const trainings = figure('mf-crm/crm-trainings');
const kickoff = figure('mf-crm/crm-kickoff-hours');
const delivery = figure('mf-crm/crm-delivery-hours');
const training = figure('mf-crm/crm-training-hours');
const support = figure('mf-crm/crm-support-days');
const scheduling = figure('mf-crm/crm-scheduling-days');
const chat = figure('mf-crm/chat-integration');
const open = (query = '') => render(inShell(<CrmPlans />, { address: `/planes-crm${query}` }));
const tab = (name: string) => screen.getByRole('tab', { name });
const card = (name: string) => within(within(screen.getByRole('tabpanel')).getByRole('article', { name }));
const details = async (feature: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Ver detalle: ${feature}` }));
  return within(screen.getByRole('dialog', { name: feature }));
};

test('the page opens with Premium: its price, what it cost before, and the one-time fee', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: copy.hero.title })).toBeVisible();
  expect(tab('Premium')).toHaveAttribute('aria-selected', 'true');
  expect(card('CRM Premium').getByText(price).closest('p')).toHaveTextContent(
    `Precio anterior: ${figure('mf-crm/crm-premium-before')} ${price} USD al mes`,
  );
  expect(card('CRM Premium').getByText('Implementación, un solo pago')).toBeVisible();
  expect(card('CRM Premium').getByText(fee)).toBeVisible();
  expect(within(screen.getByRole('banner')).getByText(`+ ${fee} USD de implementación, un solo pago`)).toBeVisible();
});

test('Premium says what it includes, what is paid besides and what it leaves out', () => {
  open();
  for (const text of [
    'Implementación de tu CRM',
    `${meetings} reuniones`,
    `${trainings} capacitaciones de ${training} hora`,
    `${support} días de soporte después de la entrega`,
    'Usuarios y contactos ilimitados',
    figure('mf-crm/platform-chat'),
    `Integración con la app de chat: ${chat} más, si la quieres`,
    'Acciones premium (IA, SMS, llamadas y correos), según su uso',
    'Integraciones con sistemas externos',
    'Personalizaciones no nativas: las que el CRM no trae',
  ])
    expect(card('CRM Premium').getByText(text)).toBeVisible();
});

test('Premium states its terms', () => {
  open();
  for (const text of [
    `Incluye ${meetings} reuniones: inicio (hasta ${kickoff} hora), entrega y capacitación (${delivery} hora cada una). Se agendan, a más tardar, ${scheduling} días después de la entrega.`,
    figure('mf-legal/cancel-monthly'),
  ])
    expect(card('CRM Premium').getByText(text)).toBeVisible();
});

test('what Premium includes is said before its terms', () => {
  open();
  const parts = card('CRM Premium').getAllByRole('heading', { level: 4 });
  expect(parts.map((part) => part.textContent)).toEqual([
    'Lo que incluye',
    'Se paga aparte',
    'No incluye',
    'Condiciones',
  ]);
});

test.each([
  [
    'Implementación de tu CRM',
    [
      `Tiempo estimado: de ${workdays} días hábiles.`,
      `Se paga una sola vez: ${fee}.`,
      'Con las funciones que el CRM ya trae.',
    ],
  ],
  [
    `${meetings} reuniones`,
    [
      `${figure('mf-crm/crm-kickoff-meetings')} reunión de inicio, de hasta ${kickoff} hora.`,
      `${figure('mf-crm/crm-delivery-meetings')} reunión de entrega y primera capacitación, de ${delivery} hora.`,
      `${figure('mf-crm/crm-training-meetings')} capacitación, de ${training} hora.`,
    ],
  ],
  [
    `${trainings} capacitaciones de ${training} hora`,
    ['La primera, durante la reunión de entrega.', 'La segunda, en una reunión aparte.'],
  ],
])('the details of «%s» open in a dialog, which closes', async (feature, lines) => {
  open();
  const dialog = await details(feature);
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(lines);
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a feature without details has nothing to open', () => {
  open();
  expect(screen.queryByRole('button', { name: /Usuarios y contactos|Chat de soporte/ })).not.toBeInTheDocument();
});

test('Premium is contracted by chat', () => {
  open();
  expect(card('CRM Premium').getByRole('link', { name: /^Contratar Premium por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20contratar%20el%20CRM%20Premium',
  );
});

test('Personalizado has a price to start at, full services and the calendar', async () => {
  open();
  await userEvent.click(tab('Personalizado'));
  const custom = card('CRM Personalizado');
  const from = figure('mf-crm/crm-custom');
  expect(custom.getByText(from).closest('p')).toHaveTextContent(`Desde ${from} USD`);
  expect(custom.getByText('Servicios completos de CRM')).toBeVisible();
  expect(custom.getByTitle('Agenda tu cita de CRM')).toHaveAttribute('src', '/demo/calendario?agenda=crm');
});

test.each([
  ['', 'Premium'],
  ['?plan=personalizado', 'Personalizado'],
  ['?plan=oro', 'Premium'],
])('the address with %p shows the tab %s', (query, name) => {
  open(query);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
});

test('the way to a working CRM is written out', () => {
  open();
  const way = within(screen.getByRole('region', { name: copy.timeline.heading }));
  expect(
    way
      .getAllByRole('listitem')
      .map((item) => [within(item).getByRole('heading').textContent, item.querySelector('p')?.textContent]),
  ).toEqual([
    ['Reunión de inicio', expect.stringContaining(`hasta ${kickoff} hora, para conocer tu proceso de venta`)],
    ['Implementación', `De ${workdays} días hábiles, estimados.`],
    ['Entrega y primera capacitación', `Una reunión de ${delivery} hora.`],
    ['Soporte', `${support} días después de la entrega.`],
    ['Segunda capacitación', `${training} hora, dentro de los ${scheduling} días posteriores a la entrega.`],
  ]);
});

test('links lead back to the CRM services and down to the contact section', () => {
  open();
  expect(screen.getByRole('link', { name: 'Servicios de CRM' })).toHaveAttribute('href', '/crm-servicios');
  expect(screen.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '#contacto');
  const contact = screen.getByRole('region', { name: copy.contact.heading });
  expect(contact).toHaveAttribute('id', 'contacto');
  expect(within(contact).getByRole('link', { name: /^Escribir por chat/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/demo\/chat\/13055550123\?text=Hola/),
  );
  expect(within(contact).getByRole('link', { name: /^Nuestro perfil social/ })).toHaveAttribute(
    'href',
    '/demo/perfil-social',
  );
});
