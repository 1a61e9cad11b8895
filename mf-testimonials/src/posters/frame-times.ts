/** Seconds at which a frame is tried, in this order, until one is bright enough. */
const moments = [0.1, 0.5, 1, 2, 3, 5];

/** A browser asked for the very end of a video may show nothing. */
const margin = 0.05;

/**
 * The seconds at which a video of this length is looked at, in turn. A time that was chosen for it comes first, brought inside of
 * the video; of the others, those beyond its end are left out. A video shorter than all of them shows its beginning.
 */
export function frameTimes(duration: number, thumbnailTime?: number): readonly number[] {
  // Streams do not know their length.
  const end = Number.isFinite(duration) ? Math.max(0, duration - margin) : Infinity;
  const inside = moments.filter((moment) => moment <= end);
  const others = inside.length > 0 ? inside : [0];
  if (thumbnailTime === undefined) return others;
  const chosen = Math.min(thumbnailTime, end);
  return [chosen, ...others.filter((moment) => moment !== chosen)];
}
