import { Command, Option } from 'commander';
import { changedWorkspaces, workspacesUnlike } from '../changed/changed-workspaces.ts';
import { answer, jsonOption } from './answer.ts';
import { context } from './context.ts';

interface ChangedOptions {
  since?: string;
  unlike?: string;
  json?: boolean;
}

export function changedCommand(): Command {
  return new Command('changed')
    .description('The workspaces whose release a change touches, as workspace@version.')
    .option('--since <commit>', 'those whose build reads what differs from there, committed or not')
    .addOption(
      new Option('--unlike <environment>', 'those of which the environment shows another release').conflicts('since'),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Examples:
  mosaico changed --since origin/main
  mosaico promote $(mosaico changed --unlike staging) --env staging`,
    )
    .action(async ({ since, unlike, json }: ChangedOptions) => {
      const { root, store } = context();
      const changed = unlike
        ? await workspacesUnlike(root, store, unlike)
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

function asked(since: string | undefined): string {
  if (since === undefined) throw new Error('Compared with what? Add --since origin/main, or --unlike staging.');
  return since;
}
