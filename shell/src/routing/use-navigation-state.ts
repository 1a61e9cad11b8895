import { startTransition, useEffect, useRef, useState } from 'react';
import type { SiteConfiguration } from '@mosaico/shared-types';
import { useHead, type AskForHead } from '../head/use-head.ts';
import type { Navigation, NavigationState } from './navigation.ts';
import { savesData, whenIdle } from '../loading/when-idle.ts';
import { TouchedTile, type Opening } from './touched-tile.ts';
import { useArrival } from './use-arrival.ts';

/** The screen stands still while the next page renders. One that takes more milliseconds appears without fading in. */
const patience = 500;
/** A browser that draws nothing does not begin a transition either: after so many milliseconds the page is shown without. */
const untilFrame = 1_000;

/**
 * Where the visitor is, and all that arriving there means. Another page fades in where the browser knows how to (the
 * global styles say how fast, and leave it out for who wants less motion), from the tile that was touched if there was one; a page
 * that they go back to does not, since some browsers animate that themselves.
 */
export function useNavigationState(
  navigation: Navigation,
  site: SiteConfiguration,
  askForHead?: AskForHead,
): NavigationState {
  const [state, setState] = useState(navigation.getState);
  const ends = useRef<(() => void)[]>([]);

  const shown = useRef(state);
  const [touched] = useState(() => new TouchedTile());
  useEffect(() => touched.watch(), [touched]);

  useEffect(() => {
    const follow = (): void => {
      const [before, next] = [shown.current, navigation.getState()];
      if (next === before) return;
      shown.current = next;
      // They are likely to come back, and the page that the document brought has not loaded all that it consists of.
      if (next.location.pathname !== before.location.pathname && !savesData())
        whenIdle(() => navigation.prefetch(before.location.pathname));
      // A transition: an update that is not one would replace a page that is still waiting for its module by nothing.
      // The newest: a visitor who goes back at once is there before the fading in of the page they left has begun.
      const show = (): void => startTransition(() => setState(navigation.getState));
      const opening = touched.openingOf(next.location);
      if (next.action === 'POP' || next.location.pathname === before.location.pathname) show();
      else fadeIn(show, () => new Promise((resolve) => ends.current.push(resolve)), opening);
    };
    // Links are followed before the site is hydrated.
    follow();
    return navigation.subscribe(follow);
  }, [navigation, touched]);

  useHead(state, site, askForHead);
  useArrival(state);
  // After that: the page fades in scrolled to where the visitor arrives.
  useEffect(() => {
    for (const end of ends.current.splice(0)) end();
  }, [state]);
  return state;
}

/** Makes a change whose `end` is awaited as a view transition, or at once where there are none. */
function fadeIn(change: () => void, end: () => Promise<void>, opening: Opening | undefined): void {
  if (!('startViewTransition' in document)) return change();
  opening?.leave();
  const transition = document.startViewTransition(async () => {
    clearTimeout(unseen);
    change();
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patience));
    // A tile whose page is late stays what it is.
    if ((await Promise.race([end(), late])) !== 'late') opening?.arrive();
  });
  const unseen = setTimeout(() => transition.skipTransition(), untilFrame);
  // Rejected where it is left out: in a hidden tab, or when the next one begins. The change is made all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.catch(() => undefined).then(opening?.end);
}
