import { Command } from 'commander';
import { usesOf, type Uses } from '../environments/uses.ts';
import { ownersIn } from '../lib/owners.ts';
import { printable } from '../store/release-label.ts';
import { columns, jsonOption, printResult } from './output.ts';
import { context, environmentOption } from './context.ts';

export function usesCommand(): Command {
  return new Command('uses')
    .description(
      'List the pages, declarations and workspaces that use a fact, offer, page, slot or block, with their owners.',
    )
    .argument('<thing>', 'mf-plans/social-basic (a fact, offer, page or slot), or PlanCard (a block)')
    .addOption(environmentOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico uses mf-plans/social-basic\n  mosaico uses mf-plans/social --env production --json\n  mosaico uses PlanCard',
    )
    .action(async (thing: string, { env, json }: { env: string; json?: boolean }) => {
      const { root, store, sites } = context();
      const revision = await store.revision(env);
      const found = await usesOf(store, revision, thing, sites(env));
      const owners = ownersIn(root);
      const workspaces = new Set(found.flatMap(workspacesOf));
      // A remote in a repository of its own is none of this one's owners'.
      const asked = [...workspaces].map(async (workspace) => {
        const version = revision.releases[workspace];
        const release = version === undefined ? undefined : await store.release(workspace, version);
        const author = release?.built.author;
        const owner = owners.get(workspace) ?? (author && `last changed by ${printable(author)}`);
        return [workspace, owner ?? ''] as const;
      });
      const ownerOf = Object.fromEntries(await Promise.all(asked));
      printResult(
        { environment: env, revision: revision.revision, uses: found, owners: ownerOf },
        found.flatMap((each) => linesOf(each, ownerOf)),
        json,
      );
    });
}

const workspacesOf = ({ workspace, pages, declarations, imports }: Uses): string[] => [
  workspace,
  ...[...pages, ...declarations].map((each) => each.workspace),
  ...imports,
];

function linesOf(
  { kind, name, workspace, pages, declarations, imports }: Uses,
  owners: Record<string, string>,
): string[] {
  const rows = [
    ...pages.map((each) => ['page', each.path, each.workspace]),
    ...declarations.map((each) => ['declaration', each.where, each.workspace]),
    ...imports.map((each) => ['code', '', each]),
  ].map(([what = '', where = '', by = '']) => [`  ${by}`, owners[by] ?? '', what, where]);
  const owner = owners[workspace];
  return [
    `${kind} ${name}, declared by ${workspace}${owner ? ` (${owner})` : ''}`,
    ...(rows.length > 0 ? columns(rows) : ['  Nobody uses it.']),
  ];
}
