import { Option, type Command } from 'commander';
import type { Author } from '@mosaico/shared-types/schemas';
import { authorIn } from '../environments/author.ts';

/** What the history keeps of whoever changes an environment. */
export interface AuthorOptions {
  by?: string | undefined;
  reason?: string | undefined;
}

/** Adds `--by` and `--reason`. */
export function withAuthor(command: Command): Command {
  return command
    .addOption(
      new Option('--by <name>', 'who does it, for the history (default: whom git or continuous integration names)').env(
        'MOSAICO_BY',
      ),
    )
    .option('--reason <text>', 'why, for the history (default: what is changed)');
}

/** What the options say, and for what they leave open, the repository in `root`. Throws for an empty reason. */
export function authorOf(root: string, { by, reason }: AuthorOptions): { by: Author; reason?: string } {
  if (reason?.trim() === '') throw new Error('The reason is empty. Say why, or leave --reason out.');
  return { by: authorIn(root, by), ...(reason !== undefined && { reason: reason.trim().slice(0, 300) }) };
}
