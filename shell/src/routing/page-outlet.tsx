import { createElement, Suspense, use, useEffect, useLayoutEffect } from 'react';
import type { Route } from '@mosaico/shared-types';
import { KeptHtml } from '../errors/kept-html.tsx';
import { NotFound } from '../errors/not-found.tsx';
import { PageUnavailable } from '../errors/page-unavailable.tsx';
import { RenderError } from '../errors/render-error.tsx';
import { guard } from '../loading/guard.ts';
import type { PageLoader } from '../loading/page-loader.ts';
import { pageIsInteractive } from './interactive.ts';

interface PageOutletProps {
  /** The page of the present address; nothing where there is none. */
  route: Route | undefined;
  pages: PageLoader;
  /** The page could not be loaded at all. */
  unavailable: boolean;
  /** It is the document's own page, whose HTML is there. */
  prerendered: boolean;
  onRetry: () => void;
}

const main = (): Element | null => document.querySelector('main');

/**
 * The page of the present address. Its boundary stays as prerendered until the page's module arrives, so nothing that
 * changes before then may be passed through here.
 */
export function PageOutlet({ route, pages, unavailable, prerendered, onRetry }: PageOutletProps) {
  const isScreen = unavailable || !route;
  useEffect(() => {
    if (!isScreen) return;
    // A screen of the shell's says by itself what does not respond, and waits for nothing.
    const place = main();
    if (place) guard().wake(place);
    pageIsInteractive();
  }, [isScreen]);
  if (unavailable) return <PageUnavailable onRetry={onRetry} />;
  if (!route) return <NotFound />;
  return (
    <KeptHtml
      key={route.path}
      part={route.workspace}
      place={() => (prerendered ? main() : undefined)}
      instead={(retry) => <RenderError onRetry={retry} />}
      // Nothing of it comes that could be stood in the way of.
      onKept={pageIsInteractive}
    >
      <Suspense fallback={null}>
        <Page route={route} pages={pages} />
      </Suspense>
    </KeptHtml>
  );
}

function Page({ route, pages }: { route: Route; pages: PageLoader }) {
  const screen = use(pages.loadPatiently(route));
  // React listens from here on; what the page's own effects begin comes after it.
  useLayoutEffect(() => {
    // One at a time: the browser would keep those of every page until the tab is closed.
    performance.clearMarks('mosaico:page-interactive');
    performance.mark('mosaico:page-interactive', { detail: route.path });
    pageIsInteractive();
  }, [route.path]);
  useEffect(() => {
    const place = main();
    if (place) guard().wake(place);
  }, [route]);
  return createElement(screen, { subject: route.subject });
}
