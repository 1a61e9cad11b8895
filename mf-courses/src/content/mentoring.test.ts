import { discount, mentoring } from './mentoring.ts';

test('the reduction of a further session is what the two prices make', () => {
  expect(discount(mentoring.extraSession.usd, mentoring.extraSessionBefore)).toBe(30);
  expect(discount(2, 3)).toBe(33);
});
