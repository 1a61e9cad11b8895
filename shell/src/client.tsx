import { createRoot, hydrateRoot } from 'react-dom/client';
import { bootstrapId, rootId, type Bootstrap } from 'shared-types';
import { App } from './app.tsx';
import { loadScreens, registerRemotes } from './federation/remotes.ts';
import { followLinks } from './routing/follow-links.ts';
import { Navigation } from './routing/navigation.ts';
import { PageLoader } from './routing/page-loader.ts';
import ownScreens from './screens.ts';

const bootstrap = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '') as Bootstrap;
registerRemotes(bootstrap.remotes);

const pages = new PageLoader((workspace) =>
  workspace === 'shell' ? Promise.resolve(ownScreens) : loadScreens(workspace),
);
const navigation = new Navigation(bootstrap.routes, pages, {
  history: window.history,
  location: window.location,
  fetch: (address) => fetch(address),
});
followLinks(navigation);

const root = document.getElementById(rootId);
if (!root) throw new Error(`The document has no element with the id "${rootId}" to show the site in.`);
const app = <App bootstrap={bootstrap} pages={pages} navigation={navigation} />;
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
