import { join } from 'node:path';
import { compose } from '@mosaico/platform/environments/deploy';
import { resolve, type ResolvedSite } from '@mosaico/platform/site/resolve/resolve';
import type { Context } from '@mosaico/platform/cli/context';
import { prepare } from '@mosaico/platform/cli/start';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import type { Route } from '@mosaico/shared-types';
import { clientRendered, withoutScripts } from './derived-pages.ts';
import { buildMonolith } from './monolith-build.ts';
import { writeMonolithSite } from './monolith-site.ts';
import { buildPeer } from './peers/build-peers.ts';
import { copySite, pagesOf, writePages } from './site-copy.ts';
import { peers, type ByVariant } from './variants.ts';

/** What `npm start` serves. */
const environment = 'demo';

/** The composed site as visitors are served it: outside of production a site also carries what staging needs. */
export interface ProductionSite {
  composition: ResolvedSite;
  /** Folder of the composition. */
  folder: string;
  /** Folder of everything that the benchmark writes. */
  work: string;
}

/** Every variant's site, ready to serve. */
export interface Sites {
  /** Folder for {@link serve}, by variant. */
  folders: ByVariant<string>;
  /** Folder of the federated site itself. */
  federated: string;
  routes: readonly Route[];
}

/** Composes the source in this folder as production has it. */
export async function composeProduction(here: Context): Promise<ProductionSite> {
  await prepare(here, environment);
  const production = { ...(await here.store.revision(environment)), environment: 'production' };
  const composition = await resolve(here.store, production);
  const work = join(here.work, 'bench');
  const { folder } = await compose(here.store, production, join(work, 'composed'));
  return { composition, folder, work };
}

/** Builds the variants from the source in this folder; `withPeers` those of other frameworks, too. */
export async function prepareSites(here: Context, { withPeers = false } = {}): Promise<Sites> {
  const { composition, folder: federated, work } = await composeProduction(here);
  console.log('building the monolith of the same source');
  const monolith = await buildMonolith(appWorkspaces(here.root), join(work, 'monolith-build'));
  const folders: ByVariant<string> = {
    federated: await derive(federated, join(work, 'federated'), (html) => html),
    monolith: await writeMonolithSite(monolith, federated, composition, join(work, 'monolith')),
    'client-rendered': await derive(federated, join(work, 'client-rendered'), clientRendered),
    'no-script': await derive(federated, join(work, 'no-script'), withoutScripts),
  };
  for (const peer of withPeers ? peers : [])
    folders[peer] = await buildPeer(
      peer,
      { store: here.store, root: here.root, composition, federated },
      join(work, 'peers'),
    );
  return { folders, federated, routes: composition.table.routes };
}

/** The federated site with each page changed. */
async function derive(federated: string, sites: string, change: (html: string) => string): Promise<string> {
  const pages = await pagesOf(federated);
  const copy = await copySite(federated, sites);
  await writePages(copy.folder, new Map([...pages].map(([name, html]) => [name, change(html)])));
  return copy.sites;
}
