import { render, screen } from '@testing-library/react';
import { Price } from './price.tsx';

const words = () => screen.getByRole('paragraph').textContent;

it('writes a single payment, a monthly price and the lowest of a range', () => {
  const { rerender } = render(<Price amount={{ usd: 1500, text: '$1,500' }} />);
  expect(words()).toBe('$1,500');
  rerender(<Price amount={{ usd: 24.99, text: '$24.99', per: 'month' }} currency />);
  expect(words()).toBe('$24.99 USD al mes');
  rerender(<Price amount={{ usd: 100, text: '$100', per: 'hour', from: true }} />);
  expect(words()).toBe('Desde $100 por hora');
});

it('says in words which price was crossed out', () => {
  render(<Price amount={{ usd: 97, text: '$97', per: 'month' }} before={{ usd: 497, text: '$497', per: 'month' }} />);
  expect(words()).toBe('Precio anterior: $497 $97 al mes');
});

it('says what the lowest of a range covers, and leaves that of a fixed price to its page', () => {
  const covers = 'plan Básico';
  const { rerender } = render(<Price amount={{ usd: 500, text: '$500', per: 'month', from: true, covers }} currency />);
  expect(words()).toBe('Desde $500 USD al mes plan Básico');
  rerender(<Price amount={{ usd: 500, text: '$500', per: 'month', covers }} currency />);
  expect(words()).toBe('$500 USD al mes');
});
