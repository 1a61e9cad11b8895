import type { Testimonial } from '@mosaico/shared-types';
import { abortable } from './abortable.ts';
import { keepPoster, readPoster } from './poster-store.ts';
import { queueOf } from './queue.ts';

const inTurn = queueOf(2);

/** Most videos come with a poster: what captures one is loaded when it is needed. */
async function captured(testimonial: Testimonial, signal: AbortSignal): Promise<string> {
  const [{ capturePoster }, { openVideo: open }] = await Promise.all([
    import(/* webpackChunkName: "capture" */ './capture-poster.ts'),
    import(/* webpackChunkName: "capture" */ './open-video.ts'),
  ]);
  const wait = (milliseconds: number): Promise<void> =>
    abortable(signal, (resolve) => setTimeout(resolve, milliseconds));
  return capturePoster(testimonial, { open, wait }, signal);
}

/**
 * A poster for a video that came without: captured earlier, or now, when it is its turn. `undefined` when none can be
 * had; why is a warning on the console. Rejects only when the signal is aborted.
 */
export async function posterOf(testimonial: Testimonial, signal: AbortSignal): Promise<string | undefined> {
  const { videoUrl } = testimonial;
  const kept = readPoster(videoUrl);
  if (kept !== undefined) return kept;
  try {
    const poster = await inTurn(() => captured(testimonial, signal), signal);
    keepPoster(videoUrl, poster);
    return poster;
  } catch (error) {
    signal.throwIfAborted();
    console.warn(`No poster could be captured from ${videoUrl}: ${(error as Error).message}`);
    return undefined;
  }
}
