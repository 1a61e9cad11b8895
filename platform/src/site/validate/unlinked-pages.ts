import type { Route } from '@mosaico/shared-types';
import type { Composition } from '../resolve/composition.ts';
import { pathOf } from './broken-links.ts';
import type { Outline } from '../render/outline.ts';
import { pageAt } from '../render/pages.ts';

/** The page that visitors and search engines begin at. */
const home = '/';

/**
 * Pages that search engines may index and that no other such page links to: who does not know the address does not find them, and
 * search engines take them for what nobody needs. One message for each. Nothing is said where a page is missing that might link.
 */
export function orphans({ table, shell, remotes }: Composition, outlines: ReadonlyMap<string, Outline>): string[] {
  const indexed = table.routes.filter((route) => route.indexed);
  if (indexed.some(({ path }) => !outlines.has(path))) return [];
  const find = pageAt(table.routes);
  const linked = new Set<string>([home]);
  for (const { path: document } of indexed) {
    for (const link of outlines.get(document)?.anchors ?? []) {
      const path = pathOf(link, document);
      const page = path === undefined ? undefined : find(path);
      if (page !== undefined && page !== document) linked.add(page);
    }
  }
  const versions = new Map([shell, ...remotes].map(({ workspace, version }) => [workspace, version]));
  return indexed
    .filter(({ path }) => !linked.has(path))
    .map(
      ({ path, workspace, page }: Route) =>
        `${path} of ${workspace}@${versions.get(workspace) ?? ''} is for search engines, but no other page that they index links to it. Link to it where a visitor would expect it (in a page, or by "footer"), or say "indexed: false" at "${page}" in ${workspace}/src/pages.ts.`,
    );
}
