import * as v from 'valibot';
import { longest, paragraphs, words } from './text.ts';
import { addressFor, type AddressPurpose } from './walk.ts';

/** Whether a browser may load what stands at this address. */
export function isSafe(value: string): boolean {
  try {
    // Browsers that do not know `URL.canParse` read these, too.
    new URL(value, 'https://site.invalid');
  } catch {
    return false;
  }
  return /^(https:\/\/[^\s]+|\/(?![/\\])\S*)$/i.test(value);
}

/**
 * An address a browser may load media from. `http:` is upgraded to `https:` ; other schemes are refused. Whoever writes the file is
 * given more of it: see `judged` in `addresses.ts`.
 */
export const media = (purpose: AddressPurpose) =>
  v.pipe(
    v.string(),
    // The check names other signs around a copied address.
    v.transform((value) => value.replace(/^ +| +$/g, '').replace(/^http:\/\//i, 'https://')),
    v.nonEmpty(),
    v.check(isSafe),
    addressFor(purpose),
  );
/** Whether it is the path of a WebVTT file of this site. What is right, `checked-with.ts` says: browsers carry no words for editors. */
export function isCaptionsPath(value: string): boolean {
  return isSafe(value) && /^\/[^?#]+\.vtt$/.test(value);
}

/** A file that this site serves: of another origin, a video whose server does not let itself be read would no longer play. */
const captionsFile = v.pipe(words(longest.line), v.check(isCaptionsPath));

/** A BCP 47 tag, as the attribute `lang` takes it. */
export const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const language = v.pipe(words(longest.name), v.regex(languageTag));

/** Whether the calendar has this day: `Date` makes another day of 30 February, or none. */
export function isDay(value: string): boolean {
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}

const day = v.pipe(words(longest.name), v.check(isDay));

/** One item of `/data/testimonios.json`. */
export const testimonialSchema = v.object({
  name: words(longest.name),
  company: words(longest.name),
  videoUrl: media('video'),
  posterUrl: v.optional(media('picture')),
  /** Seconds into the video at which the poster is captured. */
  thumbnailTime: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** What is said and heard, for people who do not hear it: a WebVTT file, and the language it is in. */
  captions: v.optional(v.object({ url: captionsFile, language })),
  /** What is said, heard and seen, as text; a line break is one on the page. */
  transcript: v.optional(paragraphs(longest.transcript)),
  /** Day on which the video was published, as `2026-12-01`. */
  uploaded: v.optional(day),
  /** Length of the video in seconds. */
  duration: v.optional(v.pipe(v.number(), v.finite(), v.gtValue(0))),
});

/** What a card that plays the video shows of an item. */
export const testimonialCardSchema = v.omit(testimonialSchema, ['transcript', 'uploaded', 'duration']);

/** A client's video testimonial. */
export type Testimonial = v.InferOutput<typeof testimonialSchema>;
