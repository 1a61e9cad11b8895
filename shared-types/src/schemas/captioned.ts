import * as v from 'valibot';
import { pathOf } from './walk.ts';
import type { Testimonial } from './testimonials.ts';

/** Videos published from this day on need captions and a transcript (WCAG 1.2.2, 1.2.3). */
const captionedFrom = '2026-12-01';

/** What such a video needs, and what to write there. */
const needed = {
  captions: 'give { "url": "/data/….vtt", "language": "es" }',
  transcript: 'write what is said, heard and seen',
  duration: 'give the length of the video in seconds',
} as const satisfies Partial<Record<keyof Testimonial, string>>;

/**
 * What a list of testimonials must say besides what each of them must by itself. A list without dates is from before there
 * were captions: it stays as it is, since environments run with it. In one that gives a date, every entry has one; entries dated
 * from {@link captionedFrom} on are complete. Which of them are new whatever their date, a promotion knows (`uncaptioned.ts`).
 */
export const captioned = v.rawCheck<Testimonial[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const list = dataset.value;
  const missing = (at: number, key: keyof Testimonial, message: string): void =>
    addIssue({ message, path: pathOf(list, [at, key]) });
  const isDated = list.some(({ uploaded }) => uploaded !== undefined);
  for (const [at, entry] of isDated ? list.entries() : []) {
    if (entry.uploaded === undefined)
      missing(at, 'uploaded', 'is missing, and other entries have it: give the day of publication, as 2026-12-01');
    else if (entry.uploaded >= captionedFrom)
      for (const [key, remedy] of Object.entries(needed) as [keyof typeof needed, string][])
        if (entry[key] === undefined)
          missing(at, key, `is missing, and videos published from ${captionedFrom} on need it: ${remedy}`);
  }
});
