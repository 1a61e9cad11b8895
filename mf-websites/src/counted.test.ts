/** @jest-environment node */
import type { FactReader } from '@mosaico/shared-types';
import { counted, inWords } from './counted.ts';

const reader = (value: number): FactReader => ({
  text: () => String(value),
  number: () => value,
  range: () => ({ least: value, most: value }),
  amount: () => ({ usd: value, text: String(value) }),
  offer: () => ({ name: '', price: { usd: value, text: '' }, for: 'prospects', get: [], cancellation: '' }),
});

test('one is counted in the singular, every other number in the plural', () => {
  const hours = (value: number) => counted(reader(value), 'mf-websites/training-hours', 'hora', 'horas');
  expect([1, 2, 10].map(hours)).toEqual(['1 hora', '2 horas', '10 horas']);
});

test('few pages are said in words, many in digits', () => {
  expect([1, 5, 10, 11].map(inWords)).toEqual(['una', 'cinco', 'diez', '11']);
});
