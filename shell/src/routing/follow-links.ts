import type { Navigation } from './navigation.ts';

/**
 * Follows the site's links for the whole document, whichever remote wrote them and before or after they are hydrated:
 * a hint of intent (pointer, focus, touch) loads the page's module, a click navigates without a document load.
 */
export function followLinks(navigation: Navigation): void {
  const intend = ({ target }: Event): void => {
    const link = internalLink(target);
    if (!link) return;
    navigation.prefetch(navigation.pathOf(link.pathname));
    navigation.keepBelowBase(link);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, intend, { passive: true });

  document.addEventListener('click', (event) => {
    const link = internalLink(event.target);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || event.defaultPrevented || modified) return;
    event.preventDefault();
    navigation.push(navigation.pathOf(link.pathname) + link.search + link.hash);
  });
  window.addEventListener('popstate', navigation.popped);
  window.addEventListener('pageshow', ({ persisted }) => persisted && navigation.returned());
}

/** The link around an event's target, if following it stays in this tab and in the site's own pages. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin || link.hasAttribute('download')) return undefined;
  return !link.target || link.target === '_self' ? link : undefined;
}
