import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { JsonLdProvider, type Lookup, type ServerShell, type TableKey, type JsonLdNode } from '@mosaico/shared-types';
import { pageHead } from './head/page-head.ts';
import { PageLoader } from './loading/page-loader.ts';
import ownScreens from './pages.ts?screens';
import { contentsOf } from './regions/contents.tsx';
import { frameOf, identifierPrefixes } from './regions/frame.ts';
import { loadScreens, loadSlots, registerContainers } from './remotes/remotes.ts';
import { findRoute } from './routing/find-route.ts';
import { Navigation } from './routing/navigation.ts';
import { serverSectionOutlet } from './slots/section-outlet.tsx';
import { slotLoader } from './slots/slot-loader.ts';
import { serverSlotOutlet } from './slots/slot-outlet.tsx';
import './shared/provided.ts';

export const createRenderer: ServerShell['createRenderer'] = ({ site, routes, remotes, lookup }, containers) => {
  registerContainers(remotes, containers);
  const files = (): Promise<unknown> => Promise.resolve();
  const screens = (workspace: string): ReturnType<typeof loadScreens> =>
    workspace === 'shell' ? Promise.resolve(ownScreens) : loadScreens(workspace);
  const pages = new PageLoader({ files, prerenderedFiles: files, screens }, noRetry);
  const slots = serverSlotOutlet(slotLoader(loadSlots, noRetry));

  return async (path) => {
    const route = findRoute(routes, path);
    const page = route && (await pages.loadPrerendered(route));
    const dependencies = new Set<TableKey>();
    const liveDependencies = new Set<TableKey>();
    const liveLookup: Lookup = (key) => {
      liveDependencies.add(key);
      dependencies.add(key);
      return lookup(key);
    };
    // Static sections resolve their dependencies on the server only.
    const staticLookup: Lookup = (key) => {
      dependencies.add(key);
      return lookup(key);
    };
    const all = (): Promise<typeof routes> => Promise.resolve(routes);
    const fresh = { fits: () => true, look: () => undefined, lookOrFail: () => undefined };
    const known = { own: () => route, known: () => routes, routes: all, routesAhead: all, routesAtLast: all, ...fresh };
    const navigation = new Navigation(known, pages, staticBrowser(path));
    const failures: unknown[] = [];
    // React may render a part a second time.
    const jsonLd = new Map<string, JsonLdNode>();
    const addJsonLd = (node: JsonLdNode): void => void jsonLd.set(JSON.stringify(node), node);
    const contents = contentsOf(
      { site, navigation, retry: noRetry.retry, searchable: all, slots, sections: serverSectionOutlet(staticLookup) },
      { state: navigation.getState(), lookup: liveLookup, page },
    );
    const prerender = async (content: ReactNode, identifierPrefix: string): Promise<string> => {
      const { prelude } = await prerenderToNodeStream(<JsonLdProvider value={addJsonLd}>{content}</JsonLdProvider>, {
        identifierPrefix,
        onError: (error) => void failures.push(error),
        // React would move the second half of a long page into a hidden element and an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      });
      return text(prelude);
    };
    const regions = {
      header: await prerender(contents.header, identifierPrefixes.header),
      page: await prerender(contents.page, identifierPrefixes.page),
      footer: await prerender(contents.footer, identifierPrefixes.footer),
    };
    if (failures.length > 0) throw failures[0];
    return {
      head: '',
      describes: pageHead(route, site),
      things: [...jsonLd.values()],
      body: frameOf(regions, route?.workspace),
      asked: [...dependencies],
      still: [...dependencies].filter((key) => !liveDependencies.has(key)),
    };
  };
};

/** A page that cannot be prerendered is a fault of its release: nothing is tried twice. */
const noRetry = {
  retry: <Value,>(_source: string, attempt: (failures: number) => Promise<Value>) => attempt(0),
  orFailure: <Value,>(_source: string, promise: Promise<Value>) => promise,
};

function staticBrowser(pathname: string): ConstructorParameters<typeof Navigation>[2] {
  const nothing = (): void => undefined;
  return {
    history: { pushState: nothing, replaceState: nothing, go: nothing, state: null },
    location: { pathname, search: '', hash: '', assign: nothing, replace: nothing, reload: nothing },
    hasDocument: () => Promise.resolve(false),
  };
}
