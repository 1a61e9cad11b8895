import { createRoot, hydrateRoot } from 'react-dom/client';
import { bootstrapId, rootId, type Bootstrap } from 'shared-types';
import { App } from './app.tsx';
import { loadScreens, loadSlots, registerRemotes } from './federation/remotes.ts';
import { pageLoader } from './loading/page-loader.ts';
import { reloadWhenOutdated } from './loading/reload-when-outdated.ts';
import { describeDocument, describePage } from './routing/describe-page.ts';
import { findRoute } from './routing/find-route.ts';
import { followLinks } from './routing/follow-links.ts';
import { Navigation } from './routing/navigation.ts';
import ownScreens from './screens.ts';
import { slotLoader } from './slots/slot-loader.ts';
import { slotOutlet } from './slots/slot-outlet.tsx';

const bootstrap = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '') as Bootstrap;
registerRemotes(bootstrap.remotes);

const browser = {
  fetch: (address: string, init?: RequestInit) => fetch(address, init),
  // Reading it throws where the visitor blocks storage.
  get storage() {
    return sessionStorage;
  },
  reload: () => location.reload(),
  base: bootstrap.base,
};
const pages = pageLoader(
  (workspace) => (workspace === 'shell' ? Promise.resolve(ownScreens) : loadScreens(workspace)),
  () => void reloadWhenOutdated(bootstrap.revision, browser),
);
const navigation = new Navigation(
  bootstrap.routes,
  pages,
  { history: window.history, location: window.location, fetch: (address) => fetch(address) },
  bootstrap.base,
);
followLinks(navigation);

const root = document.getElementById(rootId);
if (!root) throw new Error(`The document has no element with the id "${rootId}" to show the site in.`);
const slots = slotOutlet(slotLoader(bootstrap.slots, loadSlots));
const app = <App bootstrap={bootstrap} pages={pages} navigation={navigation} slots={slots} />;
if (root.hasChildNodes()) {
  hydrateRoot(root, app);
} else {
  // No HTML of this mix of releases, so no head of it either.
  const route = findRoute(bootstrap.routes, navigation.getState().location.pathname);
  describeDocument(describePage(route, bootstrap.site));
  createRoot(root).render(app);
}
