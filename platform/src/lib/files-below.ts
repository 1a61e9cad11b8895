import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import nodePath from 'node:path';
import { hasCode } from './error-code.ts';

/** Whether a file is a unit test: it is part of no release. */
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * The key of a file below a folder: its path from there with "/" between the names on every system. Releases list their files, stores
 * and buckets their objects, and addresses their parts by keys. Tests pass another system's `path`.
 */
export function keyBelow(
  folder: string,
  file: string,
  path: Pick<typeof nodePath, 'relative' | 'sep'> = nodePath,
): string {
  return path.relative(folder, file).replaceAll(path.sep, '/');
}

/** Keys of all files below a folder, as {@link filesBelow} finds them. */
export function keysBelow(folder: string): string[] {
  return filesBelow(folder).map((file) => keyBelow(folder, file));
}

/**
 * Everything below a folder, links as such. Node's own `recursive` follows links to folders: on Node 22 and newer (with promises on 26), and one
 * that leads around would never end. Throws where there is no such folder.
 */
export function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(nodePath.join(folder, entry.name))] : [entry],
  );
}

/** Files below a folder in the alphabetical order of their keys, without tests; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  try {
    return entriesBelow(folder)
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map((entry) => nodePath.join(entry.parentPath, entry.name))
      .map((file) => [keyBelow(folder, file), file] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, file]) => file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Ten hexadecimal digits that change when a file's content or its path (relative to `root`) does. */
export function contentHash(files: readonly string[], root: string): string {
  return shortHash(files.flatMap((file) => [keyBelow(root, file), readFileSync(file)]));
}

/** Ten hexadecimal digits that change with the parts or their order. */
export function shortHash(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}
