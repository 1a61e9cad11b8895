import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { styleText } from 'node:util';
import { isNativeError } from 'node:util/types';
import { CommanderError, type Command } from 'commander';
import { isPartial } from '../build/environment-types.ts';
import { Refused } from '../environments/refused.ts';
import { command } from '../lib/command.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { ownersIn } from '../lib/owners.ts';
import type { Problem } from '../lib/problem.ts';
import { rootFolder } from '../lib/workspaces.ts';
import { UnknownEnvironment } from '../store/store.ts';
import { missingStore, storeAddress, writtenFolders } from './context.ts';
import { beQuiet } from './output.ts';
import { showProgress } from './progress-lines.ts';
import { UsageError } from './usage-error.ts';

/** Exit code where a command has failed, and where it was typed so that it means nothing. */
const exitCodes = { failure: 1, usage: 2 };

/**
 * Runs a command line, and shows its progress. A failure is one message on standard error and exit code 1; what cannot be meant has exit
 * code 2. A process that a signal ends has that signal's: 130 after Ctrl+C.
 */
export async function runCommand(program: Command, argv: readonly string[]): Promise<void> {
  const begun: { verb?: Command; endProgress?: () => void } = {};
  program.hook('preAction', (_, verb) => {
    begun.verb = verb;
    const { quiet = false, json = false } = verb.optsWithGlobals<{ quiet?: boolean; json?: boolean }>();
    beQuiet(quiet);
    if (!quiet && !json) begun.endProgress = showProgress();
  });
  throwing(program);
  try {
    await program.parseAsync([...argv]);
  } catch (error) {
    begun.endProgress?.();
    // Commander has said it, and gives what is no error the code 0: help, and the version.
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) process.exitCode = exitCodes.usage;
      return;
    }
    console.error(explain(error));
    process.exitCode = begun.verb === undefined || error instanceof UsageError ? exitCodes.usage : exitCodes.failure;
  } finally {
    begun.endProgress?.();
  }
}

/** Lets a command throw where commander would end the process. `addCommand` does not let a command inherit it. */
function throwing(command: Command): void {
  command.exitOverride();
  command.commands.forEach(throwing);
}

const otherFolder = 'or choose another folder: MOSAICO_STORE names the store, MOSAICO_WORK the one for everything else';
const fileInTheWay = `cannot be written. A file stands where a folder is needed. Move it away, ${otherFolder}.`;
const tooManyOpen =
  'cannot be opened. Too many files are open at once. End other programs, or raise the limit with ulimit -n 8192, then run the command again.';
const notAllowed = `may not be used by you. Give yourself the right, ${otherFolder}.`;

/** What is wrong with a file, and what to do, by the system's code. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'cannot be written. The disk is full. Free some room, then run the command again.',
  EROFS: `cannot be written. The disk is read-only. Let it be written, ${otherFolder}.`,
  EDQUOT: 'cannot be written. Your share of the disk is full. Free some room, then run the command again.',
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  ENOTDIR: fileInTheWay,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EISDIR: 'is a folder, and a file is needed. Name the file, or move the folder away.',
  ENAMETOOLONG: 'has a longer name than a file can have. Write a shorter one.',
};

/** An error as one message for a person: what is wrong, where, and what to do next. */
export function explain(error: unknown): string {
  return `${styleText('red', 'Error:', { stream: process.stderr })} ${messageOf(error)}`;
}

/** The message of {@link explain} without the word "Error". */
export function messageOf(error: unknown): string {
  if (!isNativeError(error)) return cut(String(error));
  if (error instanceof Refused) return [cut(error.message), ...ownerLines(error.problems)].join('\n');
  if (error instanceof UnknownEnvironment) return [error.message, goneStore() ?? howToBegin(error)].join(' ').trim();
  const { code = '', path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  if (code === 'ERR_MODULE_NOT_FOUND') return `${cut(error.message)}\nNot all packages are installed. Run: npm ci`;
  // Where Node may not write, it says of a folder that its parents are missing.
  if (code === 'ENOENT' && syscall === 'mkdir' && path !== undefined)
    return `${cut(path)} ${remedies[whyNotWritable(path)] ?? notMade}`;
  // Of anything else than a folder, that it is there already is no fault of the disk.
  const remedy = code === 'EEXIST' && syscall === 'mkdir' ? fileInTheWay : remedies[code];
  return remedy === undefined ? cut(error.message) : `${cut(dest ?? path ?? someFile())} ${remedy}`;
}

/** What to say where the store that somebody has named is not there; nothing where it is. */
function goneStore(): string | undefined {
  let folder: string | undefined;
  try {
    folder = missingStore();
  } catch {
    // The command itself says what is wrong with the place.
  }
  if (folder === undefined) return undefined;
  return `The store's folder ${cut(folder)} does not exist: look whether MOSAICO_STORE is spelt as it should be, and whether its disk is there. "${command('publish')}" begins a store there.`;
}

/** Throws where the store that somebody has named is not there: to a command that reads alone, it would look empty. */
export function expectStore(): void {
  const gone = goneStore();
  if (gone !== undefined) throw new Error(gone);
}

const notMade = 'cannot be made. Look whether its disk is there, then run the command again.';

/** The system's code of what keeps a folder from being made: that of the nearest folder around it that is there. */
function whyNotWritable(path: string): string {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return 'ENOENT';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'ENOENT';
  }
}

/** Whom to ask about problems, as this repository names the owners of its workspaces. */
export function ownerLines(problems: readonly Problem[]): string[] {
  const root = repository();
  const owners = root === undefined ? new Map<string, string>() : ownersIn(root);
  const named = [...new Set(problems.flatMap(({ workspace, other = workspace }) => [workspace, other]))].map(
    (workspace) => {
      const owner = owners.get(workspace);
      return owner === undefined ? workspace : `${workspace} (${owner})`;
    },
  );
  return named.length > 0 ? [`Whose it is: ${named.join(', ')}`] : [];
}

/** Where the system does not say which file it is: an open file is written to without its name. */
function someFile(): string {
  try {
    return `A file below ${writtenFolders().join(' or ')}`;
  } catch {
    return 'A file';
  }
}

/** Lines of at most 1,000 characters: a value that somebody has given may be as long as a file. */
const cut = (text: string): string => text.replaceAll(/^(.{1000}).+$/gm, '$1…');

/**
 * How to begin an unknown environment: a command that works in this repository and with this store. Empty where the name resembles that of
 * an existing environment.
 */
export function howToBegin({ environment, known }: Pick<UnknownEnvironment, 'environment' | 'known'>): string {
  if (didYouMean(environment, known) !== '') return '';
  const [other] = known;
  if (other !== undefined) return `To begin it: ${command(`environment create ${environment} --from ${other}`)}`;
  const root = repository();
  if (root === undefined || isPartial(root)) return 'Begin one in the repository that has the shell.';
  const folders = configurationFolders(root);
  if (folders.includes(environment) && !storeAddress().startsWith('s3://'))
    return `To begin it: npm start${environment === 'demo' ? '' : ` -- --env ${environment}`}`;
  const folder = folders.includes(environment) ? environment : (folders[0] ?? environment);
  const published = `$(${command(`publish --differs-from ${environment}`)})`;
  return `To begin it: ${command(`environment create ${environment} ${published} --config environments/${folder}`)}`;
}

/** The repository's root; nothing where a command is typed outside of one. */
function repository(): string | undefined {
  try {
    return rootFolder();
  } catch {
    return undefined;
  }
}

/** Names of the folders in `environments/` that hold a site configuration. */
export function configurationFolders(root: string): string[] {
  const folder = join(root, 'environments');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => existsSync(join(folder, name, 'site.json'))).sort();
}
