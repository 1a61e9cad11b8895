import { simulateAll, trafficSimulated } from '../testing/rollouts.ts';
import { errorShare } from './decide.ts';

/** As many as the design names. bench/rollouts.ts prints them as a table. */
const rollouts = 1_000;
/** Below it, some canaries are not decided in the ten weeks for which counts are kept. */
const enoughViewsPerHour = 100;

test.each(trafficSimulated)(
  'of 1,000 healthy canaries at %i views an hour at most 1 % are aborted, and the others reach all visitors',
  (viewsPerHour) => {
    const { promoted, aborted } = simulateAll({ viewsPerHour, errors: 0.01, factor: 1 }, rollouts);
    expect(aborted).toBeLessThanOrEqual(errorShare);
    if (viewsPerHour >= enoughViewsPerHour) expect(promoted).toBeGreaterThanOrEqual(1 - errorShare);
  },
  300_000,
);

test.each(trafficSimulated)(
  'of 1,000 canaries with three times the errors at %i views an hour 1 % at most reach half of the visitors',
  (viewsPerHour) => {
    const { promoted, abortedInTime } = simulateAll({ viewsPerHour, errors: 0.01, factor: 3 }, rollouts);
    expect(promoted).toBeLessThanOrEqual(errorShare);
    if (viewsPerHour >= enoughViewsPerHour) expect(abortedInTime).toBeGreaterThanOrEqual(1 - errorShare);
  },
  300_000,
);

test('with 3 of 10 visits unheard, and 6 of 10 of those that failed, healthy canaries go on, and three times the errors do not', () => {
  const lossy = { viewsPerHour: 1_000, errors: 0.01, lost: { visits: 0.3, failing: 0.6 } };
  expect(simulateAll({ ...lossy, factor: 1 }, rollouts).aborted).toBeLessThanOrEqual(errorShare);
  const { promoted, abortedInTime } = simulateAll({ ...lossy, factor: 3 }, rollouts);
  expect(promoted).toBeLessThanOrEqual(errorShare);
  expect(abortedInTime).toBeGreaterThanOrEqual(1 - errorShare);
}, 300_000);

/** Rare errors take the longest to simulate. */
const fewer = rollouts / 5;

test.each([1_000, 10_000, 100_000])(
  'of 200 canaries at %i views an hour that take errors from 1 visit in 500 to 3 in 500, 1 % at most reach half of the visitors unseen',
  (viewsPerHour) => {
    const { promoted, abortedInTime } = simulateAll({ viewsPerHour, errors: 0.002, factor: 3 }, fewer);
    expect(promoted).toBeLessThanOrEqual(errorShare);
    expect(abortedInTime).toBeGreaterThanOrEqual(1 - errorShare);
  },
  300_000,
);

test.each([
  [1, 'promoted'],
  [3, 'abortedInTime'],
] as const)(
  'at 20 views an hour a canary that begins at 40 %% is decided within ten weeks: with %i times the errors it is %s',
  (factor, outcome) => {
    const found = simulateAll({ viewsPerHour: 20, errors: 0.01, factor, steps: [40, 100] }, fewer);
    expect(found[outcome]).toBeGreaterThanOrEqual(1 - errorShare);
  },
  300_000,
);
