import type { Command } from 'commander';
import { command } from '../lib/command.ts';
import { declaredPages } from '../build/declared.ts';
import { scaffold } from './new-remote/new-remote.ts';
import { appWorkspaces } from '../lib/workspaces.ts';
import { context } from './context.ts';
import { remoteCommand } from './remote-page.ts';

/** A workspace of the repository that the command runs in. */
export function newRemoteCommand(): Command {
  return remoteCommand('new-remote', async (remote) => {
    const { root } = context();
    const declared = appWorkspaces(root).map(async (workspace) =>
      (await declaredPages(workspace)).map((page) => ({ workspace: workspace.name, ...page })),
    );
    const plan = scaffold(root, remote, (await Promise.all(declared)).flat());
    return { place: root, plan, next: [`npx jest ${remote.name}`, command(`ship ${remote.name}`), 'npm install'] };
  })
    .description('Create a remote with one page. Nothing else has to be edited.')
    .addHelpText(
      'after',
      `
Examples:
  npm run new-remote -- mf-events --title "Eventos"
  npm run new-remote -- mf-photos --title "Sesiones de fotos" --path /fotos --category "Sitios web" --dry-run
In a repository of its own:
  npm create @mosaico/remote mf-events -- --title "Eventos" --store s3://releases/mosaico --env staging`,
    );
}
