import { abortable } from './abortable.ts';
import { VideoLoadError, type Frame, type OpenVideo } from './capture-poster.ts';
import { averageBrightness, posterSize } from './pixels.ts';

const quality = 0.65;

/** See {@link nextFrameOf}. */
const frameTimeoutMs = 1_000;

/** Time limit of each step: a video that hangs must not hold up the others. */
const stepTimeoutMs = 15_000;

/**
 * Opens a video out of sight, to look at single frames of it. Rejects with a {@link VideoLoadError} when it cannot be
 * loaded: it is broken, or another origin that does not let this one read it.
 */
export async function openVideo(videoUrl: string, signal: AbortSignal): Promise<OpenVideo> {
  const video = document.createElement('video');
  // Without it, the pixels of another origin's video could never be read.
  video.crossOrigin = 'anonymous';
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';

  const until = (event: 'loadedmetadata' | 'seeked' | 'resize'): Promise<unknown> => {
    let timer: number;
    return abortable<unknown>(signal, (resolve, reject) => {
      timer = window.setTimeout(
        () => reject(new Error(`no "${event}" after ${stepTimeoutMs / 1000} s`)),
        stepTimeoutMs,
      );
      video.addEventListener(event, resolve, { once: true });
      video.addEventListener('error', () => reject(new VideoLoadError(video.error?.message ?? 'unknown')), {
        once: true,
      });
    }).finally(() => clearTimeout(timer));
  };
  const close = (): void => {
    video.removeAttribute('src');
    // Stops the download.
    video.load();
  };

  try {
    const loaded = until('loadedmetadata');
    video.src = videoUrl;
    await loaded;
  } catch (error) {
    close();
    throw error;
  }
  return {
    duration: video.duration,
    frameAt: async (seconds) => {
      const sought = until('seeked');
      const presented = nextFrameOf(video);
      video.currentTime = seconds;
      await sought;
      await presented;
      // WebKit may know the frame before it knows its size.
      if (video.videoWidth === 0) await until('resize');
      return frameOf(video);
    },
    close,
  };
}

/**
 * Resolves when the video presents its next frame: after `seeked` a browser may still draw the frame before. Resolves after a second at the
 * latest, since a browser need not present a video out of sight, and at once where the browser does not report frames.
 */
function nextFrameOf(video: HTMLVideoElement): Promise<void> {
  if (!('requestVideoFrameCallback' in video)) return Promise.resolve();
  return new Promise((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
    setTimeout(resolve, frameTimeoutMs);
  });
}

/** The frame that the video stands at. */
function frameOf(video: HTMLVideoElement): Frame {
  const { width, height } = posterSize(video.videoWidth, video.videoHeight);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas');
  context.drawImage(video, 0, 0, width, height);
  return {
    brightness: averageBrightness(context.getImageData(0, 0, width, height).data),
    picture: () => canvas.toDataURL('image/jpeg', quality),
  };
}
