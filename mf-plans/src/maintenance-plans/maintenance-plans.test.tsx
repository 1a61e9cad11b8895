import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import { Browser } from '../testing/browser.tsx';
import MaintenancePlans from './maintenance-plans.tsx';

beforeAll(() => loadSections(<MaintenancePlans />));

const page = (address = '/planes-mantenimiento') =>
  inShell(
    <>
      <MaintenancePlans />
      <Browser />
    </>,
    { address },
  );
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
/** What the plan on display includes, or not, from the roof down. */
const bricks = () =>
  panel()
    .getAllByText(/^(Incluido|No incluido):/)
    .map((word) => word.parentElement?.textContent);

test('the page opens with its title, its lowest price and the recommended plan', () => {
  render(page());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Planes de Mantenimiento Web');
  expect(screen.getByRole('banner')).toHaveTextContent('Desde $24.99 USD al mes plan Servidor');
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Servidor',
    'Básico',
    'Recomendado',
    'Personalizado',
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
    '$250 USD al mes',
    [
      'Incluido: Chat en horario laboral',
      'Incluido: Hasta 1 página nueva al mes',
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
    '$500 USD al mes',
    [
      'Incluido: Chat preferencial',
      'Incluido: Hasta 5 páginas nuevas al mes',
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
    'Desde $500 USD al mes con lo que tu sitio necesite',
    [
      'Incluido: Soporte dedicado',
      'Incluido: Contacto por chat',
      'Incluido: Desarrollo a la medida',
      'Incluido: Seguridad avanzada',
      'Incluido: Recursos escalables',
    ],
  ],
  [
    'Servidor',
    '$24.99 USD al mes',
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
  ['Básico', 'Contratar Básico', '/demo/pago?producto=mantenimiento-basico'],
  ['Recomendado', 'Contratar Recomendado', '/demo/pago?producto=mantenimiento-recomendado'],
  ['Servidor', 'Contratar Servidor', '/demo/pago?producto=mantenimiento-servidor'],
  [
    'Personalizado',
    'Pedir mi plan por chat',
    '/demo/chat/13055550123?text=Hola%2C%20estoy%20interesado%20en%20el%20Plan%20Personalizado',
  ],
])('the plan %s is contracted in a new tab', async (name, action, address) => {
  render(page());
  await userEvent.click(tab(name));
  const link = panel().getByRole('link', { name: `${action} (se abre en una pestaña nueva)` });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
});

test.each(['Básico', 'Recomendado', 'Servidor'])(
  'the rule of cancelling stands beside what pays the plan %s',
  async (name) => {
    render(page());
    await userEvent.click(tab(name));
    expect(panel().getByRole('link', { name: /^Contratar/ })).toHaveAccessibleDescription(
      /avísanos por escrito al menos 10 días antes de tu próximo cobro\. Si avisas más tarde, hay una penalidad del 40\s% del valor mensual\.$/,
    );
  },
);

test('the plan that is agreed by chat has the rule below its button', async () => {
  render(page());
  await userEvent.click(tab('Personalizado'));
  expect(panel().getByText(/^Cancelas cuando quieras; .*10 días antes.*penalidad del 40\s%/)).toBeVisible();
});

test('choosing a tab writes the plan into the address, and the button back undoes it', async () => {
  render(page('/planes-mantenimiento?origen=boletin'));
  await userEvent.click(tab('Servidor'));
  expect(screen.getByRole('status')).toHaveTextContent('/planes-mantenimiento?origen=boletin&plan=servidor');
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
      'Servidor$24.99 al mes',
      'Básico$250 al mes',
      'Recomendado$500 al mes',
      'PersonalizadoDesde $500 al mes con lo que tu sitio necesite',
    ]);
  });

  test.each([
    ['Soporte', ['Solo por ticket', 'Chat en horario laboral', 'Chat preferencial', 'Dedicado, por chat']],
    ['Cambios menores de diseño', ['No incluye', 'No incluye', 'Incluye', 'Desarrollo a la medida']],
    ['Páginas nuevas al mes', ['No incluye', 'Hasta 1', 'Hasta 5']],
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
    expect(part.getByText('Horario laboral: de lunes a viernes, de 09:30 a 17:30, hora de Miami.')).toBeVisible();
  });

  test('leads from a plan to its tab', async () => {
    render(page());
    await userEvent.click(table().getByRole('link', { name: 'Servidor' }));
    expect(tab('Servidor')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Servidor')).toHaveFocus();
  });
});

test('the terms of billing and cancelling are in the open', () => {
  render(page());
  expect(screen.getByText(/se cobra por adelantado, a partir de los 30 días/)).toHaveTextContent(
    'avísanos por escrito al menos 10 días antes de tu próximo cobro. Si avisas más tarde, hay una penalidad del 40 % del valor mensual.',
  );
});

test('the prerendered page shows every plan, and takes over the plan of the address without a mismatch', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page('/planes-mantenimiento?plan=basico'));
  expect(within(container).getByRole('tab', { selected: true })).toHaveAccessibleName('Recomendado');
  expect(within(container).getAllByRole('tabpanel')).toHaveLength(4);
  render(page('/planes-mantenimiento?plan=basico'), { container, hydrate: true });
  expect(tab('Básico')).toHaveAttribute('aria-selected', 'true');
});
