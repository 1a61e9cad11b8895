import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

const parameter = 'plan';

/**
 * The tab that the address asks for (`?plan=basico`), and how to ask for another: a history entry of its own, so that
 * the back button and a shared link work. The prerendered HTML has no query: until hydration is over, and for a value
 * that is none of `ids`, it is `initial`.
 */
export function useTabInAddress<Id extends string>(ids: readonly Id[], initial: Id): [Id, (id: Id) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? query.get(parameter) : null;
  const ask = (id: Id) => {
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set(parameter, id);
      return next;
    });
  };
  return [ids.find((id) => id === asked) ?? initial, ask];
}

/** Where a link leads that asks for a tab, and shows it at `anchor`. */
export const tabAddress = (id: string, anchor: string): `?${string}` => `?${parameter}=${id}#${anchor}`;
