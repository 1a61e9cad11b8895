import { openVideo } from './open-video.ts';

/** A video of this size that loads, and finds what it is asked for, at once. */
function videosOf(width: number, height: number): void {
  const answer = (event: string) =>
    function (this: HTMLVideoElement) {
      queueMicrotask(() => this.dispatchEvent(new Event(event)));
    };
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(answer('loadedmetadata'));
  jest.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set').mockImplementation(answer('seeked'));
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(height);
}

afterEach(() => jest.restoreAllMocks());

test('the picture of a frame is a JPEG of quality 0.65, no wider than 480 px', async () => {
  videosOf(1080, 1920);
  const drawn = { drawImage: jest.fn(), getImageData: () => ({ data: new Uint8ClampedArray([60, 60, 60, 255]) }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as unknown as null);
  const written = jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,x');
  const video = await openVideo('/data/videos/cliente-05.mp4', new AbortController().signal);
  const frame = await video.frameAt(0.5);
  expect(frame.picture()).toBe('data:image/jpeg;base64,x');
  expect(written).toHaveBeenCalledWith('image/jpeg', 0.65);
  expect(drawn.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 480, expect.closeTo(853, 0));
});
