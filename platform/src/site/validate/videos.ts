import type { ResolvedSite } from '../resolve/resolve.ts';

const file = 'data/testimonios.json';

/**
 * A list without days, in which no rule finds a new video by its day, and how many videos search engines are not told of. Said to who brings
 * the list, and to nobody afterwards.
 */
export function videoNotes({ data, accepted }: Pick<ResolvedSite, 'data' | 'accepted'>): string[] {
  const list = data[`/${file}`] ?? [];
  if (accepted.has(file) || list.length === 0) return [];
  const notes: string[] = [];
  if (list.every(({ uploaded }) => uploaded === undefined))
    notes.push(
      `${file} gives no video a day ("uploaded"), so which of them need captions and a transcript is not known: give each the day of its publication, as 2026-12-01.`,
    );
  const unseen = list.filter(({ posterUrl }) => posterUrl === undefined).length;
  if (unseen > 0)
    notes.push(
      `Search engines are not told of ${unseen} of the ${list.length} videos in ${file}: they have no "posterUrl".`,
    );
  return notes;
}
