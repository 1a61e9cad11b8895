import { createContext, use } from 'react';
import type { SiteConfiguration } from './schemas/site-configuration.ts';

const SiteContext = createContext<SiteConfiguration | undefined>(undefined);

/** Given by the shell: the site configuration of the environment the visitor is in. */
export const SiteProvider = SiteContext.Provider;

/** The environment's site configuration: every address, phone number and name from outside. Throws outside of the shell. */
export function useSite(): SiteConfiguration {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite() needs <SiteProvider>: the shell gives it to pages; a test gives it by itself.');
  return site;
}
