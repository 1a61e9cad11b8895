/** webpack writes the value in its place. */
declare const process: { env: { NODE_ENV?: string } };

/** A request without a byte for this many ms has failed. In development an answer may wait for the compiler. */
const stallTimeoutMs = process.env.NODE_ENV === 'development' ? 60_000 : 6_000;

/** A download that ended after its first bytes: the connection works. */
export class PartialDownloadError extends Error {}

/**
 * `fetch` with a stall timeout. Resolves once the whole response has arrived. Waits as long as bytes arrive. Rejects if none
 * arrives for 6,000 ms, with a {@link PartialDownloadError} if some have arrived before. A body that is passed on while it comes
 * would be an error on Firefox's console when the visitor leaves.
 */
export async function fetchWithStallTimeout(address: string, init: RequestInit = {}): Promise<Response> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const progress = (): void => {
    stop();
    timer = setTimeout(() => abort.abort(new Error(`${address} stopped answering.`)), stallTimeoutMs);
  };
  const leave = (): void => {
    stop();
    abort.abort(init.signal?.reason);
  };
  if (init.signal?.aborted) leave();
  else init.signal?.addEventListener('abort', leave, { once: true });
  try {
    progress();
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
