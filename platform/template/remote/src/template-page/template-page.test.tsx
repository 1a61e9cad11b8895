import { render, screen } from '@testing-library/react';
import type { Offer } from '@mosaico/shared-types';
import { inShell } from '@mosaico/shared-ui/testing';
import { hero } from './content.ts';
import TemplatePage from './template-page.tsx';

// What the page shows is whatever is declared: another price breaks no test.
const offer: Offer = {
  name: hero.title,
  price: { usd: 250, text: '$250', from: true, covers: 'una hora' },
  for: 'prospects',
  get: [{ chat: 'Hola' }],
  cancellation: '',
};
const table = { routes: [], facts: {}, offers: { 'mf-template/offer': offer }, slots: {} };

test('the page says what it is about and what it costs, and takes requests by chat', () => {
  render(inShell(<TemplatePage />, { table }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
  expect(screen.getByText('$250').parentElement).toHaveTextContent('Desde $250 USD una hora');
  const [ask] = screen.getAllByRole('link', { name: new RegExp(`^${hero.ask}`) });
  expect(ask).toHaveAttribute('href', '/demo/chat/13055550123?text=Hola');
});
