import { fetchWithStallTimeout } from '@mosaico/shared-types';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { applyStyles } from './apply-styles.ts';

/** A script element does not report progress. After this many ms a download of the same file does. */
const progressTimeoutMs = 6_000;
/** A downloaded file runs within this many ms, even from a host that forbids caching. */
const runTimeoutMs = 60_000;

/** The browser, as far as loading scripts needs it; tests give another. */
export interface AssetPort {
  /** Runs a script or applies a style sheet. Rejects when it does not load, or does not match the hash. */
  run: (address: string, integrity: string | undefined) => Promise<void>;
  /** Rejects when bytes stop arriving, too. */
  fetch: (address: string) => Promise<Pick<Response, 'ok'>>;
  after: (milliseconds: number, act: () => void) => () => void;
}

/**
 * Loads every script and style sheet that comes after the document: those of pages, slots and the shell, and webpack's chunks.
 * Each is loaded once, with a promise that all callers share.
 */
export class AssetLoader {
  private readonly wanted = new Map<string, Promise<void>>();

  constructor(
    private readonly queue: Pick<RetryQueue, 'retry'>,
    private readonly port: AssetPort,
    /** The hash of the file at an address, if it is known. */
    private readonly integrityOf: (address: string) => string | undefined,
    /** Whether the document has requested the file already. */
    private readonly isOnItsWay: (address: string) => boolean,
  ) {}

  /** Loads and runs a script, or applies a style sheet. Never rejects: see {@link RetryQueue.retry}. */
  readonly load = (wanted: string): Promise<void> => {
    const address = onSite(wanted);
    let promise = this.wanted.get(address);
    if (!promise) {
      const begun = this.isOnItsWay(address) ? this.port.run(address, this.integrityOf(address)) : undefined;
      promise = new Promise((resolve) => {
        // The first request may still succeed while a later attempt is made.
        begun?.then(resolve, () => undefined);
        void this.queue
          .retry(sourceOf(address), (failures) =>
            failures === 0 && begun ? this.preloaded(begun, address) : this.attempt(address, failures),
          )
          .then(resolve);
      });
      this.wanted.set(address, promise);
    }
    return promise;
  };

  /** A script that the document has requested already. It is not given up as long as bytes arrive. */
  private async preloaded(begun: Promise<void>, address: string): Promise<void> {
    let cancel = (): void => undefined;
    const isLate = new Promise<true>((resolve) => (cancel = this.port.after(progressTimeoutMs, () => resolve(true))));
    const late = await Promise.race([begun, isLate]).finally(() => cancel());
    if (late) await Promise.race([begun, this.download(address).then(() => this.within(runTimeoutMs, begun))]);
  }

  private async attempt(address: string, failures: number): Promise<void> {
    // Each attempt has another address: browsers join requests for the same one, and may cache a bad answer for good.
    const each = failures > 0 ? `${address}?retry=${failures}` : address;
    await this.download(each);
    // This reads the browser's cache. A script element reports no progress, and a download runs nothing.
    await this.within(runTimeoutMs, this.port.run(each, this.integrityOf(address)));
  }

  /** Resolves when the file has arrived completely, however slowly. */
  private async download(address: string): Promise<void> {
    const { ok } = await this.port.fetch(address);
    if (!ok) throw new Error(`${address} does not answer.`);
  }

  /** The promise's outcome. Rejects if there is none within this many milliseconds. */
  private within(milliseconds: number, promise: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.port.after(milliseconds, () => reject(new Error('No answer.')));
      promise.then(resolve, reject).finally(cancel);
    });
  }
}

/** An address of the site without its origin: the federation runtime adds it, and the same file must have one name. */
function onSite(address: string): string {
  const { origin, pathname, search } = new URL(address, window.location.href);
  return origin === window.location.origin ? pathname + search : address;
}

/** The folder of an address: its files are those of one remote. */
export function sourceOf(address: string): string {
  return new URL('.', new URL(address, 'https://site.invalid')).pathname;
}

async function applySheet(address: string, integrity = ''): Promise<void> {
  const answer = await fetchWithStallTimeout(address, { integrity });
  const isSheet = answer.headers.get('content-type')?.startsWith('text/css') ?? false;
  if (!answer.ok || !isSheet) throw new Error(`${address} is no style sheet.`);
  applyStyles(await answer.text(), new URL(address, location.href).href);
}

function runScript(address: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src: address, crossOrigin: 'anonymous' });
    if (integrity) element.integrity = integrity;
    element.onload = () => {
      element.remove();
      resolve();
    };
    element.onerror = () => {
      element.remove();
      reject(new Error(`${address} does not load.`));
    };
    document.head.append(element);
  });
}

/** The browser itself. */
export const browserAssets: AssetPort = {
  run: (address, integrity) => {
    const isSheet = new URL(address, window.location.href).pathname.endsWith('.css');
    return isSheet ? applySheet(address, integrity) : runScript(address, integrity);
  },
  fetch: (address) => fetchWithStallTimeout(address),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Whether a document has requested a script already. */
export function isPreloaded(document: Document): (address: string) => boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=script]');
  const addresses = new Set(Array.from(links, ({ href }) => href));
  return (address) => addresses.has(new URL(address, document.baseURI).href);
}
