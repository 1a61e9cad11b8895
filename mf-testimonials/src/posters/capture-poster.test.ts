import { capturePoster, VideoLoadError, type Capturing, type OpenVideo } from './capture-poster.ts';

const signal = new AbortController().signal;
const videoUrl = '/data/videos/ana.mp4';

/** A video whose brightness at each second is as given; a picture is named after its second. */
function video(brightness: (seconds: number) => number, duration = 60) {
  const looked: number[] = [];
  const close = jest.fn();
  const open: OpenVideo = {
    duration,
    frameAt: (seconds) => {
      looked.push(seconds);
      return Promise.resolve({ brightness: brightness(seconds), picture: () => `picture at ${seconds}` });
    },
    close,
  };
  return { open, looked, close };
}

/** A browser in which each opening of the video goes as given, and waiting takes no time. */
function browser(...openings: (OpenVideo | Error)[]) {
  const waits: number[] = [];
  const open = jest.fn<Promise<OpenVideo>, [string, AbortSignal]>(() => {
    const opening = openings.shift();
    return opening instanceof Error || !opening
      ? Promise.reject(opening ?? new Error('asked once more'))
      : Promise.resolve(opening);
  });
  const capturing: Capturing = {
    open,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
  return { capturing, waits, open };
}

const broken = () => new VideoLoadError('404');

test('the first frame that is not dark becomes the poster, and the video is let go', async () => {
  const { open, looked, close } = video(() => 90);
  await expect(capturePoster({ videoUrl }, browser(open).capturing, signal)).resolves.toBe('picture at 0.1');
  expect(looked).toEqual([0.1]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a video that begins black is looked at further on, until a frame has a brightness of 10', async () => {
  const { open, looked } = video((seconds) => (seconds < 2 ? 9.9 : 10));
  await expect(capturePoster({ videoUrl }, browser(open).capturing, signal)).resolves.toBe('picture at 2');
  expect(looked).toEqual([0.1, 0.5, 1, 2]);
});

test('a video that is dark throughout has no poster', async () => {
  const { open, looked, close } = video(() => 3);
  await expect(capturePoster({ videoUrl }, browser(open).capturing, signal)).rejects.toThrow('too dark');
  expect(looked).toEqual([0.1, 0.5, 1, 2, 3, 5]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('the time chosen for a video is taken', async () => {
  const { open, looked } = video(() => 90);
  await expect(capturePoster({ videoUrl, thumbnailTime: 2.5 }, browser(open).capturing, signal)).resolves.toBe(
    'picture at 2.5',
  );
  expect(looked).toEqual([2.5]);
});

test('a dark frame at the chosen time goes on to the others', async () => {
  const { open, looked } = video((seconds) => (seconds === 0.5 ? 90 : 0));
  await expect(capturePoster({ videoUrl, thumbnailTime: 2.5 }, browser(open).capturing, signal)).resolves.toBe(
    'picture at 0.5',
  );
  expect(looked).toEqual([2.5, 0.1, 0.5]);
});

test('a video that does not load is tried twice more, after one second and after two', async () => {
  const { open } = video(() => 90);
  const { capturing, waits, open: opened } = browser(broken(), broken(), open);
  await expect(capturePoster({ videoUrl }, capturing, signal)).resolves.toBe('picture at 0.1');
  expect(waits).toEqual([1000, 2000]);
  expect(opened).toHaveBeenCalledTimes(3);
  expect(opened).toHaveBeenLastCalledWith(videoUrl, signal);
});

test('after the third failure it is given up', async () => {
  const { capturing, waits } = browser(broken(), broken(), broken());
  await expect(capturePoster({ videoUrl }, capturing, signal)).rejects.toThrow('404');
  expect(waits).toEqual([1000, 2000]);
});

test('a video that loads, but may not be read, is not tried again', async () => {
  const { open, close } = video(() => 90);
  open.frameAt = () => Promise.reject(new Error('The canvas is tainted'));
  const { capturing, waits } = browser(open);
  await expect(capturePoster({ videoUrl }, capturing, signal)).rejects.toThrow('tainted');
  expect(waits).toEqual([]);
  expect(close).toHaveBeenCalledTimes(1);
});
