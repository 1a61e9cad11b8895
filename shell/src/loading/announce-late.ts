import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { bootScript } from './boot-script.ts';

/** After this many ms the document says that something the visitor waits for does not come. */
const noticeTimeoutMs = 3_000;

/** Has the document say that a part does not respond while a promise is pending for long. */
export function announceLate(part: string, promise: Promise<unknown>, timeoutMs = noticeTimeoutMs): void {
  const timer = setTimeout(() => bootScript().say(part, true), timeoutMs);
  const done = (): void => {
    clearTimeout(timer);
    bootScript().say(part, false);
  };
  promise.then(done, done);
}

/** What has failed once may come with the next attempt. After this many ms more the document says that it does not. */
const failureNoticeTimeoutMs = 2_000;

/** The same, from the first failure of a source on. */
export function announceFailing(
  queue: Pick<RetryQueue, 'onFailure'>,
  source: string,
  part: string,
  promise: Promise<unknown>,
): void {
  const stop = queue.onFailure(source, () => {
    stop();
    announceLate(part, promise, failureNoticeTimeoutMs);
  });
  void promise.then(stop, stop);
}
