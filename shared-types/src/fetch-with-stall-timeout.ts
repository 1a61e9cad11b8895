/** webpack writes the value in its place. */
declare const process: { env: { NODE_ENV?: string } };

/** A request without a byte for this many ms has failed. In development an answer may wait for the compiler. */
const stallTimeoutMs = process.env.NODE_ENV === 'development' ? 60_000 : 6_000;

/** A download that ended after its first bytes: the connection works. */
export class PartialDownloadError extends Error {}

/**
 * Origin → requests without an answer yet: each function begins its wait anew. A browser sends a few requests to a host at a time (six
 * over HTTP/1.1) and never says when the turn of the others comes. While bytes of any arrive, the others are queued, not stalled.
 */
const queued = new Map<string, Set<() => void>>();

/** To be called when bytes have arrived from an origin: its queued requests begin their wait anew. */
function arrived(origin: string): void {
  for (const waitAnew of queued.get(origin) ?? []) waitAnew();
}

let isObserving = false;

/** Images, fonts and script elements share the queue. The browser reports each of them when it is complete. */
function observeOthers(): void {
  if (isObserving || !('PerformanceObserver' in globalThis)) return;
  isObserving = true;
  new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[])
      if (transferSize > 0) arrived(originOf(name));
  }).observe({ type: 'resource' });
}

/** The origin of an address; for a relative address the document's. Without a document (on a server) all relative addresses share one. */
const originOf = (address: string): string =>
  new URL(address, 'document' in globalThis ? document.baseURI : 'https://site.invalid').origin;

/**
 * `fetch` with a stall timeout. Resolves once the whole response has arrived. Waits as long as bytes arrive: of the response, or
 * before it has begun of anything else from the same origin, for which it may be queued. Rejects if none arrives for 6,000 ms, with a
 * {@link PartialDownloadError} if some of its own have arrived before. A body that is passed on while it comes would be an error on
 * Firefox's console when the visitor leaves.
 */
export async function fetchWithStallTimeout(address: string, init: RequestInit = {}): Promise<Response> {
  const abort = new AbortController();
  const origin = originOf(address);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(new Error(`${address} stopped answering.`)), stallTimeoutMs);
  };
  const waiting = queued.get(origin) ?? new Set();
  queued.set(origin, waiting.add(wait));
  const stop = (): void => {
    clearTimeout(timer);
    waiting.delete(wait);
  };
  const progress = (): void => {
    waiting.delete(wait);
    wait();
    arrived(origin);
  };
  const leave = (): void => {
    stop();
    abort.abort(init.signal?.reason);
  };
  observeOthers();
  if (init.signal?.aborted) leave();
  else init.signal?.addEventListener('abort', leave, { once: true });
  try {
    wait();
    const answer = await fetch(address, { ...init, signal: abort.signal });
    if (!answer.body) return answer;
    progress();
    const reader = answer.body.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return new Response(new Blob(parts), answer);
        progress();
        parts.push(value);
      }
    } catch (cause) {
      if (parts.length === 0 || init.signal?.aborted) throw cause;
      throw new PartialDownloadError(`${address} has come in part.`, { cause });
    }
  } finally {
    stop();
  }
}
