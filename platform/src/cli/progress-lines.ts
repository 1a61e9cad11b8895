import { listenToProgress } from '../lib/progress.ts';

/** What progress is written to: standard error. */
interface Stream {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** ms between lines about one step, where lines are kept. */
const lineEveryMs = 10_000;

/**
 * Shows the progress of long steps: on a terminal in one line, which goes when a step ends; elsewhere as a line when a step begins, and
 * one every 10 s while it lasts. Steps of nothing are not shown. What it returns ends that and leaves no half line. What is printed
 * meanwhile has a line of its own.
 */
export function showProgress(stream: Stream = process.stderr, now: () => number = Date.now): () => void {
  let isShown = false;
  let lastMs = 0;
  const clear = (): void => {
    if (isShown) stream.write('\r\u001b[K');
    isShown = false;
  };
  const { log, error } = console;
  if (stream.isTTY)
    Object.assign(console, {
      log: (...words: unknown[]) => (clear(), log(...words)),
      error: (...words: unknown[]) => (clear(), error(...words)),
    });
  const stop = listenToProgress(({ step, done, all, things }) => {
    if (all === 0) return;
    if (stream.isTTY) {
      clear();
      if (done === all) return;
      stream.write(`${step} ${things}: ${done} of ${all}`.slice(0, (stream.columns ?? 80) - 1));
      isShown = true;
    } else if (done === 0 || (done < all && now() - lastMs >= lineEveryMs)) {
      lastMs = now();
      stream.write(done === 0 ? `${step} ${things}: ${all}\n` : `${step} ${things}: ${done} of ${all}\n`);
    }
  });
  return () => {
    stop();
    clear();
    Object.assign(console, { log, error });
  };
}
