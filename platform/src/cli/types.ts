import { Command } from 'commander';
import { declaredPages, declaredSlots } from '../build/declared.ts';
import { isPartial, keepSurroundings } from '../build/environment-types.ts';
import { appWorkspaces } from '../lib/workspaces.ts';
import { answer, jsonOption } from './answer.ts';
import { context, environmentOption } from './context.ts';

export function typesCommand(): Command {
  return new Command('types')
    .description(
      "Check every file's types, and that what each workspace exposes (pages, figures, offers, pieces) is what the others count on.",
    )
    .addOption(environmentOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nIn a repository with a part of the site, the rest is what the environment shows; it is kept for unit tests and for editors.\n\nExample:\n  npm run types',
    )
    .action(async ({ env, json }: { env: string; json?: boolean }) => {
      const { root, store } = context();
      const rest = isPartial(root)
        ? await keepSurroundings(root, store, env, (line) => console.error(line))
        : undefined;
      const own = new Set(appWorkspaces(root).map(({ name }) => name));
      const slots = (rest?.declarations ?? [])
        .filter(({ workspace }) => !own.has(workspace))
        .flatMap((each) => each.slots);
      const modules = await Promise.all(
        appWorkspaces(root).map(async (workspace) => ({
          workspace,
          pages: await declaredPages(workspace),
          slots: await declaredSlots(workspace),
        })),
      );
      // The compiler takes most of a second to load, which no other verb should wait for.
      const { typeErrors } = await import('../build/types/type-errors.ts');
      const errors = typeErrors(root, modules, slots);
      answer(errors, [...errors, `Errors: ${errors.length}`], json);
      if (errors.length > 0) process.exitCode = 1;
    });
}
