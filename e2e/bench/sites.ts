import { join } from 'node:path';
import { compose } from 'platform/compose/compose';
import { readComposition } from 'platform/compose/composition';
import type { Context } from 'platform/commands/context';
import { prepare } from 'platform/commands/start';
import { appWorkspaces } from 'platform/workspaces';
import type { Route } from 'shared-types';
import { clientRendered, withoutScripts } from './derived-pages.ts';
import { buildMonolith } from './monolith-build.ts';
import { writeMonolithSite } from './monolith-site.ts';
import { copySite, pagesOf, writePages } from './site-copy.ts';
import type { ByVariant } from './variants.ts';

/** What `npm start` serves. */
const environment = 'demo';

/** The four sites, ready to serve. */
export interface Sites {
  /** Folder for {@link serve}, by variant. */
  folders: ByVariant<string>;
  routes: readonly Route[];
}

/** Builds the four variants from the source in this folder. */
export async function prepareSites(here: Context): Promise<Sites> {
  await prepare(here, environment);
  // What visitors are served: outside of production a site also carries what staging needs.
  const production = { ...(await here.store.revision(environment)), environment: 'production' };
  const composition = await readComposition(here.store, production);
  const work = join(here.work, 'bench');
  const { folder: federated } = await compose(here.store, production, join(work, 'composed'));

  console.log('building the monolith of the same source');
  const monolith = await buildMonolith(appWorkspaces(here.root), join(work, 'monolith-build'));
  return {
    folders: {
      federated: await derive(federated, join(work, 'federated'), (html) => html),
      monolith: await writeMonolithSite(monolith, federated, composition, join(work, 'monolith')),
      'client-rendered': await derive(federated, join(work, 'client-rendered'), clientRendered),
      'no-script': await derive(federated, join(work, 'no-script'), withoutScripts),
    },
    routes: composition.table.routes,
  };
}

/** The federated site with each page changed. */
async function derive(federated: string, sites: string, change: (html: string) => string): Promise<string> {
  const pages = await pagesOf(federated);
  const copy = await copySite(federated, sites);
  await writePages(copy.folder, new Map([...pages].map(([name, html]) => [name, change(html)])));
  return copy.sites;
}
