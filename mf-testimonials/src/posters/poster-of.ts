import type { Testimonial } from '@mosaico/shared-types';
import { abortable } from './abortable.ts';
import { capturePoster, type Capturing } from './capture-poster.ts';
import { openVideo } from './open-video.ts';
import { keepPoster, readPoster } from './poster-store.ts';
import { queueOf } from './queue.ts';

const inTurn = queueOf(2);

const browser: Capturing = {
  open: openVideo,
  wait: (milliseconds, signal) => abortable(signal, (resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * A poster for a video that came without: captured earlier, or now, when it is its turn. `undefined` when none can be
 * had; why is a warning on the console. Rejects only when the signal is aborted.
 */
export async function posterOf(testimonial: Testimonial, signal: AbortSignal): Promise<string | undefined> {
  const { videoUrl } = testimonial;
  const kept = readPoster(videoUrl);
  if (kept !== undefined) return kept;
  try {
    const poster = await inTurn(() => capturePoster(testimonial, browser, signal), signal);
    keepPoster(videoUrl, poster);
    return poster;
  } catch (error) {
    signal.throwIfAborted();
    console.warn(`No poster could be captured from ${videoUrl}: ${(error as Error).message}`);
    return undefined;
  }
}
