import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageHero } from './page-hero.tsx';
import { inShell } from '../testing.tsx';

const show = (element: ReactNode, address: string) => render(inShell(element, { address }));
const trail = () => screen.queryByRole('navigation', { name: 'Ruta de navegación' });
const nav = () => screen.getByRole('navigation', { name: 'Ruta de navegación' });
const links = () => within(nav()).getAllByRole('link');
const written = () => links().map((link) => [link.textContent, link.getAttribute('href')]);

test('the pages above this one are listed, home first', () => {
  show(<Breadcrumbs />, '/planes-crm');
  expect(within(within(nav()).getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(written()).toEqual([
    ['Inicio', '/'],
    ['Servicios de CRM', '/crm-servicios'],
  ]);
});

test('the link back is the last of them, in its own words, and not repeated', () => {
  show(<Breadcrumbs back={{ to: 'mf-crm/crm-services', label: 'Volver a los servicios' }} />, '/planes-crm');
  expect(written()).toEqual([
    ['Inicio', '/'],
    ['Volver a los servicios', '/crm-servicios'],
  ]);
});

test('a link back to somewhere else ends the line, and is no page of the trail', () => {
  show(<Breadcrumbs back={{ to: 'mf-crm/support-portal', label: 'Volver a soporte' }} />, '/politica-privacidad');
  expect(written()).toEqual([
    ['Inicio', '/'],
    ['Volver a soporte', '/soporte'],
  ]);
  expect(within(nav()).getAllByRole('listitem')).toHaveLength(1);
});

test.each(['/', '/no-existe'])('at %s there is none', (address) => {
  const { container } = show(<Breadcrumbs />, address);
  expect(container).toBeEmptyDOMElement();
});

test('without a trail the link back stands by itself', () => {
  show(<Breadcrumbs back={{ to: 'shell/home', label: 'Volver al inicio' }} />, '/no-existe');
  expect(trail()).toBeNull();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('every page that opens with a hero shows its trail above the title', () => {
  show(<PageHero title="CRM Premium" />, '/planes-crm');
  const title = screen.getByRole('heading', { level: 1, name: 'CRM Premium' });
  expect(trail()?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
