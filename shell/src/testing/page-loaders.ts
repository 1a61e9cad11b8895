import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { PageLoader, type PageSource } from '../loading/page-loader.ts';
import { once } from './once.ts';

/** A page loader that has all files. */
export function pagesOf(
  screens: PageSource['screens'],
  queue: Pick<RetryQueue, 'retry' | 'orFailure'> = once,
): PageLoader {
  const files = (): Promise<unknown> => Promise.resolve();
  return new PageLoader({ files, prerenderedFiles: files, screens }, queue);
}
