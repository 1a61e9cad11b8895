import type { Testimonial, JsonLdNode } from '@mosaico/shared-types';
import { card } from '../video-card/content.ts';

/** schema.org's `VideoObject`, with what search engines ask of one. */
export interface VideoObject extends JsonLdNode {
  '@type': 'VideoObject';
  name: string;
  description: string;
  thumbnailUrl: string;
  /** As `2026-12-01`. */
  uploadDate: string;
  /** ISO 8601, as `PT1M15S`. */
  duration: string;
  contentUrl: string;
  transcript: string;
}

/** Characters of a description. */
const longest = 200;

/**
 * What a page that shows a testimonial and its transcript says of the video to search engines, with addresses below
 * `origin`. Nothing where the entry does not say all that they ask for: a picture, its date, length and transcript.
 */
export function videoObjectOf(testimonial: Testimonial, origin: string): VideoObject | undefined {
  const { name, company, videoUrl, posterUrl, uploaded, duration, transcript } = testimonial;
  if (posterUrl === undefined || uploaded === undefined || duration === undefined || transcript === undefined)
    return undefined;
  return {
    '@type': 'VideoObject',
    name: `${card.video} ${name}, ${company}`,
    description: shortened(transcript.replaceAll(/\s+/g, ' ')),
    thumbnailUrl: new URL(posterUrl, origin).href,
    uploadDate: uploaded,
    duration: isoDuration(duration),
    contentUrl: new URL(videoUrl, origin).href,
    transcript,
  };
}

/** At most so many characters, ended after a word. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

function isoDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Number((seconds - minutes * 60).toFixed(3));
  return `PT${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || minutes === 0 ? `${rest}S` : ''}`;
}
