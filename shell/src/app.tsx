import { startTransition, useEffect, useMemo, useState, type ComponentType } from 'react';
import { Router } from 'react-router-dom';
import {
  InsistProvider,
  LookupProvider,
  rootId,
  SiteProvider,
  SectionProvider,
  SlotProvider,
  ToastProvider,
  type Insist,
  type Route,
  type SiteConfiguration,
  type SectionProps,
  type SlotProps,
} from '@mosaico/shared-types';
import '@mosaico/shared-ui/styles';
import './fonts.css';
import './shared/provided.ts';
import { KeptHtml } from './errors/kept-html.tsx';
import { RenderError } from './errors/render-error.tsx';
import { Layout } from './layout/layout.tsx';
import type { AskForHead } from './head/use-head.ts';
import { guard } from './loading/guard.ts';
import type { PageLoader } from './loading/page-loader.ts';
import type { Navigation } from './routing/navigation.ts';
import { PageOutlet } from './routing/page-outlet.tsx';
import { useNavigationState } from './routing/use-navigation-state.ts';
import type { Lookups } from './site/known-site.ts';
import { SearchableProvider } from './search/searchable.ts';
import { toasts } from './toasts/toasts.ts';

interface AppProps {
  site: SiteConfiguration;
  pages: PageLoader;
  navigation: Navigation;
  /** How pages ask the table of the site; more of it may become known. */
  table: { lookups: () => Lookups; subscribe: (listener: () => void) => () => void };
  /** How what comes late is loaded. */
  insist: Insist;
  /** Every page, for the search. */
  searchable: () => Promise<readonly Route[]>;
  /** The whole head of a page that the visitor goes to; not while prerendering. */
  askForHead?: AskForHead;
  /** How a page's slots are filled. */
  slots: ComponentType<SlotProps>;
  /** How its sections wake. */
  sections: ComponentType<SectionProps>;
}

/** The site: what the composer prerenders and the browser hydrates. */
export function App({ site, pages, navigation, table, insist, searchable, askForHead, slots, sections }: AppProps) {
  const state = useNavigationState(navigation, site, askForHead);
  const [lookups, setLookups] = useState(() => table.lookups());
  // A transition, as in useNavigationState().
  useEffect(() => table.subscribe(() => startTransition(() => setLookups(table.lookups()))), [table]);
  // A page is prerendered at its own path, and so it hydrates wherever somebody has put it (an archive, a saved copy).
  const { route } = state;
  const location = useMemo(
    () => (route ? { ...state.location, pathname: route.path } : state.location),
    [route, state.location],
  );

  return (
    <SiteProvider value={site}>
      <ToastProvider value={toasts}>
        <InsistProvider value={insist}>
          <LookupProvider value={state.moved ? lookups.site : lookups.document}>
            <SectionProvider value={sections}>
              <SlotProvider value={slots}>
                <Router location={location} navigationType={state.action as never} navigator={navigation}>
                  <KeptHtml
                    part=""
                    place={() => (state.moved ? undefined : document.getElementById(rootId))}
                    instead={(retry) => <RenderError onRetry={retry} />}
                    onKept={(isKept) => navigation.leaveToBrowser(isKept)}
                  >
                    <Awake />
                    <SearchableProvider value={searchable}>
                      <Layout navigation={navigation} route={state.route}>
                        <PageOutlet
                          route={state.route}
                          pages={pages}
                          unavailable={state.unavailable}
                          prerendered={!state.moved}
                          onRetry={navigation.retry}
                        />
                      </Layout>
                    </SearchableProvider>
                  </KeptHtml>
                </Router>
              </SlotProvider>
            </SectionProvider>
          </LookupProvider>
        </InsistProvider>
      </ToastProvider>
    </SiteProvider>
  );
}

/** Tells that the shell works. It stands within the boundary: beside a shell that throws it would be a lie. */
function Awake() {
  useEffect(() => {
    performance.mark('mosaico:shell-interactive');
    const root = document.getElementById(rootId);
    if (root) guard().wake(root);
  }, []);
  return null;
}
