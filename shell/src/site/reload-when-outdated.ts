import { fetchWithStallTimeout, type PageBootstrapData } from '@mosaico/shared-types';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { isOfSameSite, fetchSiteManifest } from './site-manifest.ts';

/** Remembers, for this tab, for which revision a page reloaded itself. */
const memory = 'mosaico:reloaded-for';

/** The browser, as far as reloading needs it; tests give another. */
export interface ReloadPort {
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * Reloads the document of a page whose module does not load, once, if the site shows other releases by now. A tab without storage
 * stays as it is, since it could not remember the reload. So does a page with a version override.
 */
export async function reloadIfOutdated(
  bootstrapData: PageBootstrapData,
  { fetch, storage, reload }: ReloadPort,
): Promise<void> {
  if (bootstrapData.whole) return;
  try {
    const newest = await fetchSiteManifest(fetch);
    const isCurrent = Object.entries(bootstrapData.remotes).every(([name, entry]) => newest.remotes[name] === entry);
    if (isCurrent && isOfSameSite(bootstrapData, newest)) return;
    if (storage.getItem(memory) === String(newest.revision)) return;
    storage.setItem(memory, String(newest.revision));
    reload();
  } catch {
    // Offline, or no storage: the page stays readable and keeps trying.
  }
}

/**
 * Returns a function that calls {@link reloadIfOutdated} at each failure of a source, until `loading` settles. Sources that fail together share a
 * request.
 */
export function reloadWhenOutdated(
  bootstrapData: PageBootstrapData,
  queue: Pick<RetryQueue, 'onFailure'>,
  left: AbortSignal,
): (source: string, loading: Promise<unknown>) => void {
  const port: ReloadPort = {
    fetch: fetchWithStallTimeout,
    // The property throws where the visitor blocks storage.
    get storage() {
      return sessionStorage;
    },
    // A visitor who has left the page must not lose their input on the next.
    reload: () => void (left.aborted || location.reload()),
  };
  let asking: Promise<void> | undefined;
  return (source, loading) => {
    const end = queue.onFailure(source, () => {
      asking ??= reloadIfOutdated(bootstrapData, port).finally(() => (asking = undefined));
    });
    void loading.then(end, end);
  };
}
