import { Command } from 'commander';
import { buildCommand } from './cli/build.ts';
import { checkCommand } from './cli/check.ts';
import { devCommand } from './cli/dev.ts';
import { diffCommand } from './cli/diff.ts';
import { environmentCommand } from './cli/environment.ts';
import { historyCommand } from './cli/history.ts';
import { newRemoteCommand } from './cli/new-remote.ts';
import { promoteCommand } from './cli/promote.ts';
import { pruneCommand } from './cli/prune.ts';
import { publishCommand } from './cli/publish.ts';
import { rollbackCommand } from './cli/rollback.ts';
import { serveCommand } from './cli/serve.ts';
import { shipCommand } from './cli/ship.ts';
import { showCommand } from './cli/show.ts';
import { startCommand } from './cli/start.ts';
import { statusCommand } from './cli/status.ts';
import { typesCommand } from './cli/types.ts';
import { uploadCommand } from './cli/upload.ts';
import { runCommand } from './cli/run-command.ts';

/** The command line: every verb with its options. */
export function commandLine(): Command {
  const program = new Command('mosaico').description('Builds, releases, composes and serves the federated site.');
  for (const command of [
    startCommand,
    shipCommand,
    buildCommand,
    publishCommand,
    checkCommand,
    promoteCommand,
    rollbackCommand,
    environmentCommand,
    statusCommand,
    showCommand,
    historyCommand,
    diffCommand,
    pruneCommand,
    serveCommand,
    uploadCommand,
    devCommand,
    newRemoteCommand,
    typesCommand,
  ]) {
    program.addCommand(command());
  }
  return withHint(program);
}

/** What to do after a word that is wrong: a command that is added whole does not inherit that. */
function withHint(command: Command): Command {
  command.showHelpAfterError('(run with --help for the usage)');
  command.commands.forEach(withHint);
  return command;
}

/** Runs the command line. */
export const run = (argv: readonly string[]): Promise<void> => runCommand(commandLine(), argv);
