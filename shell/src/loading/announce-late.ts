import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { bootScript } from './boot-script.ts';

/** After this many ms the document says that an island does not respond. */
const noticeTimeoutMs = 3_000;

/** Shows the notice that an island does not respond while a promise stays pending. */
export function announceLate(island: string, promise: Promise<unknown>, timeoutMs = noticeTimeoutMs): void {
  const timer = setTimeout(() => bootScript().say(island, true), timeoutMs);
  const done = (): void => {
    clearTimeout(timer);
    bootScript().say(island, false);
  };
  promise.then(done, done);
}

/** The next attempt may succeed. The notice appears this many ms after the first failure. */
const failureNoticeTimeoutMs = 2_000;

/** Shows the notice for an island once a source keeps failing, counted from its first failure. */
export function announceFailing(
  queue: Pick<RetryQueue, 'onFailure'>,
  source: string,
  island: string,
  promise: Promise<unknown>,
): void {
  const stop = queue.onFailure(source, () => {
    stop();
    announceLate(island, promise, failureNoticeTimeoutMs);
  });
  void promise.then(stop, stop);
}
