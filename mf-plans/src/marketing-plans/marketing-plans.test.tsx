import { render, screen } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import MarketingPlans from './marketing-plans.tsx';

test('whoever is not sent on reads where to, and finds a link', () => {
  render(inShell(<MarketingPlans />, { address: '/planes-de-marketing' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Te llevamos a nuestros planes de marketing');
  expect(screen.getByRole('link', { name: /^Ir a los planes de marketing/ })).toHaveAttribute(
    'href',
    '/demo/planes-de-marketing',
  );
});
