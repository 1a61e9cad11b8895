import { expectFaultBorne, faultNames, faultyVisit, remotes } from '../support/fault-matrix.ts';
import { test } from '../support/site.ts';

// One remote with every fault, and the others with one each, which take turns. `matrices/faults.spec.ts` has all.
const [first = '', ...others] = remotes;
const visits = [
  ...faultNames.map((fault, index) =>
    index === 0
      ? faultyVisit(first, fault, 'opened directly', 'reached by a link')
      : faultyVisit(first, fault, 'reached by a link'),
  ),
  ...others.map((remote, index) =>
    faultyVisit(remote, faultNames[(2 * index) % faultNames.length] ?? 'not found', 'reached by a link'),
  ),
];

for (const { title, ...visit } of visits)
  test(title, async ({ page, silentConsole }) => {
    await expectFaultBorne(page, visit);
    // The browser reports what it did not get, and the runtime its failed attempts.
    silentConsole.length = 0;
  });
