import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { PageLoader, type PageSource } from '../loading/page-loader.ts';
import { once } from './once.ts';

/** A loader of pages whose files are here. */
export function pagesOf(
  screens: PageSource['screens'],
  queue: Pick<RetryQueue, 'retry' | 'orFailure'> = once,
): PageLoader {
  const files = (): Promise<unknown> => Promise.resolve();
  return new PageLoader({ files, prerenderedFiles: files, screens }, queue);
}
