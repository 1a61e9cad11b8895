const unbreakable = '\u00A0';
// Made when a date is shown: a phone takes up to 50 ms for one, which no page shall wait for as it starts.
let inWords: Intl.DateTimeFormat | undefined;

/** `2026-11-21` as `21 de noviembre de 2026`, on one line. */
export function dateInWords(isoDate: string): string {
  inWords ??= new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return inWords.format(new Date(`${isoDate}T00:00:00Z`)).replaceAll(' ', unbreakable);
}
