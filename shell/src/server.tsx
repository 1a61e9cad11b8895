import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ServerShell } from 'shared-types';
import { App } from './app.tsx';
import { headOf } from './head.ts';
import { loadScreens, loadSlots, registerContainers } from './federation/remotes.ts';
import { pageLoader } from './loading/page-loader.ts';
import { findRoute } from './routing/find-route.ts';
import { Navigation } from './routing/navigation.ts';
import ownScreens from './screens.ts';
import { slotLoader } from './slots/slot-loader.ts';
import { serverSlotOutlet } from './slots/slot-outlet.tsx';

export const createRenderer: ServerShell['createRenderer'] = (bootstrap, containers) => {
  registerContainers(bootstrap.remotes, containers);
  const pages = pageLoader((workspace) =>
    workspace === 'shell' ? Promise.resolve(ownScreens) : loadScreens(workspace),
  );

  const loader = slotLoader(bootstrap.slots, loadSlots);

  return async (path) => {
    const route = findRoute(bootstrap.routes, path);
    if (route) await pages.load(route);
    const cache = createCache({ key: 'css' });
    cache.compat = true;
    const emotion = createEmotionServer(cache);
    const navigation = new Navigation(bootstrap.routes, pages, staticBrowser(path));
    const slots = new Set<string>();
    const failures: unknown[] = [];
    const { prelude } = await prerenderToNodeStream(
      <CacheProvider value={cache}>
        <App
          bootstrap={bootstrap}
          pages={pages}
          navigation={navigation}
          slots={serverSlotOutlet(loader, (name) => slots.add(name))}
        />
      </CacheProvider>,
      {
        onError: (error) => void failures.push(error),
        // React would move the second half of a long page into a hidden element and an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    );
    const html = await text(prelude);
    if (failures.length > 0) throw failures[0];
    const critical = emotion.extractCriticalToChunks(html);
    return {
      head: headOf({ route, site: bootstrap.site, styles: emotion.constructStyleTagsFromChunks(critical) }),
      body: critical.html,
      slots: [...slots],
    };
  };
};

function staticBrowser(pathname: string): ConstructorParameters<typeof Navigation>[2] {
  const nothing = (): void => undefined;
  return {
    history: { pushState: nothing, replaceState: nothing, go: nothing, state: null },
    location: { pathname, search: '', hash: '', assign: nothing, replace: nothing, reload: nothing },
    fetch: () => Promise.resolve({ ok: false }),
  };
}
