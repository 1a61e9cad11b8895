/** Runs a task when it is its turn; rejects without having run it when the signal is aborted by then. */
export type Queue = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** A queue that runs `limit` tasks at a time: first come, first served. */
export function queueOf(limit: number): Queue {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  async function work(): Promise<void> {
    if (running === limit) return;
    running++;
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
    running--;
  }

  return (task, signal) =>
    new Promise((resolve, reject) => {
      waiting.push(async () => {
        if (signal.aborted) reject(signal.reason as Error);
        else await task().then(resolve, reject);
      });
      void work();
    });
}
