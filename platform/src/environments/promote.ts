import type { Revision } from 'shared-types/schemas';
import { compose, type ComposedSite } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';

/** One workspace's release that an environment shall use. */
export interface Change {
  workspace: string;
  version: string;
}

interface Promotion {
  environment: string;
  changes: readonly Change[];
  /** A folder with a new site configuration. */
  configurationFolder?: string | undefined;
  /** Folder of the environment's compositions. */
  sites: string;
}

/**
 * Gives an environment a further revision with these changes. It is composed before it is recorded, so that a set of
 * releases that does not fit together, or does not prerender, never becomes a revision. Throws `RevisionTaken` when
 * somebody else was faster.
 */
export async function promote(store: Store, promotion: Promotion): Promise<{ revision: Revision; site: ComposedSite }> {
  const { environment, changes, configurationFolder, sites } = promotion;
  const known = (await store.environments()).includes(environment);
  const previous = known ? await store.revision(environment) : undefined;
  const configuration = configurationFolder
    ? await store.publishConfiguration(configurationFolder)
    : previous?.configuration;
  if (!configuration) {
    const names = await store.environments();
    const others = names.length > 0 ? ` There are: ${names.join(', ')}.` : '';
    throw new Error(`There is no environment "${environment}".${others} To begin one, add --config with its folder.`);
  }
  const releases = { ...previous?.releases };
  for (const { workspace, version } of changes) {
    await store.releaseFolder(workspace, version);
    releases[workspace] = version;
  }
  const revision: Revision = {
    schema: 1,
    environment,
    revision: (previous?.revision ?? 0) + 1,
    releases,
    configuration,
    created: new Date().toISOString(),
    reason: changes.map(({ workspace, version }) => `${workspace}@${version}`).join(', ') || 'site configuration',
  };
  const site = await compose(store, revision, sites, () => store.createRevision(revision));
  return { revision, site };
}
