/**
 * Prints the table of docs/decisions/031-a-canary-is-revisions.md: simulated rollouts by traffic and effect.
 * `node --import tsx bench/rollouts.ts [rollouts]`; 1,000 take some minutes.
 */
import { simulateAll, trafficSimulated, type Simulated } from '../platform/src/testing/rollouts.ts';

const rollouts = Number(process.argv[2] ?? 1_000);
/** Rare faults take the longest to simulate. */
const fewer = Math.ceil(rollouts / 5);

/** Weights of a canary where few people visit. */
const fewVisits = { steps: [40, 100], traffic: [20, 100] };

/** Blockers, crashed tabs: of the visits with an error, more reports are lost than of the others. */
const lossy = { lost: { visits: 0.3, failing: 0.6 }, traffic: [100, 1_000, 10_000] };

/** Share of visits with an error of the release in stable, and how many times as often the canary has them. */
const effects: (Pick<Simulated, 'errors' | 'factor' | 'lost'> & {
  count: number;
  steps?: number[];
  traffic?: number[];
})[] = [
  { errors: 0.01, factor: 1, count: rollouts },
  { errors: 0.01, factor: 3, count: rollouts },
  { errors: 0.01, factor: 1, count: rollouts, ...fewVisits },
  { errors: 0.01, factor: 3, count: rollouts, ...fewVisits },
  { errors: 0.01, factor: 1, count: rollouts, ...lossy },
  { errors: 0.01, factor: 3, count: rollouts, ...lossy },
  { errors: 0.002, factor: 1, count: fewer },
  { errors: 0.002, factor: 3, count: fewer },
  { errors: 0.0001, factor: 100, count: fewer },
  { errors: 0.0001, factor: 1_000, count: fewer },
];

const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`;

console.log(
  '| errors in stable, in the canary | views an hour | to all visitors | aborted | before half had it | hours | visits in the canary arm | met the fault |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const { errors, factor, count, steps, lost, traffic = trafficSimulated } of effects)
  for (const viewsPerHour of traffic) {
    const found = simulateAll({ viewsPerHour, errors, factor, ...(steps && { steps }), ...(lost && { lost }) }, count);
    const cells = [
      `${percent(errors, 2)}, ${percent(errors * factor, 2)}${steps ? ` (steps ${steps.join(', ')})` : ''}${lost ? ' (reports lost)' : ''}`,
      viewsPerHour.toLocaleString('en'),
      ...[found.promoted, found.aborted, found.abortedInTime].map((share) => percent(share)),
      found.hours.toFixed(1),
      percent(found.inCanary),
      percent(found.met, 2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
