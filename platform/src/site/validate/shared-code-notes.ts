import type { Release } from '@mosaico/shared-types/schemas';
import { command } from '../../lib/command.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { hasCompatibleShare, ownCopies, type Consume } from '../write/page-scripts.ts';

/**
 * One sentence for each remote that brings its own copy of a shared module, because the shell has another version: the cost on
 * which pages, and the command that ends it.
 */
export function sharedCodeNotes({ shell, remotes }: Pick<ResolvedSite, 'shell' | 'remotes'>): string[] {
  return remotes.flatMap((remote) =>
    remote.shared.consumes
      .filter((consume) => consume.fallback.length > 0 && !hasCompatibleShare(shell, consume))
      .map((consume) => noteOf(shell, remote, consume)),
  );
}

function noteOf(shell: Release, remote: Release, { key, range }: Consume): string {
  const { workspace, version } = remote;
  const pages = remote.pages.filter(({ consumes }) => consumes.includes(key));
  const files = [...new Set(pages.flatMap((page) => ownCopies(page, remote, shell)))];
  const bytes = files.reduce((sum, file) => sum + transferred(remote, file), 0);
  const cost =
    pages.length > 0
      ? `${(bytes / 1000).toFixed(1)} kB more on each of ${pages.map(({ path }) => path).join(', ')}`
      : 'more to load on every page that shows its pieces';
  const other = shell.shared.provides.find((each) => each.key === key)?.version ?? 'none';
  return `${workspace}@${version} brings its own ${key} ${range}, since shell@${shell.version} has ${other}: ${cost}. To end it, publish both from the same source and promote them: ${command(`publish shell ${workspace}`)}`;
}

/** Bytes of a client file as it is sent: its brotli twin, where it has one. */
function transferred({ files }: Release, file: string): number {
  return (files[`client/${file}.br`] ?? files[`client/${file}`])?.bytes ?? 0;
}
