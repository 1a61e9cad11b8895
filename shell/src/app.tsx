import displayUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import textUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, type ComponentType } from 'react';
import { Router } from 'react-router-dom';
import {
  ComposedProvider,
  SiteProvider,
  SlotProvider,
  ToastProvider,
  type Bootstrap,
  type SlotProps,
} from 'shared-types';
import { fontFaces, GlobalStyles, theme } from 'shared-ui';
import './shared/provided.ts';
import { RenderErrorBoundary } from './errors/render-error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import type { PageLoader } from './loading/page-loader.ts';
import type { Navigation } from './routing/navigation.ts';
import { PageOutlet } from './routing/page-outlet.tsx';
import { RoutesProvider } from './routing/routes-context.ts';
import { useNavigationState } from './routing/use-navigation-state.ts';
import { toasts } from './toasts/toasts.ts';

interface AppProps {
  bootstrap: Bootstrap;
  pages: PageLoader;
  navigation: Navigation;
  /** How a page's slots are filled. */
  slots: ComponentType<SlotProps>;
}

const faces = fontFaces({ displayUrl, textUrl });

/** The site: what the composer prerenders and the browser hydrates. */
export function App({ bootstrap, pages, navigation, slots }: AppProps) {
  const state = useNavigationState(navigation, bootstrap);
  useEffect(() => {
    performance.mark('mosaico:shell-interactive');
  }, []);

  // Without noSsr the theme's provider renders twice, and React would drop a page that waits for its module.
  return (
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <GlobalStyles fontFaces={faces} />
      <SiteProvider value={bootstrap.site}>
        <ToastProvider value={toasts}>
          <ComposedProvider value={bootstrap.composed}>
            <SlotProvider value={slots}>
              <Router location={state.location} navigationType={state.action as never} navigator={navigation}>
                <RenderErrorBoundary>
                  <RoutesProvider value={bootstrap.routes}>
                    <Layout navigation={navigation}>
                      <PageOutlet
                        routes={bootstrap.routes}
                        pages={pages}
                        unavailable={state.unavailable}
                        onRetry={navigation.retry}
                      />
                    </Layout>
                  </RoutesProvider>
                </RenderErrorBoundary>
              </Router>
            </SlotProvider>
          </ComposedProvider>
        </ToastProvider>
      </SiteProvider>
    </ThemeProvider>
  );
}
