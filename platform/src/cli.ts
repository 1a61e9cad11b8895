import { Command } from 'commander';
import { buildCommand } from './commands/build.ts';
import { checkCommand } from './commands/check.ts';
import { composeCommand } from './commands/compose.ts';
import { devCommand } from './commands/dev.ts';
import { diffCommand } from './commands/diff.ts';
import { historyCommand } from './commands/history.ts';
import { hostCommand } from './commands/host.ts';
import { promoteCommand } from './commands/promote.ts';
import { pruneCommand } from './commands/prune.ts';
import { publishCommand } from './commands/publish.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { serveCommand } from './commands/serve.ts';
import { startCommand } from './commands/start.ts';
import { statusCommand } from './commands/status.ts';
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
    checkCommand,
    promoteCommand,
    rollbackCommand,
    statusCommand,
    historyCommand,
    diffCommand,
    pruneCommand,
    composeCommand,
    serveCommand,
    hostCommand,
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
