import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';
import { isTest } from './files-below.ts';

/** What a `public/` folder holds. Keys have "/" between the names on every system, and stand in alphabetical order. */
export interface PublicFiles {
  /** Keys of the files that are meant for visitors. */
  meant: string[];
  /** Keys of files and folders that are not, and why. */
  leftOut: { key: string; why: string }[];
}

/** The one folder with a dot that is for others to read (RFC 8615). */
const wellKnown = '.well-known';

/** What systems and programs leave in every folder that somebody opens. */
const leftBehind = /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|__macosx|icon\r|~\$.*)$/i;

/**
 * The files of a `public/` folder that are meant for visitors, and those that are left out: dot files (passwords, histories of git) except
 * `.well-known`, temporary files of systems and office programs, links, and unit tests. Both are empty if the folder does not exist.
 */
export function publicFiles(folder: string): PublicFiles {
  const found: PublicFiles = { meant: [], leftOut: [] };
  const look = (below: string): void => {
    for (const entry of entriesOf(join(folder, below))) {
      const key = below + entry.name;
      const why = reasonAgainst(entry, key);
      if (why !== undefined) found.leftOut.push({ key, why });
      else if (entry.isDirectory()) look(`${key}/`);
      else found.meant.push(key);
    }
  };
  look('');
  const inOrder = (a: string, b: string): number => (a < b ? -1 : 1);
  return {
    meant: found.meant.sort(inOrder),
    leftOut: found.leftOut.sort((a, b) => inOrder(a.key, b.key)),
  };
}

function reasonAgainst(entry: Dirent, key: string): string | undefined {
  if (entry.name.startsWith('.') && key !== wellKnown) return 'names with a dot are for programs, not for visitors';
  if (leftBehind.test(entry.name)) return 'a program has left it there';
  if (entry.isSymbolicLink()) return 'it is a link: put the file itself there';
  if (entry.isDirectory()) return undefined;
  if (!entry.isFile()) return 'it is no file';
  return isTest(entry.name) ? 'it is a unit test' : undefined;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** One sentence for the owner of a `public/` folder: which of its files are left out. Nothing where none is. */
export function leftOutNotes(folder: string, name = 'public/'): string[] {
  return publicFiles(folder).leftOut.map(({ key, why }) => `${name}${key} is not published: ${why}.`);
}
