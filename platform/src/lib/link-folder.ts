import { linkSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './files-below.ts';
import { hasCode } from './error-code.ts';

/** The same files under another name: releases never change, so a hard link is as good as a copy and costs nothing. */
export async function linkFolder(source: string, target: string): Promise<void> {
  const files = filesBelow(source).map((file) => file.slice(source.length));
  for (const folder of new Set(files.map(dirname))) await mkdir(join(target, folder), { recursive: true });
  await Promise.all(files.map((file) => linkFile(join(source, file), join(target, file))));
}

/** The same for one file. Rejects where it is gone. One link takes 10 µs, and as a promise ten times as much. */
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
