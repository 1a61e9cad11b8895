import type { ResolvedSite } from '../resolve/resolve.ts';

/** The hours that pages say, by name. */
const officeHours = 'mf-legal/office-hours';

/** Times of a day, however they are written: `9:30`, `09.30`. */
const timesIn = (text: string): string[] =>
  [...text.matchAll(/(\d{1,2})[:.h](\d{2})/g)].map(([, hours, minutes]) => `${Number(hours)}:${minutes}`);

/** The note for a site configuration that says other office hours than the pages. */
export function hoursNotes({ table, configuration }: Pick<ResolvedSite, 'table' | 'configuration'>): string[] {
  const configured = configuration.site.agency.hours;
  const declared = table.facts[officeHours]?.text;
  if (configured === undefined || declared === undefined) return [];
  if (timesIn(configured).join() === timesIn(declared).join()) return [];
  return [
    `Visitors read two office hours: "${configured}" in the footer (agency.hours of site.json), and "${declared}" on the pages (${officeHours}, in mf-legal/src/facts.ts). Write the same in both.`,
  ];
}
