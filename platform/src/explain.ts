import picocolors from 'picocolors';

const remedies: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some room, then run the command again; nothing was changed.',
  EROFS:
    'The disk is read-only. Choose a folder that can be written with MOSAICO_WORK, then run the command again; nothing was changed.',
  ENOTDIR:
    'A file stands where a folder is needed. Move it away, or choose another folder with MOSAICO_WORK; nothing was changed.',
  EACCES:
    'The folder may not be written. Give yourself the right, or choose another with MOSAICO_WORK; nothing was changed.',
};

/** An error as one message for a person: what is wrong, where, and what to do next. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return `${picocolors.red('Error:')} ${String(error)}`;
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const remedy = code && remedies[code];
  const message = remedy ? `${dest ?? path ?? 'A file'} cannot be written. ${remedy}` : error.message;
  return `${picocolors.red('Error:')} ${message}`;
}
