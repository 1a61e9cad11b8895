import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositionOf } from '../../testing/compositions.ts';
import { siteOf } from '../../testing/site.ts';
import { uncaptioned, undatedNotes } from './uncaptioned.ts';

type Entry = { name: string; company: string; videoUrl: string; uploaded?: string } & Record<string, unknown>;

const video = (name: string, more: object = {}): Entry => ({
  name,
  company: 'Empresa de ejemplo',
  videoUrl: `/videos/${name}.mp4`,
  ...more,
});
const whole = { captions: { url: '/v.vtt', language: 'es' }, transcript: 'Ana saluda.' };

let publicFolder: string;

beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), 'mosaico-captions-'));
  mkdirSync(join(publicFolder, 'data'));
});

afterEach(() => rmSync(publicFolder, { recursive: true, force: true }));

const composed = (list: readonly Entry[]) => compositionOf([], { data: { '/data/testimonios.json': [...list] } });

/** What is refused of a list where the environment shows another one, or begins. */
function refused(now: readonly Entry[], shown: readonly Entry[] | undefined): Promise<string[]> {
  if (shown) writeFileSync(join(publicFolder, 'data', 'testimonios.json'), JSON.stringify(shown));
  const store = {
    versions: () => Promise.resolve([]),
    release: () => Promise.reject(new Error('dropped')),
    releaseFolder: () => Promise.reject(new Error('dropped')),
    configuration: () => Promise.resolve({ site: siteOf(), publicFolder }),
  };
  return uncaptioned(store, shown && compositionOf([]).revision, composed(now));
}

test('videos that are shown already stay as they are, whatever else is said of them', async () => {
  expect(await refused([video('ana'), video('luz')], [video('ana'), video('luz')])).toEqual([]);
  expect(await refused([video('ana', { name: 'Ana M.' })], [video('ana')])).toEqual([]);
});

test('a new one needs captions and transcript, in a list without days as with a day of long ago', async () => {
  const shown = [video('ana')];
  expect(await refused([...shown, video('luz', whole)], shown)).toEqual([]);
  expect(await refused([...shown, video('luz'), video('eva', { transcript: 'Eva saluda.' })], shown)).toEqual([
    'data/testimonios.json: 1 (luz, /videos/luz.mp4) is a video that "staging" does not show today, and has no captions and no transcript: add what is missing, or go on without it with --force <reason>.',
    expect.stringMatching(/^data\/testimonios\.json: 2 \(eva, .* and has no captions: /),
  ]);
  const dated = [video('ana', { uploaded: '2020-01-01' })];
  expect(await refused([...dated, video('luz', { uploaded: '2020-01-01' })], dated)).toEqual([
    expect.stringContaining('1 (luz,'),
  ]);
});

test('another video of the same client is a new one', async () => {
  expect(await refused([video('ana', { videoUrl: '/videos/otro.mp4' })], [video('ana')])).toHaveLength(1);
});

test('a video that is shown is known by its address, whatever would be refused of its entry today', async () => {
  expect(await refused([video('ana')], [video('ana', { posterURL: '/a.jpg', company: 'x'.repeat(300) })])).toEqual([]);
});

test('a store that does not answer is said to be one, and no video to be new', async () => {
  const broken = () => Promise.reject(new Error('the bucket does not answer'));
  const store = { versions: () => Promise.resolve([]), release: broken, releaseFolder: broken, configuration: broken };
  await expect(uncaptioned(store, compositionOf([]).revision, composed([video('ana')]))).rejects.toThrow(
    'does not answer',
  );
});

test('of an environment that begins no video is new', async () => {
  expect(await refused([video('ana')], undefined)).toEqual([]);
});

test('a list without days is noted, one with days or without videos is not', () => {
  expect(undatedNotes(composed([video('ana')]))).toEqual([
    expect.stringContaining('gives no video a day ("uploaded")'),
  ]);
  expect(undatedNotes(composed([video('ana', { uploaded: '2026-11-01' })]))).toEqual([]);
  expect(undatedNotes(composed([]))).toEqual([]);
  expect(undatedNotes(compositionOf([]))).toEqual([]);
});
