import type { Command } from 'commander';
import { explain } from './explain.ts';

/** Runs a command line. A failure is one message on standard error and exit code 1. */
export async function runCommand(command: Command, argv: readonly string[]): Promise<void> {
  try {
    await command.parseAsync([...argv]);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
