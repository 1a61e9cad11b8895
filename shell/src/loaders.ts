import {
  pageAssetsKey,
  sectionAssetsKey,
  sectionsSoFar,
  slotAssetsKey,
  fetchWithStallTimeout,
  type PageBootstrapData,
} from '@mosaico/shared-types';
import { browserRetryPort, RetryQueue } from '@mosaico/shared-types/retry-queue';
import { AssetLoader, browserAssets, isPreloaded } from './loading/asset-loader.ts';
import { PageAssets } from './loading/page-assets.ts';
import { PageLoader } from './loading/page-loader.ts';
import ownScreens from './pages.ts?screens';
import { loadScreens, loadSlots, prepareRuntime, registerRemotes } from './remotes/remotes.ts';
import { SiteDataStore } from './site/site-data-store.ts';
import { fetchSiteManifest, json } from './site/site-manifest.ts';
import { slotLoader, type SlotLoader } from './slots/slot-loader.ts';

// Sections of the shell and the design system surround every page. Nothing waits for them.
const around = sectionsSoFar();

/** The loaders of the shell. */
export interface Loaders {
  queue: RetryQueue;
  table: SiteDataStore;
  files: PageAssets;
  pages: PageLoader;
  slots: SlotLoader;
  /** Loads the sections around every page. */
  loadAround: () => void;
}

/** The loaders of a document: one retry queue, one asset loader, and the federation runtime that uses both. */
export function loadersOf(bootstrapData: PageBootstrapData, isPrerendered: boolean): Loaders {
  const queue = new RetryQueue(browserRetryPort({ window, document }));
  const federation = { registerRemotes };
  const table = new SiteDataStore(
    bootstrapData,
    {
      manifest: (failures) => fetchSiteManifest(fetchWithStallTimeout, failures),
      files: async () => {
        // With what every page loads at rest: of a chunk of its own each document would have the hash.
        const { TableFiles } = await import(/* webpackChunkName: "static" */ './site/table-files.ts');
        return (now, own) =>
          new TableFiles(now, own, (name, failures, isSound) =>
            json(fetchWithStallTimeout, name, failures, {}, isSound),
          );
      },
    },
    federation,
    queue,
  );
  const assets = new AssetLoader(queue, browserAssets, (address) => table.integrity(address), isPreloaded(document));
  const files = new PageAssets(bootstrapData, isPrerendered, assets, (name) => table.assetsOf(name));
  prepareRuntime(files.load);
  const loadAround = (): void => around.forEach((load) => void Promise.resolve(load()).catch(() => undefined));
  const pages = new PageLoader(
    {
      prerenderedFiles: (route) => files.ofDocument(pageAssetsKey(route)),
      files: async (route) => {
        // Also for the page of the document: of a page that is rendered here, its part has what static sections show.
        await table.routesAhead(route.path);
        if (route.workspace !== 'shell') await table.know(route.workspace);
        loadAround();
        await files.whole(pageAssetsKey(route), sectionAssetsKey(route));
      },
      screens: (workspace) => (workspace === 'shell' ? Promise.resolve(ownScreens) : loadScreens(workspace)),
    },
    queue,
  );
  const slots = slotLoader(async (workspace, name) => {
    await table.know(workspace);
    await files.ofDocument(slotAssetsKey(name));
    return loadSlots(workspace);
  }, queue);
  return { queue, table, files, pages, slots, loadAround };
}
