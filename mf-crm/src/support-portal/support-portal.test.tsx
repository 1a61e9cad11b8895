import { render, screen } from '@testing-library/react';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import { faq, ticket } from './content.ts';
import SupportPortal from './support-portal.tsx';

beforeAll(() => loadSections(<SupportPortal />));

const open = () => render(inShell(<SupportPortal />, { address: '/soporte' })).container;

test('the ticket form is at least as high as specified', () => {
  open();
  expect(screen.getByTitle(ticket.title).closest('[data-height]')).toHaveAttribute('data-height', '533');
});

test('the seven questions are of one group, of which one is open at a time', () => {
  const entries = [...open().querySelectorAll('details')];
  expect(entries).toHaveLength(faq.items.length);
  expect(faq.items).toHaveLength(7);
  expect(new Set(entries.map((entry) => entry.getAttribute('name'))).size).toBe(1);
});
