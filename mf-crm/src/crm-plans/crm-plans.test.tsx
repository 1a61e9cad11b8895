import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import CrmPlans from './crm-plans.tsx';

beforeAll(() => loadSections(<CrmPlans />));

const open = (query = '') => render(inShell(<CrmPlans />, { address: `/planes-crm${query}` }));
const tab = (name: string) => screen.getByRole('tab', { name });
const card = (name: string) => within(within(screen.getByRole('tabpanel')).getByRole('article', { name }));
const details = async (feature: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Ver detalle: ${feature}` }));
  return within(screen.getByRole('dialog', { name: feature }));
};

test('the page opens with Premium: its price, what it cost before, and the one-time fee', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Planes de CRM' })).toBeVisible();
  expect(tab('Premium')).toHaveAttribute('aria-selected', 'true');
  expect(card('CRM Premium').getByText('$97').closest('p')).toHaveTextContent(/Precio anterior: \$497 \$97 USD al mes/);
  expect(card('CRM Premium').getByText('Implementación, un solo pago')).toBeVisible();
  expect(card('CRM Premium').getByText('$1,500')).toBeVisible();
  expect(within(screen.getByRole('banner')).getByText('+ $1,500 USD de implementación, un solo pago')).toBeVisible();
});

test('Premium says what it includes, what is paid besides and what it leaves out', () => {
  open();
  for (const text of [
    'Implementación de tu CRM',
    '3 reuniones',
    '2 capacitaciones de 1 hora',
    '15 días de soporte después de la entrega',
    'Usuarios y contactos ilimitados',
    'Chat de soporte 24/7',
    'Integración opcional con la app de chat: $49',
    'Acciones premium, según su uso',
    'Integraciones con sistemas externos',
    'Personalizaciones no nativas',
  ])
    expect(card('CRM Premium').getByText(text)).toBeVisible();
});

test('Premium states its terms', () => {
  open();
  for (const text of [
    'Incluye 3 reuniones: la de inicio (hasta 1 hora), antes de la implementación, y las de entrega y capacitación, de 1 hora cada una, que se agendan dentro de los 30 días posteriores a la entrega.',
    'Las acciones premium (IA, SMS, llamadas y correos) se cobran según su uso.',
    'La integración con la app de chat es opcional y cuesta $49 adicionales.',
    /^Cancelas cuando quieras; .*al menos 10 días antes de tu próximo cobro\. .*penalidad del 40\s%/,
    /^Implementación: un pago único .*penalidad del 25\s%\. Después no hay devolución\.$/,
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
      'Tiempo estimado: de 15 a 20 días hábiles.',
      'Se paga una sola vez: $1,500.',
      'Con las funciones nativas del CRM.',
    ],
  ],
  [
    '3 reuniones',
    [
      '1 reunión de inicio, de hasta 1 hora.',
      '1 reunión de entrega y primera capacitación, de 1 hora.',
      '1 capacitación, de 1 hora.',
    ],
  ],
  ['2 capacitaciones de 1 hora', ['La primera, durante la reunión de entrega.', 'La segunda, en una reunión aparte.']],
  ['Integración opcional con la app de chat: $49', ['Cuesta $49 adicionales.', 'La agregas solo si la necesitas.']],
  ['Acciones premium, según su uso', ['IA, SMS, llamadas y correos.', 'Se cobran según cuánto las uses.']],
])('the details of «%s» open in a dialog, which closes', async (feature, lines) => {
  open();
  const dialog = await details(feature);
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(lines);
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a feature without details has nothing to open', () => {
  open();
  expect(screen.queryByRole('button', { name: /Usuarios y contactos|24\/7/ })).not.toBeInTheDocument();
});

test('Premium is contracted by chat', () => {
  open();
  expect(card('CRM Premium').getByRole('link', { name: /^Contratar Premium/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20contratar%20el%20CRM%20Premium',
  );
});

test('Personalizado starts at $1,500, with full services and the calendar', async () => {
  open();
  await userEvent.click(tab('Personalizado'));
  const custom = card('CRM Personalizado');
  expect(custom.getByText('$1,500').closest('p')).toHaveTextContent('Desde $1,500 USD');
  expect(custom.getByText('Servicios completos')).toBeVisible();
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
  const way = within(screen.getByRole('region', { name: 'De la primera reunión a tu equipo trabajando' }));
  expect(
    way
      .getAllByRole('listitem')
      .map((item) => [within(item).getByRole('heading').textContent, item.querySelector('p')?.textContent]),
  ).toEqual([
    [
      'Reunión de inicio',
      'Hasta 1 hora para conocer tu proceso de venta. Trae tu lista de contactos y a quien decide.',
    ],
    ['Implementación', 'De 15 a 20 días hábiles, estimados.'],
    ['Entrega y primera capacitación', 'Una reunión de 1 hora.'],
    ['Soporte', '15 días después de la entrega.'],
    ['Segunda capacitación', '1 hora, dentro de los 30 días posteriores a la entrega.'],
  ]);
});

test('links lead back to the CRM services and down to the contact section', () => {
  open();
  expect(screen.getByRole('link', { name: 'Servicios de CRM' })).toHaveAttribute('href', '/crm-servicios');
  expect(screen.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '#contacto');
  const contact = screen.getByRole('region', { name: 'Hablemos de tu CRM' });
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
