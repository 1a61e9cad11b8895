/** Without a byte for so many milliseconds an answer counts as failed. */
const stall = 6_000;

/**
 * `fetch` for what may be on its way for long: resolves once all of the answer is here, waits as long as bytes arrive, and rejects when
 * none has for 6,000 ms, be it before the answer or in the middle of its body. A body that is passed on while it comes would be an error
 * on Firefox's console when the visitor leaves.
 */
export async function steadyFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const progress = (): void => {
    stop();
    timer = setTimeout(() => abort.abort(new Error(`${address} stopped answering.`)), stall);
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
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Response(new Blob(parts), answer);
      progress();
      parts.push(value);
    }
  } finally {
    stop();
  }
}
