import { nameOf } from '@mosaico/shared-types';
import type { Revision } from '@mosaico/shared-types/schemas';
import type { Store } from '../../store/store.ts';
import { declarationsIn } from '../../table/declarations.ts';
import { siteTable } from '../../table/site-table.ts';
import type { Composition } from '../resolve/composition.ts';

/**
 * Addresses of the revision in use that would lead nowhere: pages that were renamed or dropped without an alias. Visitors,
 * search engines and letters have them.
 */
export async function goneAddresses(
  store: Pick<Store, 'release'>,
  before: Revision | undefined,
  { table, configuration }: Composition,
): Promise<string[]> {
  if (!before) return [];
  const releases = await Promise.all(
    Object.entries(before.releases).map(([workspace, version]) =>
      store.release(workspace, version).catch(() => undefined),
    ),
  );
  const known = releases.filter((release) => release !== undefined);
  // What the configuration says otherwise now (another referrer's name) is no release's doing.
  const earlier = siteTable(known.map(declarationsIn), configuration.site).table;
  const led = new Set(table.routes.flatMap(({ path, aliases }) => [path, ...aliases]));
  return earlier.routes.flatMap((route) =>
    [route.path, ...route.aliases]
      .filter((path) => !led.has(path))
      .map((path) => {
        const still = table.routes.find((each) => nameOf(each) === nameOf(route) && each.subject === route.subject);
        const alias = still?.subject === undefined ? 'it' : path.replace(still.subject, '{slug}');
        const remedy = still
          ? `Add ${alias} to the aliases of "${still.page}" in ${still.workspace}/src/pages.ts, which is at ${still.path} now`
          : "Add it to the aliases of the page that takes its place, in that workspace's pages.ts";
        return `${path} (${nameOf(route)}) leads to a page today and would lead nowhere. ${remedy}, or drop it with --force <reason>.`;
      }),
  );
}
