import type { Command } from 'commander';
import { command } from '../lib/command.ts';
import { declaredPages } from '../build/declared.ts';
import { scaffold } from './new-remote/new-remote.ts';
import { appWorkspaces } from '../lib/workspaces.ts';
import { context } from './context.ts';
import { begin, remoteCommand, remoteOf, type RemoteOptions } from './remote-page.ts';

/** A workspace of the repository that the command runs in. */
export function newRemoteCommand(): Command {
  return remoteCommand('new-remote')
    .description('Create a remote with one page. Nothing else has to be edited.')
    .addHelpText(
      'after',
      `
Examples:
  npm run new-remote -- mf-events --title "Eventos"
  npm run new-remote -- mf-photos --title "Sesiones de fotos" --path /fotos --category "Sitios web" --dry-run
In a repository of its own:
  npm create @mosaico/remote mf-events -- --title "Eventos" --store s3://releases/mosaico --env staging`,
    )
    .action(async (name: string, options: RemoteOptions) => {
      const { root } = context();
      const declared = await Promise.all(
        appWorkspaces(root).map(async (workspace) =>
          (await declaredPages(workspace)).map((page) => ({ workspace: workspace.name, ...page })),
        ),
      );
      const remote = remoteOf(name, options);
      const plan = scaffold(root, remote, declared.flat());
      begin(remote, { place: root, plan, next: [`npx jest ${name}`, command(`ship ${name}`), 'npm install'] }, options);
    });
}
