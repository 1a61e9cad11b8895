import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { site } from 'site-for-tests';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import { pageIsInteractive } from '../routing/interactive.ts';
import { routeOf } from '../testing/routes.ts';
import { Footer } from './footer.tsx';

beforeAll(() => loadSections(<Footer />));

const footer = () => within(screen.getByRole('contentinfo'));

test('it leads to the chat and to the social profile, in new tabs', () => {
  render(inShell(<Footer />));
  for (const [name, address] of [
    ['Contacto por chat', '/demo/chat/13055550123'],
    ['Síguenos en redes', '/demo/perfil-social'],
  ] as const) {
    const link = footer().getByRole('link', { name: `${name} (se abre en una pestaña nueva)` });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test.each([
  ['Servicios', 'Sitios web', '/venta-sitios-web'],
  ['Servicios', 'CRM y ventas', '/crm-servicios'],
  ['Agencia', 'Mapa del sitio', '/directorio-paginas'],
  ['Condiciones', 'Términos y condiciones', '/terminos-condiciones'],
  ['Condiciones', 'Política de privacidad', '/politica-privacidad'],
  ['Condiciones', 'Política de citas', '/politica-citas'],
])('%s: %s', (group, name, path) => {
  render(inShell(<Footer />));
  const links = within(footer().getByRole('navigation', { name: group }));
  expect(links.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('the links are those that pages declare, in their order; a group without any is left out', () => {
  const routes = [
    routeOf('/b', { footer: { group: 'Agencia', label: 'Segunda', order: 20 } }),
    routeOf('/a', { footer: { group: 'Agencia', label: 'Primera', order: 10 } }),
    routeOf('/c'),
  ];
  render(inShell(<Footer />, { table: { routes, facts: {}, offers: {}, slots: {} } }));
  const links = within(footer().getByRole('navigation')).getAllByRole('link');
  expect(footer().getByRole('navigation')).toHaveAccessibleName('Agencia');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Primera', '/a'],
    ['Segunda', '/b'],
  ]);
});

test('clients’ reviews have their place', () => {
  render(inShell(<Footer />));
  expect(footer().getByRole('group', { name: 'Reseñas de clientes' })).toBeInTheDocument();
});

test('the copyright line has the year of the composition, and the visitor’s year once scripts run', () => {
  jest.useFakeTimers({ now: new Date('2031-03-01T12:00:00') });
  const page = inShell(<Footer />, { composed: '2026-01-15' });
  expect(renderToString(page)).toMatch(/©(?:<!-- -->|\s)*2026/);
  render(page);
  expect(footer().getByText(/^© 2031 Agencia Mosaico LLC/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('it says where the agency is and how it is reached', () => {
  const agency = {
    ...site.agency,
    address: 'Calle Mayor 1, Miami',
    telephone: '+1 786 555 0100',
    email: 'ventas@agencia.example',
    hours: 'Lunes a viernes',
    founded: 2014,
  };
  render(inShell(<Footer />, { site: { ...site, agency } }));
  for (const words of ['Calle Mayor 1, Miami', 'Lunes a viernes', 'Desde 2014'])
    expect(footer().getByText(words)).toBeVisible();
  expect(footer().getByRole('link', { name: '+1 786 555 0100' })).toHaveAttribute('href', 'tel:+17865550100');
  expect(footer().getByRole('link', { name: 'ventas@agencia.example' })).toHaveAttribute(
    'href',
    'mailto:ventas@agencia.example',
  );
});

test('of an agency that says no more, the footer has the e-mail for help alone', () => {
  const { name, legalName, origin, socialProfile } = site.agency;
  const agency = { name, legalName, origin, socialProfile, supportEmail: 'ayuda@agencia.example' };
  const { container } = render(inShell(<Footer />, { site: { ...site, agency } }));
  expect(container.querySelector('address')).toHaveTextContent(/^ayuda@agencia\.example$/);
});

// Last: a page that is interactive stays so.
test('clients’ reviews are requested once the page is interactive, or has had ten seconds for that', async () => {
  jest.useFakeTimers();
  const script = () => document.getElementById('reviews-widget');
  const { unmount } = render(inShell(<Footer />));
  act(() => jest.advanceTimersByTime(9_999));
  expect(script()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(script()).toBeInTheDocument();
  unmount();
  render(inShell(<Footer />));
  expect(script()).toBeNull();
  await act(() => Promise.resolve(pageIsInteractive()));
  expect(script()).toBeInTheDocument();
  jest.useRealTimers();
});
