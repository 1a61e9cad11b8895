const unbreakable = '\u00A0';
const inWords = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11-21` as `21 de noviembre de 2026`, on one line. */
export function dateInWords(isoDate: string): string {
  return inWords.format(new Date(`${isoDate}T00:00:00Z`)).replaceAll(' ', unbreakable);
}

/** The date so many days after another: `daysAfter('2026-11-21', 30)` is `2026-12-21`. */
export function daysAfter(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
