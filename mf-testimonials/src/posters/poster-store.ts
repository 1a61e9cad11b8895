const prefix = 'mosaico:poster:';

/** The poster captured earlier from this video, if the browser still has it. Only a `data:` address of a picture counts. */
export function readPoster(videoUrl: string): string | undefined {
  try {
    const poster = localStorage.getItem(prefix + videoUrl)?.replace(/^\d+ /, '');
    return poster?.startsWith('data:image/') ? poster : undefined;
  } catch {
    // The visitor allows no store: some browsers then throw at its very name.
    return undefined;
  }
}

/** Keeps a poster for later visits. Where there is no room, the oldest posters go; nothing else of the site's does. */
export function keepPoster(videoUrl: string, picture: string): void {
  try {
    // Kept with its date, so that the oldest can be found.
    while (!fits(localStorage, prefix + videoUrl, `${Date.now()} ${picture}`) && removeOldest(localStorage));
  } catch {
    // No store: the next visit captures it again.
  }
}

function fits(store: Storage, key: string, value: string): boolean {
  try {
    store.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function removeOldest(store: Storage): boolean {
  const since = (key: string): number => Number.parseInt(store.getItem(key) ?? '', 10) || 0;
  const [oldest] = Object.keys(store)
    .filter((key) => key.startsWith(prefix))
    .sort((one, other) => since(one) - since(other));
  if (oldest !== undefined) store.removeItem(oldest);
  return oldest !== undefined;
}
