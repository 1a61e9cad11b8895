import { simulate, simulateAll } from '../testing/rollouts.ts';
import { errorShare } from './decide.ts';

test.each([10_000, 100_000])('at %i views an hour healthy canaries reach all visitors', (viewsPerHour) => {
  const { promoted, aborted } = simulateAll({ viewsPerHour, errors: 0.01, factor: 1 }, 40);
  expect({ promoted, aborted }).toEqual({ promoted: 1, aborted: 0 });
});

test.each([10_000, 100_000])(
  'at %i views an hour three times the errors do not reach half of the visitors',
  (viewsPerHour) => {
    const { abortedInTime } = simulateAll({ viewsPerHour, errors: 0.01, factor: 3 }, 40);
    expect(abortedInTime).toBe(1);
  },
);

test('a canary that always fails where stable never does is aborted once there are enough views', () => {
  const { outcome, weight, met } = simulate({ viewsPerHour: 10_000, errors: 1e-9, factor: 1e9 }, 1);
  expect([outcome, weight]).toEqual(['aborted', 5]);
  expect(met).toBeLessThan(0.06);
});

test('a canary that fails a little more often than stable is tolerated', () => {
  const { aborted } = simulateAll({ viewsPerHour: 100_000, errors: 0.03, factor: 1.25 }, 40);
  expect(aborted).toBeLessThanOrEqual(errorShare);
});
