import { createRoot, hydrateRoot } from 'react-dom/client';
import { bootstrapId, rootId, type PageFacts, type SiteTable } from 'shared-types';
import { App } from './app.tsx';
import { newestRevision } from './federation/newest-revision.ts';
import { RemoteEntries } from './federation/remote-entries.ts';
import { loadScreens, loadSlots, prepareRuntime, registerRemotes } from './federation/remotes.ts';
import { pageLoader } from './loading/page-loader.ts';
import { patiently } from './loading/patiently.ts';
import { reloadWhenOutdated } from './loading/reload-when-outdated.ts';
import { describeDocument, describePage } from './routing/describe-page.ts';
import { findRoute } from './routing/find-route.ts';
import { followLinks } from './routing/follow-links.ts';
import { Navigation } from './routing/navigation.ts';
import ownScreens from './screens.ts';
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
  const entries = new RemoteEntries(facts, () => newestRevision(facts, browser.fetch), registerRemotes);
  const reloadOnce = (): void => void reloadWhenOutdated(facts, browser);
  const table = await patiently(() => tableOf(facts), reloadOnce);

  const pages = pageLoader(async (workspace) => {
    if (workspace === 'shell') return ownScreens;
    await entries.know(workspace);
    return loadScreens(workspace);
  }, reloadOnce);
  const navigation = new Navigation(
    table.routes,
    pages,
    { history: window.history, location: window.location, fetch: browser.fetch },
    facts.base,
  );
  followLinks(navigation);

  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The document has no element with the id "${rootId}" to show the site in.`);
  const slots = slotOutlet(
    slotLoader(table.slots, async (workspace) => {
      await entries.know(workspace);
      return loadSlots(workspace);
    }),
  );
  const bootstrap = { ...table, composed: facts.composed };
  const app = <App bootstrap={bootstrap} pages={pages} navigation={navigation} slots={slots} />;
  if (root.hasChildNodes()) {
    hydrateRoot(root, app);
  } else {
    // No HTML of this mix of releases, so no head of it either.
    const route = findRoute(table.routes, navigation.getState().location.pathname);
    describeDocument(describePage(route, table.site));
    createRoot(root).render(app);
  }
}

/** What the pages have in common. Rejects when it does not come. */
async function tableOf({ table }: PageFacts): Promise<SiteTable> {
  if (typeof table !== 'string') return table;
  const answer = await fetch(table);
  if (!answer.ok) throw new Error(`${table} does not answer.`);
  return (await answer.json()) as SiteTable;
}

void start();
