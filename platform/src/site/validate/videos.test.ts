import { compositionOf } from '../../testing/compositions.ts';
import { videoNotes } from './videos.ts';

type Entry = { name: string; company: string; videoUrl: string; uploaded?: string } & Record<string, unknown>;

const video = (name: string, more: object = {}): Entry => ({
  name,
  company: 'Empresa de ejemplo',
  videoUrl: `/videos/${name}.mp4`,
  ...more,
});
const composed = (list: readonly Entry[]) => compositionOf([], { data: { '/data/testimonios.json': [...list] } });

const poster = { posterUrl: '/a.jpg' };

test('a list without days is noted, one with days or without videos is not', () => {
  expect(videoNotes(composed([video('ana', poster)]))).toEqual([
    expect.stringContaining('gives no video a day ("uploaded")'),
  ]);
  expect(videoNotes(composed([video('ana', { ...poster, uploaded: '2026-11-01' })]))).toEqual([]);
  expect(videoNotes(composed([]))).toEqual([]);
  expect(videoNotes(compositionOf([]))).toEqual([]);
});

test('videos without a poster are counted, for who brings the list and nobody else', () => {
  const dated = { uploaded: '2026-11-01' };
  const site = composed([video('Ana', { ...poster, ...dated }), video('Eva', dated), video('Paz', dated)]);
  expect(videoNotes(site)).toEqual([
    'Search engines are not told of 2 of the 3 videos in data/testimonios.json: they have no "posterUrl".',
  ]);
  expect(videoNotes({ ...site, accepted: new Set(['data/testimonios.json']) })).toEqual([]);
});
