import { expectFaultBorne, faultNames, faultyVisit, remotes } from '../support/fault-matrix.ts';
import { test } from '../support/site.ts';

const visits = remotes.flatMap((remote) =>
  faultNames.map((fault) => faultyVisit(remote, fault, 'opened directly', 'reached by a link')),
);

for (const { title, ...visit } of visits)
  test(title, async ({ page, silentConsole }) => {
    await expectFaultBorne(page, visit);
    // The browser reports what it did not get, and the runtime its failed attempts.
    silentConsole.length = 0;
  });
