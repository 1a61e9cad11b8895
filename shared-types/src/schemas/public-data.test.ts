import { parse } from 'valibot';
import { captionFilesIn, publicDataParts, publicDataSchemas } from './public-data.ts';
import { checkedWith } from './checked-with.ts';

const file = 'data/testimonios.json';
const old = { name: 'Ana', company: 'Panadería', videoUrl: '/v.mp4' };
const whole = {
  ...old,
  captions: { url: '/data/videos/ana.vtt', language: 'es' },
  transcript: 'Vendo pan.',
  uploaded: '2026-12-01',
  duration: 12.5,
};
const read = (...list: object[]) => checkedWith(publicDataSchemas[file], list, file);
const without = (key: keyof typeof whole) => ({ ...whole, [key]: undefined });

test('a list from before there were captions stays as it is', () => {
  expect(read(old, old)).toEqual([old, old]);
});

test('a video published before captions were required does without', () => {
  const dated = { ...old, uploaded: '2026-11-30' };
  expect(read(dated, whole)).toEqual([dated, whole]);
});

test.each([
  ['captions', 'give { "url": "/data/….vtt", "language": "es" }'],
  ['transcript', 'write what is said, heard and seen'],
  ['duration', 'give the length of the video in seconds'],
] as const)('a new video without its %s is refused, with what to do', (key, remedy) => {
  expect(() => read(whole, without(key))).toThrow(
    `${file} is not valid. Correct these keys:\n  1.${key}: is missing, and videos published from 2026-12-01 on need it: ${remedy}`,
  );
});

test('a new video cannot pass for an old one by leaving out its date', () => {
  expect(() => read(whole, old)).toThrow(/ {2}1\.uploaded: is missing, and other entries have it: give the day/);
});

test.each([
  ['captions', { url: 'https://other.example/ana.vtt', language: 'es' }, 'captions.url: must be the path of a WebVTT'],
  ['captions', { url: '/data/ana.srt', language: 'es' }, 'captions.url: must be the path of a WebVTT'],
  ['captions', { url: '//other.example/a.vtt', language: 'es' }, 'captions.url: must be the path of a WebVTT'],
  ['captions', { url: '/ana.vtt', language: 'Español' }, 'captions.language: must be a language tag'],
  ['uploaded', '2026-02-30', 'uploaded: must be a day of the calendar'],
  ['uploaded', '1.12.2026', 'uploaded: must be a day of the calendar'],
  ['duration', 0, 'duration: must be more than 0'],
])('"%s": %j is refused', (key, value, message) => {
  expect(() => read({ ...whole, [key]: value })).toThrow(`  0.${message}`);
});

test('cards get nothing that they do not show', () => {
  const { name, company, videoUrl, captions } = whole;
  expect(parse(publicDataParts['data/testimonios.json#cards'], [whole])).toEqual([
    { name, company, videoUrl, captions },
  ]);
});

test('the files of captions are known with the length of their videos', () => {
  expect(captionFilesIn({ '/data/testimonios.json': [old, whole] })).toEqual([
    { key: '1.captions', url: '/data/videos/ana.vtt', duration: 12.5 },
  ]);
  expect(captionFilesIn({})).toEqual([]);
});
