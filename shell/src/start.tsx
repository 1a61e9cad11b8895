import {
  bootstrapId,
  pageLoad,
  sectionsLoad,
  sectionsSoFar,
  slotLoad,
  steadyFetch,
  type PageFacts,
  type SiteConfiguration,
} from '@mosaico/shared-types';
import { browserRetryPort, RetryQueue } from '@mosaico/shared-types/retry-queue';
import { applyHead } from './head/apply-head.ts';
import { lateHead } from './head/late-head.ts';
import { pageHead } from './head/page-head.ts';
import { waitForStyles } from './layout/unless-framed.tsx';
import { announceFailing } from './loading/announce-late.ts';
import { AssetLoader, browserAssets } from './loading/asset-loader.ts';
import { DocumentFiles } from './loading/document-files.ts';
import { PageLoader } from './loading/page-loader.ts';
import { savesData, whenIdle } from './loading/when-idle.ts';
import ownScreens from './pages.ts?screens';
import { regionsIn } from './regions/frame.ts';
import { SiteRegions } from './regions/site-regions.ts';
import { filesOf } from './remotes/remote-files.ts';
import { loadScreens, loadSlots, prepareRuntime, registerRemotes, standInFor } from './remotes/remotes.ts';
import { followLinks } from './routing/follow-links.ts';
import { interactive } from './routing/interactive.ts';
import { browserNavigation, Navigation } from './routing/navigation.ts';
import { PageTransitions } from './routing/page-transitions.ts';
import { KnownSite } from './site/known-site.ts';
import { reloadWhenOutdated } from './site/reload-when-outdated.ts';
import { siteNow } from './site/site-now.ts';
import { SectionOutlet } from './slots/section-outlet.tsx';
import { slotLoader } from './slots/slot-loader.ts';
import { slotOutlet } from './slots/slot-outlet.tsx';

// Sections of the shell and the design system: they are around every page, and nothing waits for them.
const around = sectionsSoFar();
const loadAround = (): void => around.forEach((load) => void load().catch(() => undefined));

/**
 * The first load of a page, in the order in which it happens. The boot script, which stands in the document, has loaded this one.
 */
export async function start(): Promise<void> {
  // 1. The document says what it is made of. Its HTML stays until each region of it is hydrated.
  const facts = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '') as PageFacts;
  const elements = regionsIn(document);
  const isPrerendered = elements.page.hasChildNodes();

  // 2. One retry for all that is loaded.
  const queue = new RetryQueue(browserRetryPort({ window, document }));
  const table = new KnownSite(
    facts,
    (failures) => siteNow(steadyFetch, failures),
    { registerRemotes, standInFor },
    queue,
  );
  const assets = new AssetLoader(queue, browserAssets, (address) => table.integrity(address), isPreloaded());
  const files = new DocumentFiles(facts, isPrerendered, assets, (name) => table.loads(name));
  prepareRuntime(files.load);

  // 3. Pages and slots, whose code comes from remotes.
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
  const pieces = slotLoader(async (workspace, name) => {
    await table.know(workspace);
    await files.ofDocument(slotLoad(name));
    return loadSlots(workspace);
  }, queue);

  // 4. Links are followed from here on, hydrated or not.
  const navigation = new Navigation(table, pages, browserNavigation);
  followLinks(navigation);
  const { route } = navigation.getState();
  const left = new AbortController();
  navigation.subscribe(() => navigation.getState().moved && left.abort());

  // 5. The page's code and the site's configuration are on their way.
  const key = route ? pageLoad(route) : '';
  const code = route && queue.retry(`run ${key}`, () => pages.loadPrerendered(route), left.signal);
  const configured = queue.retry(facts.site, (failures) => configurationAt(facts, failures));
  const sources = [facts.site, ...(route ? [filesOf(route.workspace)] : [])];
  reloadWhenOutdated(facts, queue, sources, left.signal, code);
  announceFailing(queue, facts.site, '', configured);
  if (route && code) announceFailing(queue, filesOf(route.workspace), route.workspace, code);
  const site = await configured;

  // 6. Where nothing is prerendered (development, version overrides), what is rendered waits for its styles.
  if (!isPrerendered) {
    await Promise.all([files.loadStyles(), code]);
    applyHead(pageHead(route, site));
  } else if (route?.embeddable && window.parent === window) waitForStyles(files.loadStyles());

  // 7. Each region is hydrated by itself: the header, the page when its code is here, at rest the footer.
  const regions = new SiteRegions(
    elements,
    {
      site,
      navigation,
      retry: (...wanted) => queue.retry(...wanted),
      searchable: () => table.routes(),
      slots: slotOutlet(pieces, () => left.signal.aborted),
      sections: SectionOutlet,
    },
    { lookups: table.lookups, pageOf: (shown) => pages.component(shown) },
    queue,
    left.signal,
  );
  // Nobody has composed the other pages of a version override, nor their heads.
  new PageTransitions(navigation, regions, site, facts.whole ? undefined : lateHead).start();
  table.subscribe(regions.refresh);
  left.signal.addEventListener('abort', () => void files.loadStyles());
  void regions.hydrate('header').then(() => {
    performance.mark('mosaico:shell-interactive');
    whenIdle(() => void regions.hydrate('footer'));
  });
  void Promise.resolve(code).then(
    () => regions.hydrate('page'),
    () => undefined,
  );

  // 8. The rest, once the page is interactive: what the visitor opens or goes to next.
  void navigation.seekPage();
  void interactive.then(() =>
    whenIdle(() => {
      void files.loadStyles();
      if (savesData()) return;
      void table.routes().catch(() => undefined);
      loadAround();
    }),
  );
}

/** Whether the document has requested a script already. */
function isPreloaded(): (address: string) => boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=script]');
  const addresses = new Set(Array.from(links, ({ href }) => href));
  return (address) => addresses.has(new URL(address, location.href).href);
}

/** The environment's site configuration. Rejects when it does not come. */
async function configurationAt({ site, integrity }: PageFacts, failures: number): Promise<SiteConfiguration> {
  const address = failures > 0 ? `${site}?retry=${failures}` : site;
  const answer = await steadyFetch(address, { integrity: integrity?.[site] ?? '' });
  if (!answer.ok) throw new Error(`${site} does not answer.`);
  return (await answer.json()) as SiteConfiguration;
}
