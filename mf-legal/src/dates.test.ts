/** @jest-environment node */
import { dateInWords, daysAfter } from './dates.ts';

test('a date in words stays on one line', () => {
  expect(dateInWords('2025-09-16')).toBe('16\u00A0de\u00A0septiembre\u00A0de\u00A02025');
});

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-15', '2027-01-14'],
  ['2028-02-01', '2028-03-02'],
])('30 days after %s is %s', (from, to) => {
  expect(daysAfter(from, 30)).toBe(to);
});
