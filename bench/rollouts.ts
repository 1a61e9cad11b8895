/**
 * Prints the table of docs/decisions/031-a-canary-is-revisions.md: simulated rollouts by traffic and effect.
 * `node --import tsx bench/rollouts.ts [rollouts]`; 1,000 take some minutes.
 */
import { simulateAll, trafficSimulated } from '../platform/src/testing/rollouts.ts';

const rollouts = Number(process.argv[2] ?? 1_000);
/** Rare faults take the longest to simulate. */
const fewer = Math.ceil(rollouts / 5);

/** Share of visits with an error of the release in stable, and how many times as often the canary has them. */
const effects = [
  { errors: 0.01, factor: 1, count: rollouts },
  { errors: 0.01, factor: 3, count: rollouts },
  { errors: 0.002, factor: 3, count: fewer },
  { errors: 0.0001, factor: 100, count: fewer },
  { errors: 0.0001, factor: 1_000, count: fewer },
];

const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`;

console.log(
  '| errors in stable, in the canary | views an hour | to all visitors | aborted | before half had it | hours | visits in the canary arm | met the fault |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const { errors, factor, count } of effects)
  for (const viewsPerHour of trafficSimulated) {
    const found = simulateAll({ viewsPerHour, errors, factor }, count);
    const cells = [
      `${percent(errors, 2)}, ${percent(errors * factor, 2)}`,
      viewsPerHour.toLocaleString('en'),
      ...[found.promoted, found.aborted, found.abortedInTime].map((share) => percent(share)),
      found.hours.toFixed(1),
      percent(found.inCanary),
      percent(found.met, 2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
