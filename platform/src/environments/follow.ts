import { composedFolder, currentSite } from '../site/sites.ts';
import type { Store } from '../store/store.ts';
import { showRecorded } from './apply-revision.ts';
import { repeatedly } from './repeatedly.ts';

/**
 * How an environment is followed. `every`: milliseconds between two polls. `onShown` gets the revision that is now shown, and warnings (one
 * line each). `onTrouble` gets an error's message, once while polls fail with the same message.
 */
export interface Following {
  every: number;
  onShown: (revision: number, warnings: readonly string[]) => void;
  onTrouble: (message: string) => void;
}

/**
 * Looks repeatedly for new revisions of the environment, composes them in `sites`, and shows them. After a failure the site
 * before stays. The returned function ends it, and resolves once nothing is going on any more.
 */
export function follow(
  store: Store,
  environment: string,
  sites: string,
  { every, onShown, onTrouble }: Following,
): () => Promise<void> {
  const look = async (): Promise<void> => {
    // A removed environment is shown until the server is stopped.
    const { revision } = await store.head(environment);
    const folder = revision && composedFolder(sites, revision);
    if (revision && (folder === undefined || folder !== currentSite(sites))) {
      const { warnings } = await showRecorded(store, revision, sites);
      onShown(revision.revision, warnings);
    }
  };
  return repeatedly(look, { every, onTrouble });
}
