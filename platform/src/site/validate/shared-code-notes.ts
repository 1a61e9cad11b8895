import type { Release } from '@mosaico/shared-types/schemas';
import { differingExports, isByContent, type Consume } from '../../table/compatible-shares.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { ownCopies } from '../write/page-scripts.ts';

/** A message names so many exports; their number is told in any case. */
const namedExports = 4;

/**
 * Remotes that bring shared code of their own, since the shell's copy does something else: what that costs a visitor of
 * their pages, and how to end it.
 */
export function sharedCodeNotes({ shell, remotes }: Pick<ResolvedSite, 'shell' | 'remotes'>): string[] {
  return remotes.flatMap((remote) =>
    remote.shared.consumes
      .map((consume) => ({ consume, differing: differingExports(shell, consume) }))
      .filter(({ differing }) => differing.length > 0)
      .map(({ consume, differing }) => noteOf(shell, remote, consume, differing)),
  );
}

function noteOf(shell: Release, remote: Release, consume: Consume, differing: readonly string[]): string {
  const { key } = consume;
  const [who, whose] = [`${remote.workspace}@${remote.version}`, `shell@${shell.version}`];
  const more = differing.length - namedExports;
  const names = differing.slice(0, namedExports).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const does = `${names} of ${whose} ${differing.length === 1 ? 'does' : 'do'} something else`;
  const remedy = `To end it, publish and promote the shell, or the remote, from the same source: mosaico publish shell ${remote.workspace}`;
  if (!isByContent(consume)) return `${who} was built with another ${key}, and gets the shell's: ${does}. ${remedy}`;
  const pages = remote.pages.filter(({ consumes }) => consumes.includes(key));
  const files = [...new Set(pages.flatMap((page) => ownCopies(page, remote, shell)))];
  const bytes = files.reduce((sum, file) => sum + transferred(remote, file), 0);
  const cost =
    pages.length > 0
      ? `: ${(bytes / 1000).toFixed(1)} kB more on each of ${pages.map(({ path }) => path).join(', ')}`
      : ', on every page that shows its pieces';
  return `${who} brings its own ${key}, since ${does}${cost}. ${remedy}`;
}

/** Bytes of a client file as it is sent: its brotli twin, where it has one. */
function transferred({ files }: Release, file: string): number {
  return (files[`client/${file}.br`] ?? files[`client/${file}`])?.bytes ?? 0;
}
