import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { DescriptionProvider, type Lookup, type ServerShell, type TableKey, type Thing } from '@mosaico/shared-types';
import { App } from './app.tsx';
import { pageHead } from './head/page-head.ts';
import { loadScreens, loadSlots, registerContainers, standInFor } from './loading/remotes.ts';
import { PageLoader } from './loading/page-loader.ts';
import { findRoute } from './routing/find-route.ts';
import { Navigation } from './routing/navigation.ts';
import ownScreens from './pages.ts?screens';
import { serverSectionOutlet } from './slots/section-outlet.tsx';
import { slotLoader } from './slots/slot-loader.ts';
import { serverSlotOutlet } from './slots/slot-outlet.tsx';

export const createRenderer: ServerShell['createRenderer'] = (
  { site, routes, remotes, standsFor, lookup },
  containers,
) => {
  registerContainers(remotes, containers);
  standInFor(standsFor);
  const pages = new PageLoader(
    (workspace) => (workspace === 'shell' ? Promise.resolve(ownScreens) : loadScreens(workspace)),
    impatient,
    () => true,
  );
  const slots = serverSlotOutlet(slotLoader(loadSlots, impatient));

  return async (path) => {
    const route = findRoute(routes, path);
    if (route) await pages.load(route);
    const asked = new Set<TableKey>();
    const live = new Set<TableKey>();
    const asking: Lookup = (key) => {
      live.add(key);
      asked.add(key);
      return lookup(key);
    };
    // What stays HTML asks only here.
    const still: Lookup = (key) => {
      asked.add(key);
      return lookup(key);
    };
    const lookups = { document: asking, site: asking };
    const all = (): Promise<typeof routes> => Promise.resolve(routes);
    const fresh = { fits: () => true, look: () => undefined, lookOrTrouble: () => undefined };
    const known = { own: () => route, known: () => routes, routes: all, routesAtLast: all, ...fresh };
    const failures: unknown[] = [];
    // React may render a part a second time.
    const things = new Map<string, Thing>();
    const describe = (thing: Thing): void => void things.set(JSON.stringify(thing), thing);
    const { prelude } = await prerenderToNodeStream(
      <DescriptionProvider value={describe}>
        <App
          site={site}
          pages={pages}
          navigation={new Navigation(known, pages, staticBrowser(path))}
          table={{ lookups: () => lookups, subscribe: () => () => undefined }}
          insist={impatient.insist}
          searchable={known.routes}
          slots={slots}
          sections={serverSectionOutlet(still)}
        />
      </DescriptionProvider>,
      {
        onError: (error) => void failures.push(error),
        // React would move the second half of a long page into a hidden element and an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    );
    const body = await text(prelude);
    if (failures.length > 0) throw failures[0];
    return {
      head: '',
      describes: pageHead(route, site),
      things: [...things.values()],
      body,
      asked: [...asked],
      still: [...asked].filter((key) => !live.has(key)),
    };
  };
};

/** A page that cannot be prerendered is a fault of its release: nothing is tried twice. */
const impatient = {
  insist: <Value,>(_source: string, attempt: (failures: number) => Promise<Value>) => attempt(0),
  orTrouble: <Value,>(_source: string, promise: Promise<Value>) => promise,
};

function staticBrowser(pathname: string): ConstructorParameters<typeof Navigation>[2] {
  const nothing = (): void => undefined;
  return {
    history: { pushState: nothing, replaceState: nothing, go: nothing, state: null },
    location: { pathname, search: '', hash: '', assign: nothing, replace: nothing, reload: nothing },
    hasDocument: () => Promise.resolve(false),
  };
}
