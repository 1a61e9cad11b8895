import { cp, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../build/version.ts';

/** The same files under another name: releases never change, so a hard link is as good as a copy and costs nothing. */
export async function linkFolder(source: string, target: string): Promise<void> {
  const files = filesBelow(source).map((file) => file.slice(source.length));
  for (const folder of new Set(files.map(dirname))) await mkdir(join(target, folder), { recursive: true });
  await Promise.all(files.map((file) => linkFile(join(source, file), join(target, file))));
}

function linkFile(source: string, target: string): Promise<void> {
  return link(source, target).catch((error: NodeJS.ErrnoException) => {
    // Names carry a content hash: two releases may share a file.
    if (error.code === 'EEXIST') return undefined;
    if (error.code === 'EXDEV' || error.code === 'EPERM' || error.code === 'EMLINK') return cp(source, target);
    throw error;
  });
}
