import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { siteConfigurationSchema } from '@mosaico/shared-types/schemas';
import { declaredFacts, declaredPages, declaredSlots } from '../build/declared.ts';
import { isPartial, keepEnvironmentTypes } from '../build/environment-types.ts';
import { clashProblems, readDeclarations } from '../dev/site-problems.ts';
import { progressOf } from '../lib/progress.ts';
import { checkedFile } from '../lib/read-json.ts';
import { refuseForeignPackages } from '../build/own-packages.ts';
import { typeErrors } from '../build/type-errors.ts';
import { appWorkspaces } from '../lib/workspaces.ts';
import { printResult, jsonOption } from './output.ts';
import { context, environmentOption } from './context.ts';

export function typesCommand(): Command {
  return new Command('types')
    .description('Check all types, and that each workspace exposes what the others use: pages, figures, offers, slots.')
    .addOption(environmentOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nIn a repository with a part of the site, the other parts are those of the environment. Their names are kept for unit tests and editors.\n\nExample:\n  npm run types',
    )
    .action(async ({ env, json }: { env: string; json?: boolean }) => {
      const { root, store } = context();
      refuseForeignPackages(root);
      const rest = isPartial(root) ? await keepEnvironmentTypes(root, store, env) : undefined;
      const workspaces = appWorkspaces(root);
      const elsewhere = (rest?.declarations ?? []).filter(({ workspace }) =>
        workspaces.every(({ name }) => name !== workspace),
      );
      const modules = await Promise.all(
        workspaces.map(async (workspace) => ({
          workspace,
          facts: await declaredFacts(workspace),
          pages: await declaredPages(workspace),
          slots: await declaredSlots(workspace),
        })),
      );
      const onChecked = progressOf('checking', workspaces.length, 'workspaces');
      const others = elsewhere.flatMap(({ slots }) => slots);
      const { own } = await readDeclarations(root, workspaces);
      const file = join(root, 'environments', env, 'site.json');
      const configuration =
        rest?.site ?? (existsSync(file) ? await checkedFile(siteConfigurationSchema, file) : undefined);
      // Clashes are no errors of types: each of the two is right by itself.
      const clashes = configuration ? clashProblems({ configuration, declarations: [...elsewhere, ...own] }) : [];
      const errors = [...clashes.map(({ text }) => text), ...(await typeErrors(root, { modules, others }))];
      onChecked(workspaces.length);
      printResult(errors, [...errors, `Errors: ${errors.length}`], json);
      if (errors.length > 0) process.exitCode = 1;
    });
}
