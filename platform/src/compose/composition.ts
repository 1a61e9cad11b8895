import type { Bootstrap } from 'shared-types';
import type { Release, Revision } from 'shared-types/schemas';
import { publicPath } from '../build/public-path.ts';
import type { Configuration, Store } from '../store/store.ts';
import { refuseClashes } from './refuse-clashes.ts';
import { refuseUnmetShares } from './refuse-unmet-shares.ts';
import { routesOf } from './routes.ts';

/** Everything an environment revision is made of, read from the store and checked for fitting together. */
export interface Composition {
  revision: Revision;
  shell: Release;
  remotes: Release[];
  configuration: Configuration;
  bootstrap: Bootstrap;
}

/**
 * Reads a revision's releases and configuration. Throws when something is missing or malformed, when two releases claim
 * one path, when a page redirects to an address that is not configured, or when a release asks the shell for what it does not share.
 */
export async function readComposition(store: Store, revision: Revision): Promise<Composition> {
  const releases = await Promise.all(
    Object.entries(revision.releases).map(([workspace, version]) => store.release(workspace, version)),
  );
  const shell = releases.find((release) => release.role === 'shell');
  const remotes = releases.filter((release) => release.role === 'remote');
  if (!shell)
    throw new Error(`Revision ${revision.revision} of "${revision.environment}" names no shell. Promote one.`);
  refuseUnmetShares(shell, remotes);
  const configuration = await store.configuration(revision.configuration);
  const routes = releases.flatMap(({ workspace, pages }) => routesOf(workspace, pages, configuration.site));
  refuseClashes(releases, routes);
  const bootstrap: Bootstrap = {
    environment: revision.environment,
    revision: revision.revision,
    created: revision.created,
    remotes: Object.fromEntries(
      remotes.map((remote) => [remote.workspace, publicPath(remote.workspace) + remote.client.entry]),
    ),
    routes,
    slots: Object.fromEntries(remotes.flatMap(({ workspace, slots }) => slots.map((slot) => [slot, workspace]))),
    site: configuration.site,
  };
  return { revision, shell, remotes, configuration, bootstrap };
}
