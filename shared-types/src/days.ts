/** The default: the zone of the agency's address in Miami. */
const usualTimeZone = 'America/New_York';

/** The part of the site configuration that decides when a day begins and ends. */
interface InTimeZone {
  /** IANA name. Default: `America/New_York`. */
  timeZone?: string | undefined;
}

/**
 * The agency's day (`2026-11-21`) at a moment: on it offers and jobs end, for pages, lists, structured data and the nightly job alike,
 * wherever the visitor is. Throws a `RangeError` for an unknown time zone.
 */
export function dayIn({ timeZone = usualTimeZone }: InTimeZone, moment: Date): string {
  const { year, month, day } = partsIn(timeZone, moment);
  return `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
}

/** The last second of an agency's day, with its distance from UTC: `2026-12-16T23:59:59-05:00`. Throws as {@link dayIn} does. */
export function lastSecondOf(day: string, { timeZone = usualTimeZone }: InTimeZone): string {
  const asIfUtc = Date.parse(`${day}T23:59:59Z`);
  // A zone changes its distance from UTC at night, so the distance of another hour may be wrong here.
  const distance = distanceAt(timeZone, asIfUtc - distanceAt(timeZone, asIfUtc));
  const minutes = Math.abs(distance) / 60_000;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day}T23:59:59${distance < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Milliseconds by which a zone's clocks are ahead of UTC at a moment. */
function distanceAt(timeZone: string, moment: number): number {
  const { year, month, day, hour, minute, second } = partsIn(timeZone, new Date(moment));
  return (
    Date.parse(`${year ?? ''}-${month ?? ''}-${day ?? ''}T${hour ?? ''}:${minute ?? ''}:${second ?? ''}Z`) - moment
  );
}

/** The formatter of the last zone: a phone takes up to 50 ms to make a formatter. */
let last: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

function partsIn(timeZone: string, moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  if (last?.timeZone !== timeZone) {
    const two = '2-digit';
    const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
    last = { timeZone, format: new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...parts }) };
  }
  return Object.fromEntries(last.format.formatToParts(moment).map(({ type, value }) => [type, value]));
}
/** The day so many days after another, both as ISO dates: `daysAfter('2026-11-21', 30)` is `2026-12-21`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Whether a text is an ISO date of the calendar, unlike `2026-02-31`. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length) === text;
};
