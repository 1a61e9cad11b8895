import { Command, Option } from 'commander';
import {
  changedWorkspaces,
  workspacesDifferingFrom,
  type ChangedWorkspace,
} from '../build/changed/changed-workspaces.ts';
import { madeLine, takenBack } from '../environments/history.ts';
import type { Store } from '../store/store.ts';
import { answer, jsonOption } from './answer.ts';
import { context } from './context.ts';

interface ChangedOptions {
  since?: string;
  differsFrom?: string;
  json?: boolean;
}

export function changedCommand(): Command {
  return new Command('changed')
    .description('The workspaces whose release a change touches, as workspace@version.')
    .option('--since <commit>', 'those whose build reads what differs from there, committed or not')
    .addOption(
      new Option(
        '--differs-from <environment>',
        'those whose release differs from the one that the environment shows, except those rolled back',
      ).conflicts('since'),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Examples:
  mosaico changed --since origin/main
  mosaico promote $(mosaico changed --differs-from staging) --env staging`,
    )
    .action(async ({ since, differsFrom, json }: ChangedOptions) => {
      const { root, store } = context();
      const changed = differsFrom
        ? await notTakenBack(store, differsFrom, await workspacesDifferingFrom(root, store, differsFrom))
        : await changedWorkspaces(root, asked(since));
      // Standard output is for what comes next in a pipe.
      if (changed.length === 0) console.error('No release is touched.');
      if (changed.length > 0 || json)
        answer(
          changed,
          changed.map(({ workspace, version }) => `${workspace}@${version}`),
          json,
        );
    });
}

/** What somebody has taken back comes back on purpose only, never because somebody else's change is released. */
async function notTakenBack(
  store: Store,
  environment: string,
  changed: readonly ChangedWorkspace[],
): Promise<ChangedWorkspace[]> {
  const { revision: newest } = await store.head(environment);
  const found = newest ? await takenBack(store, newest, changed) : [];
  for (const { change, by } of found) {
    const release = `${change.workspace}@${change.version}`;
    console.error(
      `${release} is left out: it was taken back by ${madeLine(by)}. ` +
        `To bring it back on purpose: mosaico promote ${release} --env ${environment}`,
    );
  }
  const out = new Set(found.map(({ change }) => change.workspace));
  return changed.filter(({ workspace }) => !out.has(workspace));
}

function asked(since: string | undefined): string {
  if (since === undefined) throw new Error('Compared with what? Add --since origin/main, or --differs-from staging.');
  return since;
}
