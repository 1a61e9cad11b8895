import { useSyncExternalStore } from 'react';
import { dayIn } from './days.ts';
import { useLookup } from './lookup.ts';
import { useSite } from './site.ts';

const never = (): (() => void) => () => undefined;

/**
 * The agency's day today, as `2026-11-21`: see {@link dayIn}. While prerendering and hydrating it is the day of the composition. So a
 * page that is read months later hydrates without a difference, and then shows the right day. Without JavaScript it shows the day of
 * the composition. Needs the shell.
 */
export function useToday(): string {
  const lookup = useLookup();
  const site = useSite();
  return useSyncExternalStore(
    never,
    () => dayIn(site, new Date()),
    () => lookup('today') as string,
  );
}

/**
 * The year where the visitor is; while prerendering and hydrating that of the composition. A page that shows no more of the day is the
 * same page all year. No time zone is read: every footer has the year, and a phone takes up to 50 ms for one. Needs the shell.
 */
export function useYear(): string {
  const lookup = useLookup();
  return useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => lookup('year') as string,
  );
}
