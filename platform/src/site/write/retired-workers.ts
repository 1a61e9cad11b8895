import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfiguration } from '@mosaico/shared-types';
import { browserScript } from '../../lib/dist.ts';
import { writeAnew } from '../../lib/precompressed.ts';

/**
 * Names under which generators, frameworks and services for notifications register a service worker, below the site's root. Browsers ask
 * for it by the same name for good, whichever site is there today.
 */
export const usualWorkers = [
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'service_worker.js',
  'ngsw-worker.js',
  'flutter_service_worker.js',
  'pwabuilder-sw.js',
  'superpwa-sw.js',
  'firebase-messaging-sw.js',
  'OneSignalSDKWorker.js',
  'OneSignalSDKUpdaterWorker.js',
];

/** Keys of the files at which an earlier site's service worker may be requested: the usual ones, and those that the configuration names. */
export function workerFiles({
  earlierServiceWorkers = [],
}: Pick<SiteConfiguration, 'earlierServiceWorkers'>): string[] {
  return [...new Set([...usualWorkers, ...earlierServiceWorkers.map((path) => path.slice(1))])];
}

/**
 * Writes a worker that takes itself away, see `browser/retired-worker`, into a draft, at every name that an earlier site may have had its
 * own at. What a release or the environment has under that name stays.
 */
export async function writeRetiredWorkers(draft: string, site: SiteConfiguration): Promise<void> {
  const worker = `${await browserScript('retired-worker')}\n`;
  for (const file of workerFiles(site)) if (!existsSync(join(draft, file))) await writeAnew(join(draft, file), worker);
}
