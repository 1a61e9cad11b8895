import {
  pageLoad,
  sectionsLoad,
  sectionsSoFar,
  slotLoad,
  fetchWithStallTimeout,
  type PageFacts,
} from '@mosaico/shared-types';
import { browserRetryPort, RetryQueue } from '@mosaico/shared-types/retry-queue';
import { AssetLoader, browserAssets, isPreloaded } from './loading/asset-loader.ts';
import { DocumentFiles } from './loading/document-files.ts';
import { PageLoader } from './loading/page-loader.ts';
import ownScreens from './pages.ts?screens';
import { loadScreens, loadSlots, prepareRuntime, registerRemotes } from './remotes/remotes.ts';
import { KnownSite } from './site/known-site.ts';
import { siteNow } from './site/site-now.ts';
import { slotLoader, type SlotLoader } from './slots/slot-loader.ts';

// Sections of the shell and the design system surround every page. Nothing waits for them.
const around = sectionsSoFar();

/** The loaders of the shell. */
export interface Loaders {
  queue: RetryQueue;
  table: KnownSite;
  files: DocumentFiles;
  pages: PageLoader;
  slots: SlotLoader;
  /** Loads the sections around every page. */
  loadAround: () => void;
}

/** The loaders of a document: one retry queue, one asset loader, and the federation runtime that uses both. */
export function loadersOf(facts: PageFacts, isPrerendered: boolean): Loaders {
  const queue = new RetryQueue(browserRetryPort({ window, document }));
  const federation = { registerRemotes };
  const table = new KnownSite(facts, (failures) => siteNow(fetchWithStallTimeout, failures), federation, queue);
  const assets = new AssetLoader(queue, browserAssets, (address) => table.integrity(address), isPreloaded(document));
  const files = new DocumentFiles(facts, isPrerendered, assets, (name) => table.loads(name));
  prepareRuntime(files.load);
  const loadAround = (): void => around.forEach((load) => void Promise.resolve(load()).catch(() => undefined));
  const pages = new PageLoader(
    {
      prerenderedFiles: (route) => files.ofDocument(pageLoad(route)),
      files: async (route) => {
        if (route.workspace !== 'shell') await table.know(route.workspace);
        loadAround();
        await files.whole(pageLoad(route), sectionsLoad(route));
      },
      screens: (workspace) => (workspace === 'shell' ? Promise.resolve(ownScreens) : loadScreens(workspace)),
    },
    queue,
  );
  const slots = slotLoader(async (workspace, name) => {
    await table.know(workspace);
    await files.ofDocument(slotLoad(name));
    return loadSlots(workspace);
  }, queue);
  return { queue, table, files, pages, slots, loadAround };
}
