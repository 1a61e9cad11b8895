import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import type { Testimonial } from '@mosaico/shared-types';
import { inShell } from '@mosaico/shared-ui/testing';
import { VideoLoadError, type OpenVideo } from '../posters/capture-poster.ts';
import { openVideo } from '../posters/open-video.ts';
import { ana, Edge, luis } from '../testimonials/testing.tsx';
import { TestimonialCard } from './testimonial-card.tsx';

jest.mock('../posters/open-video.ts');

const opened = jest.mocked(openVideo);
const play = jest.fn(() => Promise.resolve());
const videos = (): NodeListOf<HTMLVideoElement> => document.querySelectorAll('video');
const picture = (): HTMLElement => screen.getByRole('presentation');
const playButton = (name: string) => screen.getByRole('button', { name: `Reproducir el testimonio de ${name}` });

const video: OpenVideo = {
  duration: 5,
  frameAt: () => Promise.resolve({ brightness: 90, picture: () => 'data:image/jpeg;base64,CAPTURED' }),
  close: () => undefined,
};

const show = (...testimonials: Testimonial[]) =>
  render(
    inShell(testimonials.map((testimonial) => <TestimonialCard key={testimonial.name} testimonial={testimonial} />)),
  );

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Edge }));
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  opened.mockReset().mockResolvedValue(video);
});
afterEach(() => jest.restoreAllMocks());

test('a testimonial that came with a poster shows it, and its video is not opened for one', () => {
  show(ana);
  Edge.near('Ana');
  expect(picture()).toHaveAttribute('src', '/data/videos/ana.jpg');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  expect(opened).not.toHaveBeenCalled();
});

test('without a poster one is captured when the card comes near, behind a sign that it is', async () => {
  show(luis);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(opened).not.toHaveBeenCalled();
  // Something stands there from the start, and says nothing that a picture would contradict.
  const titlePoster = () => screen.getByRole('figure').querySelector('svg');
  expect(titlePoster()).toBeVisible();
  Edge.near('Luis');
  expect(titlePoster()).toBeVisible();
  expect(screen.queryByText('Video Testimonio')).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Preparando la imagen del video');
  await waitFor(() => expect(picture()).toHaveAttribute('src', 'data:image/jpeg;base64,CAPTURED'));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a captured poster is kept: next time the video is not opened', async () => {
  const first = show(luis);
  Edge.near('Luis');
  await waitFor(picture);
  first.unmount();
  opened.mockClear();
  show(luis);
  Edge.near('Luis');
  await waitFor(() => expect(picture()).toHaveAttribute('src', 'data:image/jpeg;base64,CAPTURED'));
  expect(opened).not.toHaveBeenCalled();
});

test('a card that is left before its poster is captured gives up, and starts anew when it comes back', async () => {
  opened.mockImplementationOnce(
    (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  show(luis);
  Edge.near('Luis');
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  Edge.near('Luis', false);
  expect(opened.mock.calls[0]?.[1].aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  Edge.near('Luis');
  await waitFor(() => expect(picture()).toHaveAttribute('src', 'data:image/jpeg;base64,CAPTURED'));
  expect(opened).toHaveBeenCalledTimes(2);
});

test('when no poster can be captured, a warning says why and the placeholder says what it is', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  opened.mockReset().mockRejectedValue(new Error('The canvas is tainted'));
  show({ ...luis, videoUrl: '/data/videos/otro.mp4' });
  Edge.near('Luis');
  expect(await screen.findByText('Video Testimonio')).toBeVisible();
  expect(screen.getAllByText('Luis')).toHaveLength(2);
  expect(screen.getAllByText('Taller de ejemplo')).toHaveLength(2);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith('No poster could be captured from /data/videos/otro.mp4: The canvas is tainted');
});

test('a poster that does not load gives way to the placeholder', () => {
  show(ana);
  expect(screen.queryByText('Video Testimonio')).not.toBeInTheDocument();
  fireEvent.error(picture());
  expect(screen.getByText('Video Testimonio')).toBeVisible();
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

test('a poster that failed before the page was hydrated gives way, too', () => {
  // As in a browser: it is over, without a size and without an event, until its address is set once more.
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const setAttribute = Element.prototype.setAttribute;
  jest.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    setAttribute.call(this, name, value);
    if (name === 'src') this.dispatchEvent(new Event('error'));
  });
  const page = inShell(<TestimonialCard testimonial={ana} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.queryByText('Video Testimonio')).not.toBeInTheDocument();
  render(page, { container, hydrate: true });
  expect(screen.getByText('Video Testimonio')).toBeVisible();
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

test('the play button turns the poster into a playing video with controls, which has the focus', async () => {
  show(ana);
  await userEvent.click(playButton('Ana'));
  const player = screen.getByLabelText<HTMLVideoElement>('Testimonio de Ana, Panadería de ejemplo');
  expect(player).toHaveAttribute('src', '/data/videos/ana.mp4');
  expect(player).toHaveAttribute('poster', '/data/videos/ana.jpg');
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('playsinline');
  // Else a video of another origin that does not allow reading would not play either.
  expect(player).not.toHaveAttribute('crossorigin');
  expect(play.mock.contexts.at(-1)).toBe(player);
  expect(player).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['{Enter}', ' '])('the keyboard plays it like any button: "%s"', async (key) => {
  show(ana);
  playButton('Ana').focus();
  await userEvent.keyboard(key);
  expect(videos()).toHaveLength(1);
});

test('who asks for another tab gets the video there', () => {
  show(ana);
  // Not prevented: the browser follows the link.
  expect(fireEvent.click(playButton('Ana'), { ctrlKey: true })).toBe(true);
  expect(videos()).toHaveLength(0);
  expect(playButton('Ana')).toHaveAttribute('href', ana.videoUrl);
});

test('playing one testimonial stops the one before', async () => {
  show(ana, luis);
  await userEvent.click(playButton('Ana'));
  await userEvent.click(playButton('Luis'));
  expect(videos()).toHaveLength(1);
  expect(videos()[0]).toHaveAttribute('src', '/data/videos/luis.mp4');
  expect(playButton('Ana')).toBeVisible();
});

test('a hand on the controls of a playing video does not reach the carousel around it', async () => {
  const dragged = jest.fn();
  show(ana);
  document.body.addEventListener('mousedown', dragged);
  await userEvent.click(playButton('Ana'));
  dragged.mockClear();
  fireEvent.mouseDown(screen.getByLabelText(/^Testimonio de Ana/));
  expect(dragged).not.toHaveBeenCalled();
});

test('a playing video that is scrolled out of sight pauses', async () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  show(ana);
  await userEvent.click(playButton('Ana'));
  Edge.near('Ana');
  expect(pause).not.toHaveBeenCalled();
  Edge.near('Ana', false);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('a video that cannot be played gives way to the poster, says so, and can be tried again', async () => {
  show(ana);
  await userEvent.click(playButton('Ana'));
  fireEvent.error(screen.getByLabelText('Testimonio de Ana, Panadería de ejemplo'));
  expect(screen.getByRole('alert')).toHaveTextContent('Este video no se pudo reproducir');
  expect(playButton('Ana')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(videos()).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a video that does not load is opened three times in all', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  opened.mockReset().mockRejectedValue(new VideoLoadError('404'));
  show({ ...luis, videoUrl: '/data/videos/roto.mp4' });
  Edge.near('Luis');
  await jest.advanceTimersByTimeAsync(999);
  expect(opened).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(opened).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
  expect(screen.getByText('Video Testimonio')).toBeVisible();
});
