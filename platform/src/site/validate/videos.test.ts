import { compositionOf } from '../../testing/compositions.ts';
import { textsOf } from '../../testing/texts.ts';
import { uncaptionedVideos, videoNotes } from './media.ts';

type Entry = { name: string; company: string; videoUrl: string; uploaded?: string } & Record<string, unknown>;

const video = (name: string, more: object = {}): Entry => ({
  name,
  company: 'Empresa de ejemplo',
  videoUrl: `/videos/${name}.mp4`,
  ...more,
});
const whole = { captions: { url: '/v.vtt', language: 'es' }, transcript: 'Ana saluda.' };

const composed = (list: readonly Entry[]) => compositionOf([], { data: { '/data/testimonios.json': [...list] } });

/** What is refused of a list where the environment shows another one, or begins. */
function refused(now: readonly Entry[], shown?: readonly Entry[]): string[] {
  const videos = new Set(shown?.map(({ videoUrl }) => videoUrl));
  const previous = shown && { environment: 'staging', releases: [], videos };
  return textsOf(uncaptionedVideos({ ...composed(now), previous }));
}

test('videos that are shown already stay as they are, whatever else is said of them', () => {
  expect(refused([video('ana'), video('luz')], [video('ana'), video('luz')])).toEqual([]);
  expect(refused([video('ana', { name: 'Ana M.' })], [video('ana')])).toEqual([]);
});

test('a new one needs captions and transcript, in a list without days as with a day of long ago', () => {
  const shown = [video('ana')];
  expect(refused([...shown, video('luz', whole)], shown)).toEqual([]);
  expect(refused([...shown, video('luz'), video('eva', { transcript: 'Eva saluda.' })], shown)).toEqual([
    'data/testimonios.json: 1 (luz, /videos/luz.mp4) is a video that "staging" does not show today, and has no captions and no transcript: add what is missing, or go on without it with --force <reason>.',
    expect.stringMatching(/^data\/testimonios\.json: 2 \(eva, .* and has no captions: /),
  ]);
  const dated = [video('ana', { uploaded: '2020-01-01' })];
  expect(refused([...dated, video('luz', { uploaded: '2020-01-01' })], dated)).toEqual([
    expect.stringContaining('1 (luz,'),
  ]);
});

test('another video of the same client is a new one', () => {
  expect(refused([video('ana', { videoUrl: '/videos/otro.mp4' })], [video('ana')])).toHaveLength(1);
});

test('of an environment that begins no video is new', () => {
  expect(refused([video('ana')])).toEqual([]);
});

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
    'Search engines get no data of 2 of the 3 videos in data/testimonios.json: they have no "posterUrl".',
  ]);
  expect(videoNotes({ ...site, accepted: new Set(['data/testimonios.json']) })).toEqual([]);
});
