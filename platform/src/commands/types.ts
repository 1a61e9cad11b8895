import { Command } from 'commander';
import { declaredPages, declaredSlots } from '../build/declared.ts';
import { appWorkspaces } from '../workspaces.ts';
import { answer, jsonOption } from './answer.ts';
import { context } from './context.ts';

export function typesCommand(): Command {
  return new Command('types')
    .description(
      "Check every file's types, and that what each workspace exposes (pages, figures, offers, pieces) is what the others count on.",
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run types')
    .action(async ({ json }: { json?: boolean }) => {
      const { root } = context();
      const modules = appWorkspaces(root).map(async (workspace) => ({
        workspace,
        pages: await declaredPages(workspace),
        slots: await declaredSlots(workspace),
      }));
      // The compiler takes most of a second to load, which no other verb should wait for.
      const { typeErrors } = await import('../types/type-errors.ts');
      const errors = typeErrors(root, await Promise.all(modules));
      answer(errors, [...errors, `Errors: ${errors.length}`], json);
      if (errors.length > 0) process.exitCode = 1;
    });
}
