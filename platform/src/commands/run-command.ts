import type { Command } from 'commander';
import { explain } from './explain.ts';

/** Runs a command line. A failure is one message on standard error and exit code 1; a word that is wrong is told from the usage. */
export async function runCommand(command: Command, argv: readonly string[]): Promise<void> {
  try {
    await withHint(command).parseAsync([...argv]);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** What to do after a word that is wrong: a command that is added whole does not inherit that. */
function withHint(command: Command): Command {
  command.showHelpAfterError('(run with --help for the usage)');
  command.commands.forEach(withHint);
  return command;
}
