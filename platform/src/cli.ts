import { Command } from 'commander';
import { buildCommand } from './cli/build.ts';
import { canaryCommand } from './cli/canary.ts';
import { checkCommand } from './cli/check.ts';
import { completeWordsCommand, completionCommand } from './cli/completion.ts';
import { devCommand } from './cli/dev.ts';
import { diffCommand } from './cli/diff.ts';
import { environmentCommand } from './cli/environment.ts';
import { runCommand } from './cli/explain.ts';
import { healthCommand } from './cli/health.ts';
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
import { usesCommand } from './cli/uses.ts';
import { uploadCommand } from './cli/upload.ts';
import { command } from './lib/command.ts';
import { platformFolder } from './lib/dist.ts';
import { readManifest } from './lib/workspaces.ts';

/** The command line: every verb with its options. */
export function commandLine(): Command {
  const program = new Command(command())
    .description('Builds, releases, composes and serves the federated site.')
    .version(readManifest(platformFolder).version, '-V, --version', 'the version of this command line')
    .option('-q, --quiet', 'say no more than warnings and errors, and answers in JSON');
  for (const verb of [
    startCommand,
    shipCommand,
    buildCommand,
    publishCommand,
    checkCommand,
    promoteCommand,
    canaryCommand,
    rollbackCommand,
    environmentCommand,
    statusCommand,
    healthCommand,
    showCommand,
    historyCommand,
    diffCommand,
    usesCommand,
    pruneCommand,
    serveCommand,
    uploadCommand,
    devCommand,
    newRemoteCommand,
    typesCommand,
    completionCommand,
  ]) {
    program.addCommand(verb());
  }
  program.addCommand(completeWordsCommand(program), { hidden: true });
  return withHint(program);
}

/** Sets the hint after a usage error, and prints examples as they are typed here. `addCommand` does not let a command inherit either. */
function withHint(verb: Command): Command {
  verb.showHelpAfterError('(run with --help for the usage)');
  verb.configureOutput({ writeOut: (text) => void process.stdout.write(asTyped(text)) });
  verb.commands.forEach(withHint);
  return verb;
}

/** Help, in which examples begin with `mosaico`. */
const asTyped = (help: string): string => help.replaceAll(/(^ {2}|\$\()mosaico /gm, `$1${command()} `);

/** Runs the command line. */
export const run = (argv: readonly string[]): Promise<void> => runCommand(commandLine(), argv);
