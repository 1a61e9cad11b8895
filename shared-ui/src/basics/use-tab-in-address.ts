import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

const parameter = 'plan';
/** Milliseconds on a tab until somebody who passes over tabs by keys has come to rest on it. */
const restMs = 300;

/** How a tab was chosen. */
export interface TabChange {
  /** By a key: the visitor may be passing over it. */
  byKey: boolean;
}

/**
 * The tab that the address asks for (`?plan=basico`), and how to choose another: a history entry of its own, so that the back
 * button and a shared link work. Of tabs that keys pass over, only the one where the visitor rests has one. The prerendered HTML
 * has no query: until hydration is over, and for a value that is none of `ids`, it is `initial`.
 */
export function useTabInAddress<Id extends string>(
  ids: readonly Id[],
  initial: Id,
): [Id, (id: Id, change?: TabChange) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? query.get(parameter) : null;
  /** Chosen by a key, and not in the address yet. */
  const [passing, setPassing] = useState<{ id: Id; from: string | null }>();
  // The address has another tab now: that one, or the one that somebody has gone back to.
  if (passing && passing.from !== asked) setPassing(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [asked]);

  const shown = ids.find((id) => id === asked) ?? initial;
  const write = (id: Id): void =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set(parameter, id);
      return next;
    });
  const choose = (id: Id, change?: TabChange): void => {
    clearTimeout(timer.current);
    if (!change?.byKey) return write(id);
    setPassing({ id, from: asked });
    timer.current = setTimeout(() => id !== shown && write(id), restMs);
  };
  return [passing?.from === asked ? passing.id : shown, choose];
}

/** Where a link leads that asks for a tab, and shows it at `anchor`. */
export const tabAddress = (id: string, anchor: string): `?${string}` => `?${parameter}=${id}#${anchor}`;
