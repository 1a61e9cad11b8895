import { satisfies } from 'semver';
import type { Release, ReleasePage } from 'shared-types/schemas';
import { publicPath } from '../build/public-path.ts';

/**
 * Addresses of exactly the scripts that `page` of `owner` loads in this mix of releases, besides the shell's own start
 * script: the remote's entry, the page's chunks, and those shared modules that the shell does not provide.
 */
export function pageScripts(page: ReleasePage, owner: Release, shell: Release): string[] {
  const base = publicPath(owner.workspace);
  const entry = owner === shell ? [] : [owner.client.entry];
  const files = new Set([...entry, ...page.scripts, ...fallbacks(page.consumes, owner, shell)]);
  return [...files].map((file) => base + file);
}

function fallbacks(keys: readonly string[], owner: Release, shell: Release): string[] {
  const files: string[] = [];
  const open = [...keys];
  const seen = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const consume = owner.shared.consumes.find((each) => each.key === key);
    const offer = shell.shared.provides.find((each) => each.key === key && each.eager);
    if (!consume || (offer && satisfies(offer.version, consume.range))) continue;
    files.push(...consume.fallback);
    open.push(...consume.fallbackConsumes);
  }
  return files;
}
