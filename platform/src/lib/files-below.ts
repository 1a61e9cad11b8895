import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hasCode } from './error-code.ts';

/** Whether a file is a unit test: it is part of no release. */
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Files below a folder in alphabetical order, without tests; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Ten hexadecimal digits that change when a file's content or its path (relative to `root`) does. */
export function contentHash(files: readonly string[], root: string): string {
  return shortHash(files.flatMap((file) => [relative(root, file).replaceAll('\\', '/'), readFileSync(file)]));
}

/** Ten hexadecimal digits that change with the parts or their order. */
export function shortHash(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}
