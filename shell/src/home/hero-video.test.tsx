import { act, fireEvent, render, screen } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import { HeroVideo } from './hero-video.tsx';

const queries = { '(prefers-reduced-motion: reduce)': false, '(min-width: 768px)': true };
const media = { ...queries };
let sight: (inView: boolean) => void;
let play: jest.SpyInstance<Promise<void>>;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(media, queries);
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: media[query as keyof typeof media],
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((seen) => {
    let isWatched = true;
    sight = (isIntersecting) => {
      if (isWatched) act(() => seen([{ isIntersecting } as IntersectionObserverEntry], {} as never));
    };
    return {
      observe: () => undefined,
      disconnect: () => void (isWatched = false),
    } as unknown as IntersectionObserver;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

/** The hero once its page is loaded, and its video if it has one. */
async function shown(): Promise<HTMLVideoElement | null> {
  const { container } = render(inShell(<HeroVideo />));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return container.querySelector('video');
}

async function video(): Promise<HTMLVideoElement> {
  const element = await shown();
  if (!element) throw new Error('The hero has no video.');
  return element;
}

test('visitors who ask for less motion keep the poster, without a control', async () => {
  media['(prefers-reduced-motion: reduce)'] = true;
  expect(await shown()).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('visitors who save data keep the poster', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(await shown()).toBeNull();
});

test('at 59 seconds it begins again, and not before', async () => {
  const element = await video();
  element.currentTime = 58.9;
  fireEvent.timeUpdate(element);
  expect(element.currentTime).toBe(58.9);
  element.currentTime = 59;
  fireEvent.timeUpdate(element);
  expect(element.currentTime).toBe(0);
});

test('the video plays on after the browser has reloaded it', async () => {
  const element = await video();
  sight(true);
  fireEvent(element, new Event('emptied'));
  expect(play).toHaveBeenCalledTimes(2);
});

test('where the browser refuses to play by itself, the control offers to', async () => {
  play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  await video();
  sight(true);
  expect(await screen.findByRole('button', { name: 'Reproducir el video' })).toBeInTheDocument();
});

test('a video that cannot be loaded leaves the poster alone', async () => {
  fireEvent.error(await video());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
