import type { Testimonial } from '@mosaico/shared-types/schemas';
import type { ResolvedSite } from '../resolve/resolve.ts';

const file = 'data/testimonios.json';

/** What every new video needs, whatever day its list gives it (WCAG 1.2.2, 1.2.3). */
const needed = ['captions', 'transcript'] as const;

/**
 * Videos that the earlier site does not show, without captions or without a transcript: a list may leave its days out, or give a
 * day that is not so, and a video is new all the same. Of a new environment none is known to be old or new.
 */
export function uncaptionedVideos({ data, previous }: Pick<ResolvedSite, 'data' | 'previous'>): string[] {
  if (!previous) return [];
  return listIn(data).flatMap((entry, index) => {
    const missing = needed.filter((key) => entry[key] === undefined);
    const { name, videoUrl } = entry;
    if (missing.length === 0 || previous.videos.has(videoUrl)) return [];
    return [
      `${file}: ${index} (${name}, ${videoUrl}) is a video that "${previous.environment}" does not show today, and has no ${missing.join(' and no ')}: ` +
        'add what is missing, or go on without it with --force <reason>.',
    ];
  });
}

/**
 * A list without days, in which no rule finds a new video by its day, and how many videos search engines are not told of. Said to who brings
 * the list, and to nobody afterwards.
 */
export function videoNotes({ data, accepted }: Pick<ResolvedSite, 'data' | 'accepted'>): string[] {
  if (accepted.has(file)) return [];
  const list = listIn(data);
  const unseen = list.filter(({ posterUrl }) => posterUrl === undefined);
  return [
    ...(list.length === 0 || list.some(({ uploaded }) => uploaded !== undefined)
      ? []
      : [
          `${file} gives no video a day ("uploaded"), so which of them need captions and a transcript is not known: give each the day of its publication, as 2026-12-01.`,
        ]),
    ...(unseen.length === 0
      ? []
      : [
          `Search engines are not told of ${unseen.length} of the ${list.length} videos in ${file}: they have no "posterUrl".`,
        ]),
  ];
}

const listIn = (data: ResolvedSite['data']): readonly Testimonial[] => data[`/${file}`] ?? [];
