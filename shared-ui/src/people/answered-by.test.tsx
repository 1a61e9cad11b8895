import { render, screen } from '@testing-library/react';
import { site } from 'site-for-tests';
import { inShell } from '@mosaico/shared-ui/testing';
import { AnsweredBy } from './answered-by.tsx';

const people = [
  { name: 'Valeria Paz', role: 'Ventas' },
  { name: 'Nora Campos', answers: ['support' as const] },
];
const agency = { ...site.agency, telephone: '+1 786 555 0100' };
const call = () => screen.queryByRole('link', { name: 'Llamar al +1 786 555 0100' });

test('the person that answers for the topic is named, with the telephone where the caller asks for it', () => {
  const { rerender } = render(inShell(<AnsweredBy topic="support" />, { site: { ...site, agency, people } }));
  expect(screen.getByText(/^Te contesta/)).toHaveTextContent('Te contesta Nora Campos');
  expect(call()).toBeNull();
  rerender(inShell(<AnsweredBy call />, { site: { ...site, agency, people } }));
  expect(screen.getByText(/^Te contesta/)).toHaveTextContent('Te contesta Valeria Paz');
  expect(screen.getByText('Ventas')).toBeVisible();
  expect(call()).toHaveAttribute('href', 'tel:+17865550100');
});

test('without a telephone only the person stands; without people nothing does', () => {
  const { container, rerender } = render(
    inShell(<AnsweredBy call />, { site: { ...site, agency: { ...agency, telephone: undefined }, people } }),
  );
  expect(screen.getByText(/^Te contesta/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  rerender(inShell(<AnsweredBy call />, { site: { ...site, agency, people: undefined } }));
  expect(container).not.toHaveTextContent('Te contesta');
});
