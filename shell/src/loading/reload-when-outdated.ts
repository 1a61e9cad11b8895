/** Where below its base the composition says which revision it is. */
const revisionAddress = '/revision.json';
/** Remembers, for this tab, from which revision a page reloaded itself. */
const memory = 'mosaico:reloaded-from';

/** The browser, as far as reloading needs it; tests give another. */
export interface ReloadPort {
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  /** See `Bootstrap.base`. */
  base?: string | undefined;
}

/**
 * For a page whose module does not load: if the site has gone on to another revision meanwhile, the module's release
 * may be gone, so the document is loaded anew, once. A tab that cannot remember that it did stays as it is.
 */
export async function reloadWhenOutdated(
  revision: number,
  { fetch, storage, reload, base = '' }: ReloadPort,
): Promise<void> {
  try {
    if (storage.getItem(memory) === String(revision)) return;
    const answer = await fetch(base + revisionAddress, { cache: 'no-cache' });
    if (!answer.ok) return;
    const newest = (await answer.json()) as { revision?: number };
    if (newest.revision === undefined || newest.revision === revision) return;
    storage.setItem(memory, String(revision));
    reload();
  } catch {
    // Offline, or no storage: the page stays readable and keeps trying.
  }
}
