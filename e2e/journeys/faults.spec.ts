import { expectFaultBorne, journeyVisits } from '../support/fault-matrix.ts';
import { test } from '../support/site.ts';

// `matrices/faults.spec.ts` has the other remotes, faults and ways.
for (const { title, ...visit } of journeyVisits)
  test(title, async ({ page, silentConsole }) => {
    await expectFaultBorne(page, visit);
    // The browser reports what it did not get, and the runtime its failed attempts.
    silentConsole.length = 0;
  });
