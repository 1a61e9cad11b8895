/** @jest-environment node */
import { daysAfter, isDay } from './days.ts';

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-15', '2027-01-14'],
  ['2028-02-01', '2028-03-02'],
])('30 days after %s is %s', (from, to) => {
  expect(daysAfter(from, 30)).toBe(to);
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-11', false],
  ['16/11/2026', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
