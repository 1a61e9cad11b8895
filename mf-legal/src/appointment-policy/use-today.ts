import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const unbreakable = '\u00A0';

/** About as wide as a date and as unbreakable, but blank: the line wraps now as it will once the date is in it. */
const reserved = '\u2007'.repeat(17);

const today = (): string =>
  new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric' })
    .format(new Date())
    .replaceAll(' ', unbreakable);

/**
 * The visitor's date, `21 de noviembre de 2026`, on one line. Blank in the prerendered page, which may be read months
 * later, and until hydration is over.
 */
export function useToday(): string {
  return useSyncExternalStore(never, today, () => reserved);
}
