import { randomBy } from '../testing/rollouts.ts';
import { evidenceAgainstRatio, evidenceAgainstShare, type Exposure } from './ratio-test.ts';

const exposure = (canary: [number, number], stable: [number, number]): Exposure => ({
  canary: { visits: canary[0], failing: canary[1] },
  stable: { visits: stable[0], failing: stable[1] },
});

test('without counts nothing is known, and without a failure nothing speaks against an arm', () => {
  expect(evidenceAgainstRatio([], 1, [3])).toBe(0);
  expect(evidenceAgainstRatio([exposure([0, 0], [0, 0]), exposure([0, 0], [9, 9])], 1, [3])).toBe(0);
  expect(evidenceAgainstRatio([exposure([500, 0], [9_500, 0])], 1, [3])).toBe(0);
});

test('it is the ratio of the likelihoods of Poisson counts', () => {
  // 3 of 100 visits and 1 of 100: a ratio of 3 against one of 1, with the rate of stable at its likeliest in both.
  const rate = (4 / 200) * Math.log(4 / 200) * 200;
  const own = 3 * Math.log(3 / 100) + 1 * Math.log(1 / 100);
  expect(evidenceAgainstRatio([exposure([100, 3], [100, 1])], 1, [3])).toBeCloseTo(own - rate, 9);
});

test('parts of the time add up, whatever the weight of each', () => {
  const parts = [exposure([50, 2], [950, 1]), exposure([250, 9], [750, 7])];
  const each = parts.map((part) => evidenceAgainstRatio([part], 1.25, [3]));
  expect(evidenceAgainstRatio(parts, 1.25, [3])).toBeCloseTo(
    each.reduce((sum, part) => sum + part, 0),
    9,
  );
});

test.each([1, 2, 20, 200])(
  'the mean of its e-values is at most 1 where nothing is wrong, for %s visits at a time',
  (visits) => {
    const random = randomBy(visits);
    const count = (of: number, share: number): number =>
      Array.from({ length: of }, random).filter((each) => each < share).length;
    let sum = 0;
    const rounds = 4_000;
    for (let round = 0; round < rounds; round += 1) {
      // At the edge of what is tolerated.
      const parts = [0.05, 0.25].map((weight) => {
        const inCanary = Math.max(1, Math.round(visits * weight));
        return exposure([inCanary, count(inCanary, 0.1)], [visits, count(visits, 0.08)]);
      });
      sum += Math.exp(evidenceAgainstRatio(parts, 1.25, [2, 3]));
    }
    expect(sum / rounds).toBeLessThan(1.1);
  },
);

test('500 visits without a failure speak against one in a hundred, and 500 with five do not', () => {
  expect(evidenceAgainstShare({ visits: 500, failing: 0 }, 0.01, [0])).toBeCloseTo(500 * Math.log(1 / 0.99), 9);
  expect(evidenceAgainstShare({ visits: 500, failing: 5 }, 0.01, [0, 0.005])).toBeLessThan(0);
  expect(evidenceAgainstShare({ visits: 500, failing: 1 }, 0.01, [0])).toBe(-Infinity);
});
