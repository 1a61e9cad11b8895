import { satisfies } from 'semver';
import type { Release } from '@mosaico/shared-types/schemas';
import { publicPath } from '../../store/public-path.ts';
import type { Loading } from '../../store/loadings.ts';

/**
 * Addresses of the scripts and style sheets that a page or a piece of `owner` loads after the shell's start: the remote's entry,
 * its chunks, and the shared modules that this shell does not provide.
 */
export function filesOf(loading: Loading, owner: Release, shell: Release): string[] {
  const base = publicPath(owner.workspace);
  const entry = owner === shell ? [] : [owner.client.entry];
  const { scripts, styles = [] } = loading;
  const files = new Set([...entry, ...scripts, ...styles, ...ownCopies(loading, owner, shell)]);
  return [...files].map((file) => base + file);
}

/** A shared module that a release asks for. */
export type Consume = Release['shared']['consumes'][number];

/** Whether a remote gets the shell's copy of a shared module that it asks for: there from the start, in a version in its range. */
export function hasCompatibleShare({ shared }: Pick<Release, 'shared'>, { key, range }: Consume): boolean {
  return shared.provides.some((offer) => offer.key === key && offer.eager && satisfies(offer.version, range));
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
    if (!consume || hasCompatibleShare(shell, consume)) continue;
    files.push(...consume.fallback);
    open.push(...consume.fallbackConsumes);
  }
  return files;
}
