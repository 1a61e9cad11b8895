import { useLayoutEffect, useRef } from 'react';
import type { PageHead, Route, SiteConfiguration } from '@mosaico/shared-types';
import { pageUnavailableCopy } from '../errors/content.ts';
import { applyHead } from './apply-head.ts';
import { pageHead } from './page-head.ts';

/** The page that is shown, as far as its head says it. */
interface Shown {
  route: Route | undefined;
  unavailable: boolean;
}

/** Asks for the whole head of the page at a path. */
export type AskForHead = (path: string) => Promise<PageHead | undefined>;

/**
 * Keeps the document's head that of the page which is shown. The document came with its own; of another page it says at once
 * what the route says, and the rest as soon as that is here.
 */
export function useHead({ route, unavailable }: Shown, site: SiteConfiguration, ask?: AskForHead): void {
  const shown = useRef({ route, unavailable });
  useLayoutEffect(() => {
    if (route === shown.current.route && unavailable === shown.current.unavailable) return undefined;
    shown.current = { route, unavailable };
    const said = pageHead(route, site, unavailable ? pageUnavailableCopy : undefined);
    applyHead(said);
    let isShown = true;
    // One that says otherwise is of another revision than the page.
    const isOfPage = ({ title, description }: PageHead): boolean =>
      title === said.title && description === said.description;
    if (route && !unavailable)
      void ask?.(route.path).then((head) => isShown && head && isOfPage(head) && applyHead(head));
    return () => void (isShown = false);
  }, [route, unavailable, site, ask]);
}
