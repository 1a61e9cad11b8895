import { useEffect } from 'react';

/** What a link (`#id`) leads to and is not open yet (`<details>`): it is open from here on. */
function openAsked(): Element | undefined {
  const item = document.getElementById(window.location.hash.slice(1));
  if (!(item instanceof HTMLDetailsElement) || item.open) return undefined;
  item.open = true;
  return item;
}

/**
 * What a link leads to opens (`<details>`), when the page comes and whenever a link is followed. For pages that have such parts in
 * a `static` section; `Disclosures` do so by themselves.
 */
export function useOpenAsked(): void {
  useEffect(() => {
    // The one before it closes, and the browser has scrolled already.
    const follow = (): void => openAsked()?.scrollIntoView();
    openAsked();
    // A link followed twice changes no hash, but browsers report it as a state.
    const events = ['hashchange', 'popstate'];
    for (const event of events) window.addEventListener(event, follow);
    return () => {
      for (const event of events) window.removeEventListener(event, follow);
    };
  }, []);
}
