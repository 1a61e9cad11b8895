import type { Testimonial } from '@mosaico/shared-types';
import { frameTimes } from './frame-times.ts';

/** One frame of a video. */
export interface Frame {
  /** Average of its pixels, 0 (black) to 255. */
  brightness: number;
  /** It as a small JPEG, in a `data:` address. */
  picture(): string;
}

/** A video that is open for looking at. */
export interface OpenVideo {
  /** Seconds. */
  duration: number;
  frameAt(seconds: number): Promise<Frame>;
  close(): void;
}

/** The video could not be loaded: worth another try. */
export class VideoLoadError extends Error {
  override name = 'VideoLoadError';
}

/** What capturing needs of the browser. */
export interface Capturing {
  open(videoUrl: string, signal: AbortSignal): Promise<OpenVideo>;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Milliseconds before each further try at a video that does not load. */
const pauses = [1000, 2000];

/** A frame whose average brightness is below this shows nothing. */
const darkest = 10;

/**
 * A poster made of the video's own frames. Rejects when the video does not load, three times over, when its pixels may
 * not be read, when every frame that was tried is dark, or when the signal is aborted.
 */
export async function capturePoster(
  { videoUrl, thumbnailTime }: Pick<Testimonial, 'videoUrl' | 'thumbnailTime'>,
  { open, wait }: Capturing,
  signal: AbortSignal,
): Promise<string> {
  for (const pause of [...pauses, undefined]) {
    try {
      const video = await open(videoUrl, signal);
      try {
        return await firstVisibleFrame(video, thumbnailTime);
      } finally {
        video.close();
      }
    } catch (error) {
      if (pause === undefined || !(error instanceof VideoLoadError)) throw error;
      await wait(pause, signal);
    }
  }
  throw new Error('unreachable');
}

async function firstVisibleFrame(video: OpenVideo, thumbnailTime: number | undefined): Promise<string> {
  for (const seconds of frameTimes(video.duration, thumbnailTime)) {
    const frame = await video.frameAt(seconds);
    if (frame.brightness >= darkest) return frame.picture();
  }
  throw new Error('every frame that was tried is too dark');
}
