import { Command } from 'commander';
import type { Revision } from 'shared-types/schemas';
import { differences, type Difference } from '../environments/changes.ts';
import type { Store } from '../store/store.ts';
import { answer, columns, jsonOption } from './answer.ts';
import { context } from './context.ts';
import { wholeNumber } from './arguments.ts';

export function diffCommand(): Command {
  return new Command('diff')
    .description('What two environments, or two revisions, show differently.')
    .argument('<from>', 'an environment, or environment@revision')
    .argument('<to>', 'another')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico diff staging production\n  mosaico diff staging@41 staging@42')
    .action(async (from: string, to: string, { json }: { json?: boolean }) => {
      const { store } = context();
      const found = differences(await named(store, from), await named(store, to));
      answer(found, found.length > 0 ? differenceLines(found) : [`${from} and ${to} show the same.`], json);
    });
}

async function named(store: Store, name: string): Promise<Revision> {
  const [environment = '', number] = name.split('@');
  return store.revision(environment, number === undefined ? undefined : wholeNumber(number));
}

/** Differences as lines for a person. */
export function differenceLines(found: readonly Difference[]): string[] {
  return columns(found.map(({ what, from, to }) => [`  ${what}`, from ?? '(none)', '→', to ?? '(none)']));
}
