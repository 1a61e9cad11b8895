import { startTransition, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
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
  /** The tab that a key has chosen, while it is not in the address yet, and what the address may say meanwhile. */
  const [passing, setPassing] = useState<{ id: Id; from: readonly (string | null)[] }>();
  const isPassing = passing?.from.includes(asked) ?? false;
  // The address has changed, by the back button.
  if (passing && !isPassing) setPassing(undefined);
  const rest = useRef<() => void>(undefined);
  /** The tab of the last entry, until it is rendered: the router renders in a transition, perhaps after the next key. */
  const written = useRef<Id>(undefined);
  useEffect(() => {
    if (written.current !== asked) rest.current?.();
    written.current = undefined;
  }, [asked]);
  useEffect(() => () => rest.current?.(), []);

  const tabOf = (address: string | null): Id => ids.find((id) => id === address) ?? initial;
  const write = (id: Id): void => {
    written.current = id;
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set(parameter, id);
      return next;
    });
  };
  const choose = (id: Id, change?: TabChange): void => {
    rest.current?.();
    if (!change?.byKey) {
      setPassing(undefined);
      return write(id);
    }
    const address = written.current ?? asked;
    setPassing({ id, from: [asked, address] });
    const settle = (): void => {
      end();
      startTransition(() => {
        setPassing(undefined);
        if (id !== tabOf(address)) write(id);
      });
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
  return [passing && isPassing ? passing.id : tabOf(asked), choose];
}

/** The address of a link that chooses a tab and leads to `anchor`. */
export const tabAddress = (id: string, anchor: string): `?${string}` => `?${parameter}=${id}#${anchor}`;
