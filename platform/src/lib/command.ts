import { basename } from 'node:path';

/**
 * A command as its reader types it: `npx mosaico status`, or `mosaico status` where this process was started so, from the PATH. Without
 * words the name alone.
 */
export function command(words = ''): string {
  // npm and npx say so to what they start; node's own second word is a file of ours.
  const isOnPath = process.env.npm_command === undefined && basename(process.argv[1] ?? '') === 'mosaico';
  return `${isOnPath ? '' : 'npx '}mosaico ${words}`.trim();
}
