import type { Release } from '@mosaico/shared-types/schemas';
import { publicPath } from '../../store/public-path.ts';
import type { Loading } from '../../store/loadings.ts';
import { hasCompatibleShare } from '../../table/compatible-shares.ts';

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

/** Whether a file is a script, by its address. */
export function isScript(address: string): boolean {
  return address.endsWith('.js');
}

/** Whether a file is a style sheet, by its address. */
export function isStyleSheet(address: string): boolean {
  return address.endsWith('.css');
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
