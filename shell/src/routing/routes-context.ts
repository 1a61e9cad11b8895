import { createContext, use } from 'react';
import type { Route } from 'shared-types';

const RoutesContext = createContext<readonly Route[]>([]);

/** Given by the app to the shell's own pages. */
export const RoutesProvider = RoutesContext.Provider;

/** Every page of the running environment. */
export function useRoutes(): readonly Route[] {
  return use(RoutesContext);
}
