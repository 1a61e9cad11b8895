// First of all: the order of the cascade layers.
import '@mosaico/shared-ui/styles';
import './fonts.css';
import './shared/provided.ts';
import { bootstrapId, pageAssetsKey, type PageBootstrapData } from '@mosaico/shared-types';
import { applyHead } from './head/apply-head.ts';
import { pageHead } from './head/page-head.ts';
import { waitForStyles } from './layout/unless-framed.tsx';
import { loadersOf } from './loaders.ts';
import { announceFailing } from './loading/announce-late.ts';
import { bootScript } from './loading/boot-script.ts';
import { savesData, whenIdle } from './loading/when-idle.ts';
import { regionsIn } from './regions/frame.ts';
import { SiteRegions } from './regions/site-regions.ts';
import { retrySourceOf } from './remotes/remote-files.ts';
import { followLinks } from './routing/follow-links.ts';
import { interactive } from './routing/interactive.ts';
import { browserNavigation, Navigation } from './routing/navigation.ts';
import { PageTransitions } from './routing/page-transitions.ts';
import { reloadWhenOutdated } from './site/reload-when-outdated.ts';
import { siteConfiguration } from './site/site-manifest.ts';
import { SectionOutlet } from './slots/section-outlet.tsx';
import { rememberSlots } from './slots/slot-html.ts';
import { slotOutlet } from './slots/slot-outlet.tsx';

/**
 * The first load of a page, in the order of events. The document's boot script has loaded this script.
 */
export async function start(): Promise<void> {
  // 1. The data of the document. React takes over its HTML region by region; until then the boot script answers tabs and panels.
  const bootstrapData = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '') as PageBootstrapData;
  const elements = regionsIn(document);
  const isPrerendered = elements.page.hasChildNodes();
  rememberSlots(document);
  const { queue, table, files, pages, slots, loadAround } = loadersOf(bootstrapData, isPrerendered);
  await table.begin();

  // 2. The address and the visitor's way through the site.
  const navigation = new Navigation(table, pages, browserNavigation);
  const first = navigation.getState();
  const { route } = first;
  const leftPage = new AbortController();
  navigation.subscribe(() => navigation.getState().moved && leftPage.abort());

  // 3. The page's code and the site's configuration are loaded side by side, with retries.
  const code = route && queue.retry(`run ${pageAssetsKey(route)}`, () => pages.loadPrerendered(route), leftPage.signal);
  const configured = queue.retry(bootstrapData.site, (failures) => siteConfiguration(bootstrapData, failures));
  const reloadOnFailure = reloadWhenOutdated(bootstrapData, queue, leftPage.signal);
  reloadOnFailure(bootstrapData.site, configured);
  if (route && code) reloadOnFailure(retrySourceOf(route.workspace), code);
  announceFailing(queue, bootstrapData.site, '', configured);
  if (route && code) announceFailing(queue, retrySourceOf(route.workspace), route.workspace, code);
  // Without the configuration nothing is hydrated, and links load documents. With it links are followed, hydrated or not.
  const site = await configured;
  followLinks(navigation);

  // 4. Without prerendered HTML (development, version overrides) the first rendering waits for its styles.
  if (!isPrerendered) {
    await Promise.all([files.loadStyles(), code?.catch(() => undefined)]);
    if (!leftPage.signal.aborted) applyHead(pageHead(route, site));
  } else if (route?.embeddable && window.parent === window) waitForStyles(files.loadStyles());

  // 5. Each region is hydrated by itself: the header, the page when its code is loaded, the footer at rest.
  const context = {
    site,
    navigation,
    retry: queue.retry,
    searchable: () => table.searchable(),
    slots: slotOutlet(slots),
    sections: SectionOutlet,
  };
  const shows = { lookups: table.lookups, pageOf: pages.component };
  const regions = new SiteRegions(elements, context, shows, queue, leftPage.signal);
  new PageTransitions(navigation, regions, site, first).start();
  table.subscribe(regions.refresh);
  if (leftPage.signal.aborted) void files.loadStyles();
  else leftPage.signal.addEventListener('abort', () => void files.loadStyles());
  void regions.hydrate('header').then(() => performance.mark('mosaico:shell-interactive'));
  whenIdle(() => void regions.hydrate('footer'));
  void Promise.resolve(code).then(
    () => regions.hydrate('page'),
    // The visitor has left the page.
    () => undefined,
  );

  // 6. Once the page is interactive: the rest of the styles, and what the visitor may open or go to next.
  void navigation.seekPage();
  void interactive.then(() =>
    whenIdle(() => {
      void files.loadStyles();
      if (savesData()) return;
      void table.ask();
      loadAround();
      if (bootScript().notes)
        void import(/* webpackChunkName: "reporter" */ './reports/start-reporter.ts').then(({ startReporter }) =>
          startReporter(bootstrapData, { boot: bootScript(), navigation }),
        );
    }),
  );
}
