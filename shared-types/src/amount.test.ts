import { formatAmount } from './amount.ts';

test.each([
  [500, '$500'],
  [1500, '$1,500'],
  [24.99, '$24.99'],
  [97.5, '$97.50'],
  [0, '$0'],
])('%p dollars are written %s', (usd, text) => {
  expect(formatAmount(usd)).toBe(text);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('%p is refused as an amount', (usd) => {
  expect(() => formatAmount(usd)).toThrow(RangeError);
});
