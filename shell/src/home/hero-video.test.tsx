import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell } from '@mosaico/shared-ui/testing';
import demo from '../../../environments/demo/site.json';
import { HeroVideo } from './hero-video.tsx';

const queries = { '(prefers-reduced-motion: reduce)': false, '(min-width: 768px)': true };
const media = { ...queries };
let sight: (inView: boolean) => void;
let play: jest.SpyInstance<Promise<void>>;
let pause: jest.SpyInstance<void>;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

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
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
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

test('the poster is there before any video, first in the queue', () => {
  const { container } = render(inShell(<HeroVideo />));
  expect(container.querySelector('img')).toHaveAttribute('src', demo.hero.poster);
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  expect(container.querySelector('video')).toBeNull();
});

test.each([
  ['wide', true, demo.hero.desktopVideo],
  ['narrow', false, demo.hero.mobileVideo],
])('a %s screen gets the one video made for it, muted and looping', async (_, wide, address) => {
  media['(min-width: 768px)'] = wide;
  const element = await video();
  expect(element).toHaveAttribute('src', address);
  expect(element.muted).toBe(true);
  expect(element.loop).toBe(true);
});

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

test('it plays in view of a visible tab and nowhere else', async () => {
  await video();
  expect(play).not.toHaveBeenCalled();
  sight(true);
  expect(play).toHaveBeenCalledTimes(1);
  sight(false);
  expect(pause).toHaveBeenCalledTimes(1);
  sight(true);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).toHaveBeenCalledTimes(2);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(play).toHaveBeenCalledTimes(3);
});

test('the video plays on after the browser has reloaded it', async () => {
  const element = await video();
  sight(true);
  fireEvent(element, new Event('emptied'));
  expect(play).toHaveBeenCalledTimes(2);
});

test('the visitor pauses it and plays it again, once it has played', async () => {
  const element = await video();
  sight(true);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.playing(element);
  await user.click(screen.getByRole('button', { name: 'Pausar el video' }));
  expect(pause).toHaveBeenCalledTimes(1);
  // Coming back into view is no reason to go on.
  sight(true);
  expect(play).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Reproducir el video' }));
  sight(true);
  expect(play).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Pausar el video' })).toBeInTheDocument();
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
