import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ClientCase } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { site } from 'site-for-tests';
import { Browser } from '../testing/browser.tsx';
import { counted } from '../testing/counted.ts';
import { closing, copy } from './content.ts';
import MaintenancePlans from './maintenance-plans.tsx';

// The offer comes after six seconds, which a test may take on a busy machine. `crm-offer.test.tsx` is about it.
jest.mock('./use-crm-offer.ts', () => ({ useCrmOffer: () => ({ open: false, made: false, close: () => undefined }) }));

beforeAll(() => loadSections(<MaintenancePlans />));

const page = (address = '/planes-mantenimiento') =>
  inShell(
    <>
      <MaintenancePlans />
      <Browser />
    </>,
    { address },
  );
const { covers: customCovers } = facts.amount('mf-plans/maintenance-custom');
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
/** What the plan on display includes, or not, from the roof down. */
const bricks = () =>
  panel()
    .getAllByText(/^(Incluido|No incluido):/)
    .map((word) => word.parentElement?.textContent);

test('the page opens with its title, its lowest price and the recommended plan', () => {
  render(page());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.hero.title);
  const { text, covers } = facts.amount('mf-plans/maintenance');
  expect(screen.getByRole('banner')).toHaveTextContent(`Desde ${text} USD al mes ${covers}`);
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Básico',
    'Recomendado',
    'Personalizado',
    'Servidor',
  ]);
  expect(tab('Recomendado')).toHaveAttribute('aria-selected', 'true');
});

test('a link leads back to the websites', () => {
  render(page());
  expect(screen.getByRole('link', { name: 'Sitios web' })).toHaveAttribute('href', '/venta-sitios-web');
});

test.each([
  [
    'Básico',
    `${figure('mf-plans/maintenance-basic')} USD al mes`,
    [
      'Incluido: Chat en horario laboral',
      `Incluido: Hasta ${counted('mf-plans/maintenance-basic-pages', 'página nueva', 'páginas nuevas')} al mes`,
      'No incluido: Cambios menores de diseño',
      'Incluido: Mantenimiento web',
      'Incluido: Seguridad',
      'Incluido: Actualización de plugins',
      'Incluido: Hosting',
      'Incluido: Servidor de correo',
      'Incluido: Mantenimiento del servidor',
    ],
  ],
  [
    'Recomendado',
    `${figure('mf-plans/maintenance-recommended')} USD al mes`,
    [
      'Incluido: Chat preferencial',
      `Incluido: Hasta ${counted('mf-plans/maintenance-recommended-pages', 'página nueva', 'páginas nuevas')} al mes`,
      'Incluido: Cambios menores de diseño',
      'Incluido: Mantenimiento web',
      'Incluido: Seguridad',
      'Incluido: Actualización de plugins',
      'Incluido: Hosting',
      'Incluido: Servidor de correo',
      'Incluido: Mantenimiento del servidor',
    ],
  ],
  [
    'Personalizado',
    `Desde ${figure('mf-plans/maintenance-custom')} USD al mes ${customCovers}`,
    [
      'Incluido: Soporte dedicado',
      'Incluido: Contacto por chat',
      'Incluido: Desarrollo a tu medida',
      'Incluido: Seguridad avanzada',
      'Incluido: Recursos escalables',
    ],
  ],
  [
    'Servidor',
    `${figure('mf-plans/maintenance-server')} USD al mes`,
    [
      'Incluido: Solo por ticket',
      'No incluido: Páginas nuevas',
      'No incluido: Cambios',
      'No incluido: Mantenimiento web',
      'No incluido: Seguridad',
      'No incluido: Actualización de plugins',
      'Incluido: Hosting',
      'Incluido: Servidor de correo',
      'Incluido: Mantenimiento del servidor',
    ],
  ],
])('the plan %s says its price, all it includes and what it does not', async (name, price, parts) => {
  render(page());
  await userEvent.click(tab(name));
  expect(screen.getByRole('tabpanel')).toHaveTextContent(price);
  expect(bricks()).toEqual(parts);
});

test.each([
  ['Básico', 'Plan Básico', '/demo/pago?producto=mantenimiento-basico'],
  ['Recomendado', 'Plan Recomendado (Premium)', '/demo/pago?producto=mantenimiento-recomendado'],
  ['Servidor', 'Plan Servidor', '/demo/pago?producto=mantenimiento-servidor'],
  [
    'Personalizado',
    'Plan Personalizado',
    '/demo/chat/13055550123?text=Hola%2C%20estoy%20interesado%20en%20el%20Plan%20Personalizado',
  ],
])('the plan %s is contracted in a new tab, by a button that names it', async (name, plan, address) => {
  render(page());
  await userEvent.click(tab(name));
  const link = panel().getByRole('link', { name: `Contratar Ahora ${plan} (se abre en una pestaña nueva)` });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
});

test.each(['Básico', 'Recomendado', 'Servidor'])(
  'the rule of cancelling stands beside what pays the plan %s',
  async (name) => {
    render(page());
    await userEvent.click(tab(name));
    expect(panel().getByRole('link', { name: /^Contratar/ })).toHaveAccessibleDescription(
      facts.text('mf-legal/cancel-monthly'),
    );
  },
);

test('the plan whose price is agreed on by chat has no rule below its button', async () => {
  render(page());
  await userEvent.click(tab('Personalizado'));
  expect(panel().queryByText(figure('mf-legal/cancel-monthly'))).not.toBeInTheDocument();
});

test('the recommended plan says both of its names, once each', () => {
  render(page());
  const card = within(panel().getByRole('article'));
  expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Plan Recomendado (Premium)');
  expect(card.getAllByText(/Premium/, { ignore: 'a *' })).toHaveLength(1);
});

test('an appointment is booked at the beginning and at the end', async () => {
  render(page());
  const buttons = screen.getAllByRole('button', { name: copy.booking.action });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    await userEvent.click(button);
    const dialog = within(screen.getByRole('dialog', { name: copy.booking.title }));
    expect(dialog.getByTitle(copy.booking.title)).toHaveAttribute('src', site.bookings.sales);
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  }
});

test('the plan with tickets leads to the contact, where one is opened', async () => {
  render(page());
  await userEvent.click(tab('Servidor'));
  const way = panel().getByRole('link', { name: /^Los tickets se abren en el contacto/ });
  const contact = screen.getByRole('region', { name: closing.heading });
  expect(way).toHaveAttribute('href', `#${contact.id}`);
  expect(within(contact).getByText(/plan Servidor/)).toBeVisible();
  expect(within(contact).getByRole('link', { name: closing.ticket.action })).toHaveAttribute(
    'href',
    `mailto:${site.agency.supportEmail}?subject=${encodeURIComponent(closing.ticket.subject)}`,
  );
});

test('choosing a tab writes the plan into the address, and the button back undoes it', async () => {
  render(page('/planes-mantenimiento?origen=boletin'));
  await userEvent.click(tab('Servidor'));
  expect(screen.getByText('/planes-mantenimiento?origen=boletin&plan=servidor')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(tab('Recomendado')).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['?plan=basico', 'Básico'],
  ['?plan=servidor', 'Servidor'],
  ['?plan=oro', 'Recomendado'],
])('a shared link with %s shows the plan %s', (query, name) => {
  render(page(`/planes-mantenimiento${query}`));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
});

describe('the comparison', () => {
  const table = () => within(screen.getByRole('table', { name: 'Lo que cuida cada plan' }));
  const row = (name: string) =>
    table()
      .getAllByRole('row')
      .filter((each) => within(each).queryByRole('rowheader', { name }))
      .flatMap((each) => within(each).getAllByRole('cell'))
      .map((cell) => cell.textContent.replaceAll('\u00ad', ''));

  test('sets the four plans and their prices beside each other', () => {
    render(page());
    expect(
      table()
        .getAllByRole('columnheader')
        .slice(1)
        .map((plan) => plan.textContent),
    ).toEqual([
      `Servidor${figure('mf-plans/maintenance-server')} al mes`,
      `Básico${figure('mf-plans/maintenance-basic')} al mes`,
      `Recomendado${figure('mf-plans/maintenance-recommended')} al mes`,
      `PersonalizadoDesde ${figure('mf-plans/maintenance-custom')} al mes ${customCovers}`,
    ]);
  });

  test.each([
    ['Soporte', ['Solo por ticket', 'Chat en horario laboral', 'Chat preferencial', 'Dedicado, por chat']],
    ['Cambios menores de diseño', ['No incluye', 'No incluye', 'Incluye', 'Desarrollo a tu medida']],
    [
      'Páginas nuevas al mes',
      [
        'No incluye',
        `Hasta ${figure('mf-plans/maintenance-basic-pages')}`,
        `Hasta ${figure('mf-plans/maintenance-recommended-pages')}`,
      ],
    ],
    ['Actualización de plugins', ['No incluye', 'Incluye', 'Incluye', 'Seguridad avanzada']],
    ['Seguridad', ['No incluye', 'Incluye', 'Incluye']],
    ['Mantenimiento web', ['No incluye', 'Incluye', 'Incluye']],
    ['Mantenimiento del servidor', ['Incluye', 'Incluye', 'Incluye', 'Recursos escalables']],
    ['Servidor de correo', ['Incluye', 'Incluye', 'Incluye']],
    ['Hosting', ['Incluye', 'Incluye', 'Incluye']],
  ])('says of %s what each plan does', (feature, values) => {
    render(page());
    expect(row(feature)).toEqual(values);
  });

  test('says in which dollars its prices are, and when somebody answers', () => {
    render(page());
    const part = within(screen.getByRole('region', { name: 'Los cuatro planes, lado a lado' }));
    expect(part.getByText(/Precios en dólares de Estados Unidos \(USD\)\.$/)).toBeVisible();
    expect(part.getByText(figure('mf-legal/office-hours'), { exact: false })).toBeVisible();
  });

  test('leads from a plan to its tab', async () => {
    render(page());
    await userEvent.click(table().getByRole('link', { name: 'Servidor' }));
    expect(tab('Servidor')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Servidor')).toHaveFocus();
  });
});

test.each([
  [true, 'Los 30 días de Café. Caso de muestra'],
  [undefined, 'Los 30 días de un sitio de ejemplo'],
])('the example of a month has the name of a client whose case is one, too (%s)', (sample, heading) => {
  const client: ClientCase = {
    id: 'cafe',
    client: 'Café',
    sector: 'Cafetería',
    topics: ['maintenance'],
    problem: 'Se caía.',
    done: ['Traslado'],
    sample,
  };
  render(inShell(<MaintenancePlans />, { cases: [client] }));
  expect(screen.getByRole('heading', { level: 3, name: /^Los 30 días/ })).toHaveTextContent(heading);
});

test('the terms of billing and cancelling are in the open', () => {
  render(page());
  expect(screen.getByText(figure('mf-legal/monthly-billing'), { exact: false })).toBeVisible();
  expect(panel().getByText(figure('mf-legal/cancel-monthly'))).toBeVisible();
});

test('the prerendered page shows every plan, and takes over the plan of the address without a mismatch', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page('/planes-mantenimiento?plan=basico'));
  expect(within(container).getByRole('tab', { selected: true })).toHaveAccessibleName('Recomendado');
  expect(within(container).getAllByRole('tabpanel')).toHaveLength(4);
  render(page('/planes-mantenimiento?plan=basico'), { container, hydrate: true });
  expect(tab('Básico')).toHaveAttribute('aria-selected', 'true');
});
