import { bootScript } from '../loading/boot-script.ts';
import type { Navigation } from './navigation.ts';

/**
 * Follows the site's links for the whole document, of all remotes, hydrated or not. A hint of intent (pointer on a link or its
 * card, focus, touch) loads the page ahead. A click on a page's link navigates without a document load. Every other link is the
 * browser's: files, texts, feeds, and what only the host knows.
 */
export function followLinks(navigation: Navigation): void {
  const intend = (event: Event): void => {
    const { target } = event;
    // A finger is on a card to scroll past it.
    const isNear = event instanceof PointerEvent && event.pointerType === 'mouse';
    const link = internalLink(target) ?? (isNear ? soleLinkAround(target) : undefined);
    if (!link) return;
    navigation.prefetch(link.pathname);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, intend, { passive: true });

  const follow = (event: MouseEvent): void => {
    const link = internalLink(event.target);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || event.defaultPrevented || modified || !navigation.mayBePage(link.pathname)) return;
    event.preventDefault();
    navigation.push(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', follow);
  // React stops events in dehydrated HTML (`stopPropagation`): this listener captures them before.
  document.addEventListener('click', (event) => bootScript().isAsleep(event.target) && follow(event), true);
  window.addEventListener('popstate', navigation.popped);
  window.addEventListener('pageshow', ({ persisted }) => persisted && navigation.returned());
}

/** The link around an event's target, if following it stays in this tab and in the site's own pages. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // A blob's address has the origin of its page.
  const isOfSite = link?.origin === window.location.origin && link.protocol === window.location.protocol;
  if (!isOfSite || link.hasAttribute('download')) return undefined;
  return !link.target || link.target === '_self' ? link : undefined;
}

/** The link of a card: a mouse that enters the card may be on its way to it. */
function soleLinkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const card = target instanceof Element ? target.closest('article, li') : null;
  const [link, ...others] = card
    ? [...card.querySelectorAll('a[href]')].flatMap((each) => internalLink(each) ?? [])
    : [];
  return others.length === 0 ? link : undefined;
}
