import { Command } from 'commander';
import type { Revision } from '@mosaico/shared-types/schemas';
import { differences, type Difference, type Shown } from '../environments/history.ts';
import type { Store } from '../store/store.ts';
import { printResult, jsonOption } from './output.ts';
import { context } from './context.ts';
import { revisionNamed } from './arguments.ts';
import { differenceLines } from './release-lines.ts';

export function diffCommand(): Command {
  return new Command('diff')
    .description('List the differences of two environments or two revisions.')
    .argument('<from>', 'an environment, or environment@revision')
    .argument('<to>', 'another one')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico diff staging production\n  mosaico diff staging@41 staging@42')
    .action(async (from: string, to: string, { json }: { json?: boolean }) => {
      const { store } = context();
      const [one, other] = [await named(store, from), await named(store, to)];
      const found = [...differences(one, other), ...canaryDifferences(one, other)];
      const lines = found.length > 0 ? await differenceLines(store, found) : [`${from} and ${to} show the same.`];
      printResult(found, lines, json);
    });
}

async function named(store: Store, name: string): Promise<Revision> {
  const { environment, number } = revisionNamed(name);
  return store.revision(environment, number);
}

/** Releases of canaries that differ. */
function canaryDifferences(from: Revision, to: Revision): Difference[] {
  const ofCanary = ({ canary }: Revision): Shown => ({ releases: canary?.releases ?? {}, configuration: '' });
  return differences(ofCanary(from), ofCanary(to)).map((each) => ({ ...each, what: `${each.what} (canary)` }));
}
