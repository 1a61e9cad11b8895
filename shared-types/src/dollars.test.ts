/** @jest-environment node */
import { withRefund } from './dollars.ts';

const rule = 'Te devolvemos el 75\u00A0%. Después, nada.';

test.each([
  [2000, '$2,000', 'Te devolvemos el 75\u00A0% ($1,500 de $2,000). Después, nada.'],
  [350, '$350', 'Te devolvemos el 75\u00A0% ($262.50 de $350). Después, nada.'],
])('of %s dollars the rule says what comes back', (usd, text, expected) => {
  expect(withRefund(rule, 75, { usd, text })).toBe(expected);
});

test('of a price that is only the lowest it says no amount', () => {
  expect(withRefund(rule, 75, { usd: 2000, text: '$2,000', from: true })).toBe(rule);
});
