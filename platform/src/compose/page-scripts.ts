import { satisfies } from 'semver';
import type { Release, ReleasePage } from 'shared-types/schemas';
import { publicPath } from '../build/public-path.ts';
import { differingExports, isByContent, type Consume } from '../table/stands-for.ts';

/** What loading something of a release takes: a page, or a piece. */
type Loading = Pick<ReleasePage, 'scripts' | 'consumes'>;

/**
 * Addresses of exactly the scripts that a page or a piece of `owner` loads in this mix of releases, besides the shell's own
 * start script: the remote's entry, its chunks, and those shared modules that the shell does not provide.
 */
export function scriptsOf(loading: Loading, owner: Release, shell: Release): string[] {
  const base = publicPath(owner.workspace);
  const entry = owner === shell ? [] : [owner.client.entry];
  const files = new Set([...entry, ...loading.scripts, ...ownCopies(loading, owner, shell)]);
  return [...files].map((file) => base + file);
}

/** Files of those shared modules that `owner` brings along, since the shell has no copy that will do. */
export function ownCopies({ consumes }: Pick<Loading, 'consumes'>, owner: Release, shell: Release): string[] {
  const files: string[] = [];
  const open = [...consumes];
  const seen = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const consume = owner.shared.consumes.find((each) => each.key === key);
    if (!consume || fits(shell, consume)) continue;
    files.push(...consume.fallback);
    open.push(...consume.fallbackConsumes);
  }
  return files;
}

/** Whether the shell's copy of a shared module is what a remote asks for: by what it does, or by its version. */
function fits(shell: Release, consume: Consume): boolean {
  if (isByContent(consume)) return differingExports(shell, consume).length === 0;
  const offer = shell.shared.provides.find(({ key, eager }) => key === consume.key && eager);
  return offer !== undefined && satisfies(offer.version, consume.range);
}
