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
