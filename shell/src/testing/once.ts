import type { RetryQueue } from '@mosaico/shared-types/retry-queue';

/** A retry queue that makes one attempt. */
export const once: Pick<RetryQueue, 'retry' | 'orFailure'> = {
  retry: (_source, attempt) => attempt(0),
  orFailure: (_source, promise) => promise,
};
