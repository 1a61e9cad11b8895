import type { Bootstrap, Route } from 'shared-types';
import type { Release, Revision } from 'shared-types/schemas';
import { publicPath } from '../build/public-path.ts';
import type { Configuration, Store } from '../store/store.ts';
import { refuseClashes } from './refuse-clashes.ts';
import { refuseUnmetShares } from './refuse-unmet-shares.ts';

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
 * one path, or when a release asks the shell for what it does not share.
 */
export async function readComposition(store: Store, revision: Revision): Promise<Composition> {
  const releases = await Promise.all(
    Object.entries(revision.releases).map(([workspace, version]) => store.release(workspace, version)),
  );
  const shell = releases.find((release) => release.role === 'shell');
  const remotes = releases.filter((release) => release.role === 'remote');
  if (!shell)
    throw new Error(`Revision ${revision.revision} of "${revision.environment}" names no shell. Promote one.`);
  refuseClashes(releases);
  refuseUnmetShares(shell, remotes);
  const configuration = await store.configuration(revision.configuration);
  const bootstrap: Bootstrap = {
    environment: revision.environment,
    revision: revision.revision,
    remotes: Object.fromEntries(
      remotes.map((remote) => [remote.workspace, publicPath(remote.workspace) + remote.client.entry]),
    ),
    routes: releases.flatMap(routesOf),
    site: configuration.site,
  };
  return { revision, shell, remotes, configuration, bootstrap };
}

function routesOf(release: Release): Route[] {
  return release.pages.map(({ key, path, title, description, directory, aliases, indexed }) => ({
    path,
    title,
    description,
    directory,
    aliases,
    indexed,
    workspace: release.workspace,
    page: key,
  }));
}
