import { createContext, use, useSyncExternalStore } from 'react';

const ComposedContext = createContext<string | undefined>(undefined);

/** Given by the shell: the day on which the page was prerendered, as `2026-11-21`. */
export const ComposedProvider = ComposedContext.Provider;

const never = (): (() => void) => () => undefined;

/**
 * Today in the visitor's time zone, as `2026-11-21`. While prerendering and hydrating it is the day of the composition,
 * so that a page read months later hydrates without a difference and then shows the right day; a reader without
 * JavaScript sees the day of the composition. Throws outside of the shell.
 */
export function useToday(): string {
  const composed = use(ComposedContext);
  if (!composed)
    throw new Error('useToday() needs <ComposedProvider>: the shell gives it to pages; a test gives it by itself.');
  return useSyncExternalStore(never, isoToday, () => composed);
}

function isoToday(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
