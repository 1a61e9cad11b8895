import { Command } from 'commander';
import { typeErrors } from '../types/type-errors.ts';
import { answer, jsonOption } from './answer.ts';
import { context } from './context.ts';

export function typesCommand(): Command {
  return new Command('types')
    .description(
      "Check every file's types, and that what each workspace exposes (pages, screens, slots) is what the others count on.",
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run types')
    .action(({ json }: { json?: boolean }) => {
      const errors = typeErrors(context().root);
      answer(errors, [...errors, `Errors: ${errors.length}`], json);
      if (errors.length > 0) process.exitCode = 1;
    });
}
