import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

function isSafe(value: string): boolean {
  try {
    // Browsers that do not know `URL.canParse` read these, too.
    new URL(value, 'https://site.invalid');
  } catch {
    return false;
  }
  return /^(https:\/\/[^\s]+|\/(?![/\\])\S*)$/i.test(value);
}

/** An address a browser may load media from. `http:` is upgraded to `https:` ; other schemes are refused. */
const media = v.pipe(
  text,
  v.transform((value) => value.replace(/^http:\/\//i, 'https://')),
  v.check(isSafe, 'must be an https: address or a path of this site'),
);

/** One item of `/data/testimonios.json`. */
export const testimonialSchema = v.object({
  name: text,
  company: text,
  videoUrl: media,
  posterUrl: v.optional(media),
  /** Seconds into the video at which the poster is captured. */
  thumbnailTime: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** A client's video testimonial. */
export type Testimonial = v.InferOutput<typeof testimonialSchema>;
