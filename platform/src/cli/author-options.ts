import { Option, type Command } from 'commander';
import type { Author } from '@mosaico/shared-types/schemas';
import { authorIn, oneLine } from '../environments/author.ts';
import { UsageError } from './usage-error.ts';

/** Author and reason of a change to an environment, which the history keeps. */
export interface AuthorOptions {
  by?: string | undefined;
  reason?: string | undefined;
}

/** Adds `--by` and `--reason`. */
export function withAuthor(command: Command): Command {
  return command
    .addOption(
      new Option('--by <name>', 'the author, for the history (default: from git or continuous integration)').env(
        'MOSAICO_BY',
      ),
    )
    .option('--reason <text>', 'why, for the history (default: the changed releases)');
}

/** `--canary`. */
export const canaryOption = (): Option =>
  new Option('--canary', "begin a canary at the first of the site configuration's steps");

/** `--force`. Throws for an empty reason. */
export const forceOption = (): Option =>
  new Option('--force <reason>', 'go on although the check finds problems; the history keeps the reason').argParser(
    (text) => said(text, 'The reason of --force is empty. Say why.'),
  );

/** What the options say, and for what they leave open, the repository in `root`. Throws for an empty name or reason. */
export function authorOf(root: string, { by, reason }: AuthorOptions): { by: Author; reason?: string } {
  const name =
    by === undefined ? by : said(by, 'The name is empty. Say who does it, or leave --by and MOSAICO_BY out.');
  return {
    by: authorIn(root, name),
    ...(reason !== undefined && { reason: said(reason, 'The reason is empty. Say why, or leave --reason out.') }),
  };
}

/** What the history can keep of a text. Throws with this message where nothing is left. */
function said(text: string, refusal: string): string {
  const kept = oneLine(text);
  if (kept === '') throw new UsageError(refusal);
  return kept;
}
