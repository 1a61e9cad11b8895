/** @jest-environment node */
import { phasesOf } from './phases.ts';

const count = (phases: readonly string[]) =>
  phases.reduce<Record<string, number>>((counts, phase) => ({ ...counts, [phase]: (counts[phase] ?? 0) + 1 }), {});

test('delivery may fall on every day from the first to the last of its range', () => {
  const phases = phasesOf({ days: { least: 20, most: 30 }, supportDays: 10 });
  expect(phases).toHaveLength(40);
  expect(phases.indexOf('delivery') + 1).toBe(20);
  expect(phases.lastIndexOf('delivery') + 1).toBe(30);
  expect(count(phases)).toEqual({ start: 1, build: 18, delivery: 11, after: 10 });
});

test('a short job has a start, a day of work and no support', () => {
  expect(phasesOf({ days: { least: 3, most: 5 } })).toEqual(['start', 'build', 'delivery', 'delivery', 'delivery']);
});

test('work that may be done on the second day leaves none for building alone', () => {
  expect(phasesOf({ days: { least: 2, most: 3 } })).toEqual(['start', 'delivery', 'delivery']);
});
