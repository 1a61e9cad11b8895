import { expectFaultBorne, otherVisits } from '../support/fault-matrix.ts';
import { test } from '../support/site.ts';

// `journeys/faults.spec.ts` has the first of them.
for (const { title, ...visit } of otherVisits)
  test(title, async ({ page, silentConsole }) => {
    await expectFaultBorne(page, visit);
    // The browser reports what it did not get, and the runtime its failed attempts.
    silentConsole.length = 0;
  });
