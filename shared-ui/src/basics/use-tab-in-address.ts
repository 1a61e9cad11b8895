import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

const parameter = 'plan';
/** A tab that keys have reached is written into the address after this many ms. */
const restMs = 300;

/** How a tab was chosen. */
export interface TabChange {
  /** By a key: the visitor may be passing over it. */
  byKey: boolean;
}

/**
 * The tab in the address (`?plan=basico`), and a function that chooses another. Each choice is a history entry, so that the back
 * button and a shared link work. Of tabs that keys pass over, only the last gets an entry. The prerendered HTML has no query: during
 * hydration, and for a value that is none of `ids`, the tab is `initial`.
 */
export function useTabInAddress<Id extends string>(
  ids: readonly Id[],
  initial: Id,
): [Id, (id: Id, change?: TabChange) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? query.get(parameter) : null;
  /** The tab that a key has chosen, while it is not in the address yet. */
  const [passing, setPassing] = useState<{ id: Id; from: string | null }>();
  // The address has changed: to this tab, or to another one by the back button.
  if (passing && passing.from !== asked) setPassing(undefined);
  const rest = useRef<() => void>(undefined);
  useEffect(() => () => rest.current?.(), [asked]);

  const shown = ids.find((id) => id === asked) ?? initial;
  const write = (id: Id): void =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set(parameter, id);
      return next;
    });
  const choose = (id: Id, change?: TabChange): void => {
    rest.current?.();
    if (!change?.byKey) {
      setPassing(undefined);
      return write(id);
    }
    setPassing({ id, from: asked });
    const settle = (): void => {
      end();
      if (id !== shown) write(id);
    };
    const end = (): void => {
      clearTimeout(timer);
      document.removeEventListener('click', settle, true);
    };
    const timer = setTimeout(settle, restMs);
    // The entry is written before a pressed link is followed. A later entry would undo that navigation.
    document.addEventListener('click', settle, true);
    rest.current = end;
  };
  return [passing?.from === asked ? passing.id : shown, choose];
}

/** The address of a link that chooses a tab and leads to `anchor`. */
export const tabAddress = (id: string, anchor: string): `?${string}` => `?${parameter}=${id}#${anchor}`;
