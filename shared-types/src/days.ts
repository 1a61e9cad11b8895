/** The day so many days after another, both as ISO dates: `daysAfter('2026-11-21', 30)` is `2026-12-21`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Whether a text is an ISO date of the calendar: `2026-02-31` is none. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length) === text;
};
