import type { APIRequestContext, BrowserContext, Browser } from '@playwright/test';

/** The kind of a test's annotations that say which addresses it has opened. */
export const openedAnnotation = 'opened';

/** Notes the paths that a worker's browser and requests open. What a document loads is no part of it: it follows from the document. */
export class OpenedPaths {
  readonly paths = new Set<string>();
  private readonly watched = new WeakSet<object>();

  /** Watches all contexts of a browser, those that are still to come, too. */
  watch(browser: Browser): void {
    for (const context of browser.contexts()) this.watchContext(context);
    browser.on('context', (context) => this.watchContext(context));
  }

  /** Watches requests that a test makes itself. */
  watchRequests(requests: APIRequestContext): void {
    if (this.watched.has(requests)) return;
    this.watched.add(requests);
    // `get`, `head` and `post` call it.
    requests.fetch = new Proxy(requests.fetch, {
      apply: (fetch, self: APIRequestContext, [request, options]: Parameters<APIRequestContext['fetch']>) => {
        this.add(typeof request === 'string' ? request : request.url());
        return fetch.call(self, request, options);
      },
    });
  }

  private watchContext(context: BrowserContext): void {
    if (this.watched.has(context)) return;
    this.watched.add(context);
    this.watchRequests(context.request);
    context.on('request', (request) => {
      if (request.isNavigationRequest()) this.add(request.url());
    });
    // Addresses that the shell's links change load no document.
    context.on('page', (page) => page.on('framenavigated', (frame) => this.add(frame.url())));
  }

  private add(address: string): void {
    const { protocol, pathname } = new URL(address, 'http://localhost/');
    if (protocol.startsWith('http')) this.paths.add(decoded(pathname));
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
