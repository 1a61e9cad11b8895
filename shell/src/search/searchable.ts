import { createContext, use } from 'react';
import type { Route } from '@mosaico/shared-types';
import { useWanted, type Wanted } from './use-wanted.ts';

const SearchableContext = createContext<(() => Promise<readonly Route[]>) | undefined>(undefined);

/** Given by the app: how every page of the site is found out. A document alone does not hold them. */
export const SearchableProvider = SearchableContext.Provider;

/** Every page of the site, once somebody searches. */
export function useSearchable(): Wanted<readonly Route[]> {
  const load = use(SearchableContext);
  if (!load) throw new Error('The search needs <SearchableProvider>: the app gives it; a test gives it by itself.');
  return useWanted(load);
}
