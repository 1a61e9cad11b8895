/** @jest-environment node */
import { dayIn, daysAfter, isDay, lastSecondOf } from './days.ts';

test.each([
  // Winter: five hours behind UTC.
  ['2026-12-17T00:23:00Z', '19:23 of a winter day', '2026-12-16'],
  ['2026-12-17T04:59:59Z', '23:59:59 of it', '2026-12-16'],
  ['2026-12-17T05:00:00Z', 'midnight after it', '2026-12-17'],
  // Summer: four.
  ['2026-07-16T23:23:00Z', '19:23 of a summer day', '2026-07-16'],
  ['2026-07-17T03:59:59Z', '23:59:59 of it', '2026-07-16'],
  ['2026-07-17T04:00:00Z', 'midnight after it', '2026-07-17'],
  // The nights on which the clocks change, at two.
  ['2026-03-09T03:59:59Z', 'the end of the day that has 23 hours', '2026-03-08'],
  ['2026-11-02T04:59:59Z', 'the end of the day that has 25', '2026-11-01'],
])('%s is in Miami %s', (moment, _what, day) => {
  expect(dayIn({}, new Date(moment))).toBe(day);
});

test('another agency has another day at the same moment', () => {
  const moment = new Date('2026-12-17T00:23:00Z');
  expect(dayIn({ timeZone: 'Europe/Madrid' }, moment)).toBe('2026-12-17');
  expect(dayIn({ timeZone: 'America/Santo_Domingo' }, moment)).toBe('2026-12-16');
});

test.each([
  ['2026-12-16', 'America/New_York', '2026-12-16T23:59:59-05:00'],
  ['2026-07-16', 'America/New_York', '2026-07-16T23:59:59-04:00'],
  ['2026-03-08', 'America/New_York', '2026-03-08T23:59:59-04:00'],
  ['2026-11-01', 'America/New_York', '2026-11-01T23:59:59-05:00'],
  ['2026-12-16', 'Asia/Kolkata', '2026-12-16T23:59:59+05:30'],
  ['2026-12-16', 'UTC', '2026-12-16T23:59:59+00:00'],
])('%s ends in %s at %s', (day, timeZone, end) => {
  expect(lastSecondOf(day, { timeZone })).toBe(end);
  const second = new Date(end);
  expect(dayIn({ timeZone }, second)).toBe(day);
  expect(dayIn({ timeZone }, new Date(second.getTime() + 1_000))).not.toBe(day);
});

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
