import type { Release } from 'shared-types/schemas';
import { differingExports, isByContent } from '../table/stands-for.ts';
import type { Composition } from './composition.ts';
import { ownCopies } from './page-scripts.ts';

/**
 * Remotes that bring shared code of their own, since the shell's copy does something else: what that costs a visitor of
 * their pages, and how to end it.
 */
export function sharedCodeNotes({ shell, remotes }: Pick<Composition, 'shell' | 'remotes'>): string[] {
  return remotes.flatMap((remote) =>
    remote.shared.consumes
      .filter(isByContent)
      .map((consume) => ({ consume, differing: differingExports(shell, consume) }))
      .filter(({ differing }) => differing.length > 0)
      .map(({ consume: { key }, differing }) => {
        const pages = remote.pages.filter(({ consumes }) => consumes.includes(key));
        const files = [...new Set(pages.flatMap((page) => ownCopies(page, remote, shell)))];
        const bytes = files.reduce((sum, file) => sum + transferred(remote, file), 0);
        const cost =
          pages.length > 0
            ? `: ${(bytes / 1000).toFixed(1)} kB more on each of ${pages.map(({ path }) => path).join(', ')}`
            : ', on every page that shows its pieces';
        const names =
          differing.length > 4
            ? `${differing.slice(0, 4).join(', ')} and ${differing.length - 4} more`
            : differing.join(', ');
        return `${remote.workspace}@${remote.version} brings its own ${key}, since ${names} of shell@${shell.version} ${differing.length === 1 ? 'does' : 'do'} something else${cost}. To end it, publish and promote the shell, or the remote, from the same source: mosaico publish shell ${remote.workspace}`;
      }),
  );
}

/** Bytes of a client file as it is sent: its brotli twin, where it has one. */
function transferred({ files }: Release, file: string): number {
  return (files[`client/${file}.br`] ?? files[`client/${file}`])?.bytes ?? 0;
}
