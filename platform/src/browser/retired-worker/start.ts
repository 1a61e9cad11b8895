/** What a service worker sees of the browser, as far as this one needs it: the types of workers and of documents exclude each other. */
interface WorkerScope {
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: {
    matchAll(): Promise<readonly { readonly url: string; navigate(url: string): Promise<unknown> }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

/**
 * Replaces the service worker of an earlier site at the same address, which browsers go on running and updating. Deletes its caches,
 * unregisters itself and reloads open pages.
 */
function retire(worker: WorkerScope): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(leave(worker)));
}

async function leave({ clients, registration }: WorkerScope): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const pages = await clients.matchAll();
  await registration.unregister();
  // Not waited for: a page is loaded once this event is over. One that has gone meanwhile needs nothing.
  for (const page of pages) page.navigate(page.url).catch(() => undefined);
}

retire(globalThis as unknown as WorkerScope);
