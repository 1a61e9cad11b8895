/** @jest-environment node */
import { discount } from './discount.ts';

test('the reduction of a further session is what the two prices make', () => {
  expect(discount(350, 500)).toBe(30);
  expect(discount(2, 3)).toBe(33);
});
