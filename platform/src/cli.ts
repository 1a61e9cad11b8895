import { Command } from 'commander';
import { buildCommand } from './commands/build.ts';
import { changedCommand } from './commands/changed.ts';
import { checkCommand } from './commands/check.ts';
import { devCommand } from './commands/dev.ts';
import { diffCommand } from './commands/diff.ts';
import { environmentCommand } from './commands/environment.ts';
import { historyCommand } from './commands/history.ts';
import { hostCommand } from './commands/host.ts';
import { newRemoteCommand } from './commands/new-remote.ts';
import { promoteCommand } from './commands/promote.ts';
import { pruneCommand } from './commands/prune.ts';
import { publishCommand } from './commands/publish.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { serveCommand } from './commands/serve.ts';
import { showCommand } from './commands/show.ts';
import { startCommand } from './commands/start.ts';
import { statusCommand } from './commands/status.ts';
import { typesCommand } from './commands/types.ts';
import { uploadCommand } from './commands/upload.ts';
import { runCommand } from './commands/run-command.ts';

/** The one command that is none of the verbs: a package of its own brings it. */
export { createRemoteCommand } from './commands/create-remote.ts';

/** The command line: every verb with its options. */
export function commandLine(): Command {
  const program = new Command('mosaico').description('Builds, releases, composes and serves the federated site.');
  for (const command of [
    startCommand,
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
    hostCommand,
    devCommand,
    newRemoteCommand,
    changedCommand,
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
