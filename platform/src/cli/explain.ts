import { isNativeError } from 'node:util/types';
import picocolors from 'picocolors';
import { UnknownEnvironment } from '../store/store.ts';
import { howToBegin } from './how-to-begin.ts';

const remedies: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some room, then run the command again.',
  EROFS: 'The disk is read-only. Choose a folder that can be written with MOSAICO_WORK, then run the command again.',
  ENOTDIR:
    'A file stands where a folder is needed. Move it away, or choose another folder with MOSAICO_WORK, or MOSAICO_STORE for the store.',
};

const otherFolder = 'or choose another folder: MOSAICO_STORE names the store, MOSAICO_WORK the one for everything else';

/** What cannot be used in any way, whether it was to be read or written. */
const unusable: Record<string, string> = {
  EACCES: `may not be used by you. Give yourself the right, ${otherFolder}.`,
  EPERM: `may not be used by you. Give yourself the right, ${otherFolder}.`,
  EISDIR: 'is a folder, and a file is needed. Name the file, or move the folder away.',
  ENAMETOOLONG: 'has a longer name than a file can have. Write a shorter one.',
};

/** A value that somebody has given may be as long as a file. */
const longest = 1_000;
const cut = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length > longest ? `${line.slice(0, longest)}…` : line))
    .join('\n');

/** An error as one message for a person: what is wrong, where, and what to do next. */
export function explain(error: unknown): string {
  return `${picocolors.red('Error:')} ${messageOf(error)}`;
}

/** The same without the word. */
export function messageOf(error: unknown): string {
  if (!isNativeError(error)) return cut(String(error));
  if (error instanceof UnknownEnvironment) return `${error.message} ${howToBegin(error)}`.trim();
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  if (code === 'ERR_MODULE_NOT_FOUND') return `${cut(error.message)}\nNot all packages are installed. Run: npm ci`;
  const remedy = code && remedies[code];
  const use = code && unusable[code];
  const place = cut(dest ?? path ?? 'A file');
  if (remedy) return `${place} cannot be written. ${remedy}`;
  return use ? `${place} ${use}` : cut(error.message);
}
