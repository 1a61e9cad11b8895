import { linkTo, namesMix, remember, wantedOverrides, type OverridePort } from './address.ts';
import type { VersionOverrides } from './overrides.ts';

/**
 * Keeps the tab's mix in its address wherever the visitor goes: the shell writes addresses and follows links without knowing of
 * mixes. Must run before the shell, whose listeners then find the address as it is to be. Returns what makes
 * the tab show another mix, by loading the document again.
 */
export function keepInAddress(
  mix: VersionOverrides,
  storage: OverridePort['storage'],
): (other: VersionOverrides) => void {
  const own = (href: string): string => linkTo(mix, href);
  const replaceState = history.replaceState.bind(history);
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history);
    history[name] = (state: unknown, unused: string, url?: string | URL | null) =>
      write(state, unused, url && withMix(url));
  }
  // The browser's own function is always called, and throws for an invalid address.
  const withMix = (url: string | URL): string | URL => {
    try {
      return own(new URL(url, document.baseURI).href);
    } catch {
      return url;
    }
  };
  const correct = (): void => {
    if (own(location.href) !== location.href) replaceState(history.state, '', own(location.href));
  };
  correct();
  // Entries from before this choice have another mix, or none.
  window.addEventListener('popstate', correct, { capture: true });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const wanted = wantedOverrides({ location, storage, isReturn: true }).mix;
    if (linkTo(wanted, location.href) !== own(location.href)) location.reload();
    else if (Object.keys(mix).length > 0) remember(mix, storage);
  });
  // Before a link is opened, be it in another tab.
  for (const event of ['pointerdown', 'focusin', 'click'])
    window.addEventListener(event, (happened) => follow(happened, own), { capture: true, passive: true });

  return (other) => {
    remember(other, storage);
    replaceState(history.state, '', linkTo(other, location.href));
    location.reload();
  };
}

function follow(event: Event, own: (href: string) => string): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || link.hasAttribute('download')) return;
  const href = own(link.href);
  if (href === link.href) return;
  // It asks for another mix, which takes a document of its own: the shell must not follow it.
  if (namesMix(link.href)) {
    if (event.type === 'click') event.stopImmediatePropagation();
  } else link.href = href;
}
