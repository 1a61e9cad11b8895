import { linkSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow, keyBelow } from './files-below.ts';
import { hasCode } from './error-code.ts';

/**
 * Hard-links a folder's files into another folder: releases never change, so a link is as good as a copy and costs nothing. `has`: whether a
 * file is linked, by its key below the folder; all are by default.
 */
export async function linkFolder(
  source: string,
  target: string,
  has: (key: string) => boolean = () => true,
): Promise<void> {
  const files = filesBelow(source)
    .filter((file) => has(keyBelow(source, file)))
    .map((file) => file.slice(source.length));
  for (const folder of new Set(files.map(dirname))) await mkdir(join(target, folder), { recursive: true });
  await Promise.all(files.map((file) => linkFile(join(source, file), join(target, file))));
}

/** Copies the files of these keys from one folder into another. */
export async function copyFiles(source: string, target: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await cp(join(source, key), join(target, key));
}

/** A link to one file of a release, as {@link linkFolder} makes them. Rejects where it is gone. One link takes 10 µs, and as a promise ten times as much. */
export async function linkFile(source: string, target: string): Promise<void> {
  try {
    linkSync(source, target);
  } catch (error) {
    // Names carry a content hash: two releases may share a file.
    if (hasCode(error, 'EEXIST')) return;
    if (!hasCode(error, 'EXDEV', 'EPERM', 'EMLINK')) throw error;
    await cp(source, target);
  }
}
