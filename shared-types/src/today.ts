import { useSyncExternalStore } from 'react';
import { useLookup } from './lookup.ts';

const never = (): (() => void) => () => undefined;

/**
 * Today in the visitor's time zone, as `2026-11-21`. While prerendering and hydrating it is the day of the composition. So a page
 * that is read months later hydrates without a difference, and then shows the right day. Without JavaScript it shows the day of
 * the composition. Needs the shell.
 */
export function useToday(): string {
  const lookup = useLookup();
  return useSyncExternalStore(never, isoToday, () => lookup('today') as string);
}

/** The year of {@link useToday}: a page that shows no more of the day is the same page all year. */
export function useYear(): string {
  const lookup = useLookup();
  return useSyncExternalStore(never, isoYear, () => lookup('year') as string);
}

const isoYear = (): string => isoToday().slice(0, 4);

function isoToday(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
