/** Without a byte for so many milliseconds an answer counts as failed. */
const stall = 6_000;

/**
 * `fetch` for what may be on its way for long: waits as long as bytes arrive, and rejects when none has for 6,000 ms,
 * be it before the answer or in the middle of its body.
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
    if (!answer.body) {
      stop();
      return answer;
    }
    progress();
    const watched = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(bytes, controller) {
          progress();
          controller.enqueue(bytes);
        },
        flush: stop,
      }),
    );
    return new Response(watched, answer);
  } catch (error) {
    stop();
    throw error;
  }
}
