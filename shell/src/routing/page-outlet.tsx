import { createElement, Suspense, use, useEffect } from 'react';
import type { Route } from 'shared-types';
import { NotFound } from '../errors/not-found.tsx';
import { PageUnavailable } from '../errors/page-unavailable.tsx';
import { RenderErrorBoundary } from '../errors/render-error-boundary.tsx';
import type { PageLoader } from '../loading/page-loader.ts';

interface PageOutletProps {
  /** The page of the present address; nothing where there is none. */
  route: Route | undefined;
  pages: PageLoader;
  /** The page could not be loaded at all. */
  unavailable: boolean;
  onRetry: () => void;
}

/**
 * The page of the present address. Its boundary stays as prerendered until the page's module arrives, so nothing that
 * changes before then may be passed through here.
 */
export function PageOutlet({ route, pages, unavailable, onRetry }: PageOutletProps) {
  if (unavailable) return <PageUnavailable onRetry={onRetry} />;
  if (!route) return <NotFound />;
  return (
    <RenderErrorBoundary key={route.path}>
      <Suspense fallback={null}>
        <Page route={route} pages={pages} />
      </Suspense>
    </RenderErrorBoundary>
  );
}

function Page({ route, pages }: { route: Route; pages: PageLoader }) {
  const screen = use(pages.loadPatiently(route));
  useEffect(() => {
    // One at a time: the browser would keep those of every page until the tab is closed.
    performance.clearMarks('mosaico:page-interactive');
    performance.mark('mosaico:page-interactive', { detail: route.path });
  }, [route]);
  return createElement(screen, { subject: route.subject });
}
