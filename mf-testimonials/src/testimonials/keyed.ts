import type { Testimonial } from '@mosaico/shared-types';

/**
 * Each testimonial with a key: the same in a newer list, wherever it stands there, unless it has another video or poster.
 * So a video goes on playing when the list is refreshed.
 */
export function keyed(testimonials: readonly Testimonial[]): { key: string; testimonial: Testimonial }[] {
  const seen = new Map<string, number>();
  return testimonials.map((testimonial) => {
    const { videoUrl, posterUrl = '', thumbnailTime = '' } = testimonial;
    const media = `${videoUrl} ${posterUrl} ${thumbnailTime}`;
    const count = seen.get(media) ?? 0;
    seen.set(media, count + 1);
    return { key: `${media} ${count}`, testimonial };
  });
}
