import { createRoot, hydrateRoot } from 'react-dom/client';
import { bootstrapId, rootId, type PageFacts, type SiteConfiguration } from 'shared-types';
import { App } from './app.tsx';
import { loadScreens, loadSlots, prepareRuntime, registerRemotes, standInFor } from './federation/remotes.ts';
import { pageLoader } from './loading/page-loader.ts';
import { patiently } from './loading/patiently.ts';
import { reloadWhenOutdated } from './loading/reload-when-outdated.ts';
import { describeDocument, describePage } from './routing/describe-page.ts';
import { followLinks } from './routing/follow-links.ts';
import { Navigation } from './routing/navigation.ts';
import ownScreens from './pages.ts?screens';
import { KnownSite } from './site/known-site.ts';
import { siteNow } from './site/site-now.ts';
import { slotLoader } from './slots/slot-loader.ts';
import { slotOutlet } from './slots/slot-outlet.tsx';

const browser = {
  fetch: (address: string, init?: RequestInit) => fetch(address, init),
  // Reading it throws where the visitor blocks storage.
  get storage() {
    return sessionStorage;
  },
  reload: () => location.reload(),
};

async function start(): Promise<void> {
  const facts = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '') as PageFacts;
  prepareRuntime();
  const known = new KnownSite(facts, () => siteNow(facts, browser.fetch), { registerRemotes, standInFor });
  const reloadOnce = (): void => void reloadWhenOutdated(facts, browser);
  const site = await patiently(() => configurationAt(facts.site), reloadOnce);

  const pages = pageLoader(async (workspace) => {
    if (workspace === 'shell') return ownScreens;
    await known.know(workspace);
    return loadScreens(workspace);
  }, reloadOnce);
  const navigation = new Navigation(
    known,
    pages,
    { history: window.history, location: window.location, fetch: browser.fetch },
    facts.base,
  );
  followLinks(navigation);

  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The document has no element with the id "${rootId}" to show the site in.`);
  const slots = slotOutlet(
    slotLoader(async (workspace) => {
      await known.know(workspace);
      return loadSlots(workspace);
    }),
  );
  const app = (
    <App
      site={site}
      pages={pages}
      navigation={navigation}
      table={known}
      searchable={() => known.routes()}
      slots={slots}
    />
  );
  if (root.hasChildNodes()) {
    hydrateRoot(root, app);
  } else {
    // No HTML of this mix of releases, so no head of it either.
    describeDocument(describePage(navigation.getState().route, site));
    createRoot(root).render(app);
  }
  void navigation.seekPage();
}

/** The environment's site configuration. Rejects when it does not come. */
async function configurationAt(address: string): Promise<SiteConfiguration> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} does not answer.`);
  return (await answer.json()) as SiteConfiguration;
}

void start();
