import { ana, eva } from './testing.tsx';
import { videoObjectOf } from './video-object.ts';

const origin = 'https://www.example.com';

test('a testimonial that says all of it is a video to search engines, with addresses of the site', () => {
  expect(videoObjectOf(eva, origin)).toEqual({
    '@type': 'VideoObject',
    name: 'Testimonio de Eva, Panadería de ejemplo',
    description: 'Vendo pan. Mucho pan.',
    thumbnailUrl: 'https://www.example.com/data/videos/ana.jpg',
    uploadDate: '2026-12-01',
    duration: 'PT1M15.5S',
    contentUrl: 'https://www.example.com/data/videos/eva.mp4',
    transcript: 'Vendo pan.\nMucho pan.',
  });
});

test('media of other origins keep their addresses', () => {
  expect(videoObjectOf({ ...eva, videoUrl: 'https://media.example/eva.mp4' }, origin)?.contentUrl).toBe(
    'https://media.example/eva.mp4',
  );
});

test.each([
  [4, 'PT4S'],
  [0.25, 'PT0.25S'],
  [60, 'PT1M'],
  [61.25, 'PT1M1.25S'],
  [3600, 'PT60M'],
])('%d seconds are written %s', (duration, written) => {
  expect(videoObjectOf({ ...eva, duration }, origin)?.duration).toBe(written);
});

test('a long transcript is described by its beginning, in whole words', () => {
  const described = videoObjectOf({ ...eva, transcript: 'palabra '.repeat(100) }, origin)?.description ?? '';
  expect(described).toMatch(/^(palabra )+palabra…$/);
  expect(described.length).toBeLessThanOrEqual(200);
});

test.each(['posterUrl', 'uploaded', 'duration', 'transcript'] as const)('without %s it is none', (key) => {
  expect(videoObjectOf({ ...eva, [key]: undefined }, origin)).toBeUndefined();
});

test('one from before there were captions is none', () => {
  expect(videoObjectOf(ana, origin)).toBeUndefined();
});
