import { createElement, useEffect, useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { Router, type NavigationType } from 'react-router';
import {
  LookupProvider,
  RetryProvider,
  SectionProvider,
  SiteProvider,
  SlotProvider,
  ToastProvider,
  type Lookup,
  type PageProps,
  type Retry,
  type SectionProps,
  type SiteConfiguration,
  type SlotProps,
} from '@mosaico/shared-types';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { NotFound, PageUnavailable, RenderError } from '../errors/screens.tsx';
import { ChatButton } from '../layout/chat-button.tsx';
import { layoutCopy } from '../layout/content.ts';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { NavigationProgress } from '../layout/navigation-progress.tsx';
import { UnlessFramed } from '../layout/unless-framed.tsx';
import layout from '../layout/layout.module.css';
import { pageIsInteractive } from '../routing/interactive.ts';
import type { Navigation, NavigationState } from '../routing/navigation.ts';
import type { Searchable } from '../search/finder.ts';
import { SearchableProvider } from '../search/searchable.ts';
import { toasts } from '../toasts/toasts.ts';
import type { Regions } from './frame.ts';

/** The context of all regions. It never changes within a document. */
export interface SiteContext {
  site: SiteConfiguration;
  navigation: Navigation;
  retry: Retry;
  /** Loads what the search reads of all pages. */
  searchable: () => Promise<Searchable>;
  slots: ComponentType<SlotProps>;
  sections: ComponentType<SectionProps>;
}

/** The state that the regions show. */
export interface Shown {
  state: NavigationState;
  lookup: Lookup;
  /** The page's component; nothing on the shell's own screens. */
  page: ComponentType<PageProps> | undefined;
  /** Called when the page is in the document, before the browser paints it. */
  onPage?: ((state: NavigationState) => void) | undefined;
}

/** The content of each region. */
export function contentsOf(context: SiteContext, shown: Shown): Regions<ReactNode> {
  const { state } = shown;
  const within = (content: ReactNode): ReactNode => (
    <Providers {...context} {...shown}>
      {content}
    </Providers>
  );
  return {
    header: within(
      <UnlessFramed embeddable={state.route?.embeddable}>
        <a className={layout.skipLink} href="#contenido">
          {layoutCopy.skip}
        </a>
        <SearchableProvider value={context.searchable}>
          <Header page={state.route?.path} />
        </SearchableProvider>
        <NavigationProgress navigation={context.navigation} />
      </UnlessFramed>,
    ),
    page: within(<Page key={state.route?.path} {...shown} onRetry={context.navigation.retry} />),
    footer: within(
      <UnlessFramed embeddable={state.route?.embeddable}>
        <Footer />
        <ChatButton />
      </UnlessFramed>,
    ),
  };
}

function Providers({
  site,
  navigation,
  retry,
  slots,
  sections,
  state,
  lookup,
  children,
}: SiteContext & Shown & { children: ReactNode }) {
  const { route } = state;
  // A page is prerendered at its own path. So it hydrates at any address that serves it: an archive, a saved copy.
  const location = useMemo(
    () => (route ? { ...state.location, pathname: route.path } : state.location),
    [route, state.location],
  );
  return (
    <SiteProvider value={site}>
      <ToastProvider value={toasts}>
        <RetryProvider value={retry}>
          <LookupProvider value={lookup}>
            <SectionProvider value={sections}>
              <SlotProvider value={slots}>
                <Router location={location} navigationType={state.action as NavigationType} navigator={navigation}>
                  {children}
                </Router>
              </SlotProvider>
            </SectionProvider>
          </LookupProvider>
        </RetryProvider>
      </ToastProvider>
    </SiteProvider>
  );
}

function Page({ state, page, onPage, onRetry }: Shown & { onRetry: () => void }) {
  const { route, unavailable, moved } = state;
  useLayoutEffect(() => onPage?.(state), [state, onPage]);
  useLayoutEffect(() => {
    // One mark at a time: the browser would keep the marks of all pages until the tab is closed.
    performance.clearMarks('mosaico:page-interactive');
    performance.mark('mosaico:page-interactive', { detail: route?.path });
  }, [route]);
  useEffect(pageIsInteractive, []);
  if (unavailable) return <PageUnavailable onRetry={onRetry} />;
  if (!route || !page) return <NotFound />;
  const content = createElement(page, { subject: route.subject });
  // Where the document's own page throws, its region keeps the HTML, without an error screen.
  return moved ? (
    <ErrorBoundary island={route.workspace} fallback={(reset) => <RenderError onRetry={reset} />}>
      {content}
    </ErrorBoundary>
  ) : (
    content
  );
}
