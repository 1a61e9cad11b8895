import { Command } from 'commander';
import { buildCommand } from './commands/build.ts';
import { composeCommand } from './commands/compose.ts';
import { devCommand } from './commands/dev.ts';
import { promoteCommand } from './commands/promote.ts';
import { publishCommand } from './commands/publish.ts';
import { serveCommand } from './commands/serve.ts';
import { startCommand } from './commands/start.ts';
import { explain } from './explain.ts';

/** Runs the command line. A failure is one message on standard error and exit code 1. */
export async function run(argv: readonly string[]): Promise<void> {
  const program = new Command('mosaico')
    .description('Builds, releases, composes and serves the federated site.')
    .showHelpAfterError('(run with --help for the usage)');
  for (const command of [
    startCommand,
    buildCommand,
    publishCommand,
    promoteCommand,
    composeCommand,
    serveCommand,
    devCommand,
  ]) {
    program.addCommand(command());
  }
  try {
    await program.parseAsync([...argv]);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
