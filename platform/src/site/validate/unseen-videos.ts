import type { PublicData } from '@mosaico/shared-types/schemas';

/** What to say of the videos that search engines are not told of, since they have no poster; nothing where all have one. */
export function unseenVideos(data: Partial<PublicData>): string | undefined {
  const unseen = (data['/data/testimonios.json'] ?? []).filter(({ posterUrl }) => posterUrl === undefined);
  if (unseen.length === 0) return undefined;
  const names = unseen.map(({ name, company }) => `${name} (${company})`).join(', ');
  return `Search engines are not told of ${unseen.length} of the videos in data/testimonios.json, which have no "posterUrl": ${names}. Browsers capture a picture of them; machines do not.`;
}
