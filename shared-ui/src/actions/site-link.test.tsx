import { render, screen } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import { SiteLink, type SiteDestination } from './site-link.tsx';

const addressOf = (to: SiteDestination, table?: NonNullable<Parameters<typeof inShell>[1]>['table']) => {
  const { unmount } = render(
    inShell(<SiteLink to={to}>Ir</SiteLink>, { address: '/planes-crm', ...(table && { table }) }),
  );
  const address = screen.getByRole('link', { name: 'Ir' }).getAttribute('href');
  unmount();
  return address;
};

it.each<[SiteDestination, string]>([
  ['shell/home', '/'],
  ['shell/home#contacto', '/#contacto'],
  ['mf-crm/crm-plans', '/planes-crm'],
  ['mf-crm/crm-faq#prueba', '/crm-faq#prueba'],
  ['mf-plans/social-plans?plan=basico', '/planes-sociales?plan=basico'],
])('%s leads to where that page is: %s', (to, address) => {
  expect(addressOf(to)).toBe(address);
});

it.each<[SiteDestination, string]>([
  ['#precios', '/planes-crm#precios'],
  ['?plan=full#precios', '/planes-crm?plan=full#precios'],
])('%s stays on the page that is shown', (to, address) => {
  expect(addressOf(to)).toBe(address);
});

it('follows a page that has moved, and stays where no release has it', () => {
  const moved = { workspace: 'mf-crm', page: 'crm-plans', path: '/crm/planes', title: 'CRM', description: '' };
  const route = { ...moved, directory: { name: 'CRM', category: 'CRM y soporte' }, aliases: [], indexed: true };
  const table = { routes: [route], facts: {}, offers: {}, slots: {} };
  expect(addressOf('mf-crm/crm-plans#precios', table)).toBe('/crm/planes#precios');
  expect(addressOf('mf-crm/crm-faq', table)).toBe('/planes-crm');
});
