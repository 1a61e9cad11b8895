import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ana, Edge, eva } from '../testimonials/testing.tsx';
import { nameOfLanguage } from './captions.ts';
import { TestimonialCard } from './testimonial-card.tsx';

/** The tracks of a video, which jsdom does not have. */
class Tracks extends EventTarget {
  0 = { mode: 'disabled' };
  *[Symbol.iterator]() {
    yield this[0];
  }
  /** The visitor chooses in the browser's own menu. */
  choose(mode: string): void {
    this[0].mode = mode;
    act(() => {
      this.dispatchEvent(new Event('change'));
    });
  }
}

let tracks: Tracks;
const button = () => screen.getByRole('button', { name: 'Subtítulos' });
const play = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Reproducir el testimonio de ${name}` }));

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Edge }));
beforeEach(() => {
  sessionStorage.clear();
  tracks = new Tracks();
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: () => tracks });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => jest.restoreAllMocks());

test('no captions are asked for before the video is', () => {
  render(<TestimonialCard testimonial={eva} />);
  expect(document.querySelector('track')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Subtítulos' })).not.toBeInTheDocument();
});

test('a playing video shows its captions, until the visitor wants none: then of other videos neither', async () => {
  const luz = { ...eva, name: 'Luz', videoUrl: '/data/videos/luz.mp4' };
  render(
    <>
      <TestimonialCard testimonial={eva} />
      <TestimonialCard testimonial={luz} />
    </>,
  );
  await play('Eva');
  const track = document.querySelector('track');
  expect(track).toHaveAttribute('kind', 'captions');
  expect(track).toHaveAttribute('src', '/data/videos/eva.vtt');
  expect(track).toHaveAttribute('srclang', 'es');
  expect(track).toHaveAttribute('label', 'Español');
  expect(tracks[0].mode).toBe('showing');
  expect(button()).toHaveAttribute('aria-pressed', 'true');

  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(tracks[0].mode).toBe('disabled');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(sessionStorage.getItem('mosaico:captions')).toBe('off');

  tracks = new Tracks();
  await play('Luz');
  expect(tracks[0].mode).toBe('disabled');
  await userEvent.click(button());
  expect(tracks[0].mode).toBe('showing');
  expect(sessionStorage.getItem('mosaico:captions')).toBe('on');
});

test("what is chosen in the browser's own menu counts as well", async () => {
  render(<TestimonialCard testimonial={eva} />);
  await play('Eva');
  tracks.choose('disabled');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  tracks.choose('showing');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

test('a removed video shows no captions, which would keep it in memory, and the choice of the visitor stays', async () => {
  const { unmount } = render(<TestimonialCard testimonial={eva} />);
  await play('Eva');
  unmount();
  expect(tracks[0].mode).toBe('disabled');
  // The event comes late, as in browsers.
  tracks.dispatchEvent(new Event('change'));
  expect(sessionStorage.getItem('mosaico:captions')).not.toBe('off');
});

test('who allows no store has captions all the same, and can turn them off', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no store', 'SecurityError');
  });
  render(<TestimonialCard testimonial={eva} />);
  await play('Eva');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

test('a video from before there were captions plays without, and offers none', async () => {
  render(<TestimonialCard testimonial={ana} />);
  await play('Ana');
  expect(document.querySelector('video')).toBeInTheDocument();
  expect(document.querySelector('track')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test.each([
  ['es', 'Español'],
  ['pt-BR', 'Português (Brasil)'],
])('the language %s is listed as %s', (tag, name) => {
  expect(nameOfLanguage(tag)).toBe(name);
});
