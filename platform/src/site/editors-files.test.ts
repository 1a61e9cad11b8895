import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { configurationIn } from '../store/configuration.ts';
import { compositionOf } from '../testing/compositions.ts';
import { siteOf } from '../testing/site.ts';
import { publicDataOf } from './resolve/public-data.ts';
import { mediaFindings } from './validate/media.ts';

// What editors save, copy and export: see docs/editors.md. Each is taken, or refused in a sentence that says file, place and remedy.
const mark = '\ufeff';
const testimonials = 'data/testimonios.json';
const cases = 'data/casos.json';
const ana = { name: 'Ana', company: 'Panadería', videoUrl: '/data/videos/ana.mp4' };
const bakery = { id: 'pan', client: 'Panadería', sector: 'Pan', topics: ['social'], problem: 'Nadie.', done: ['Todo'] };
const store = { releaseFolder: () => Promise.reject(new Error('none')) };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'editors-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a file into the environment's folder. */
function put(file: string, content: string | Buffer): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
const configuration = () => ({ site: siteOf(), publicFolder: join(folder, 'public') });

/** What the data files of the environment are taken as, and what is wrong with them. */
const read = () => publicDataOf(store, [], configuration());

/** The same with this list of testimonials. */
async function list(...entries: object[]) {
  put(`public/${testimonials}`, JSON.stringify(entries, null, 2));
  return read();
}
const refused = async (...entries: object[]) => (await list(...entries)).problems.join('\n');

/** What is wrong with a site configuration in which these values stand in place of the demonstration's; empty if nothing is. */
async function refusedSite(...changes: [group: string, key: string | number, value: unknown][]): Promise<string> {
  const site = structuredClone(siteOf()) as unknown as Record<string, Record<string | number, unknown>>;
  for (const [group, key, value] of changes) (site[group] ??= {})[key] = value;
  put('site.json', JSON.stringify(site, null, 2));
  return configurationIn(folder).then(
    () => '',
    (error: Error) => error.message,
  );
}

test('a byte order mark is no part of a file', async () => {
  put('public/data/videos/ana.vtt', `${mark}WEBVTT\n\n00:00.000 --> 00:01.000\nHola.\n`);
  const captioned = { ...ana, captions: { url: '/data/videos/ana.vtt', language: 'es' } };
  put(`public/${testimonials}`, `${mark}${JSON.stringify([captioned])}`);
  put(`public/${cases}`, `${mark}${JSON.stringify([bakery])}`);
  put('site.json', `${mark}${JSON.stringify(siteOf())}`);
  expect(await read()).toMatchObject({ data: { '/data/casos.json': [bakery] }, problems: [] });
  expect((await configurationIn(folder)).site).toEqual(siteOf());
});

describe.each(['site.json', `public/${testimonials}`])('%s', (file) => {
  test.each<[what: string, content: string | Buffer, says: string]>([
    ['in UTF-16', Buffer.from(`${mark}[]`, 'utf16le'), 'is no plain text in UTF-8: save it again as that'],
    ['in Latin-1', Buffer.from('[\n"Panadería"\n]', 'latin1'), 'is no plain text in UTF-8'],
    ['as RTF', '{\\rtf1\\ansi []}', 'is no plain text in UTF-8'],
    ['with a NUL', '[\n"Ana\0"]', 'line 2 has an invisible control character (U+0000). Delete it.'],
    ['with a trailing comma', '[\n1,\n2,\n]', 'is not JSON: line 3: delete the comma before "]".'],
    ['with a comment', '[\n// la primera\n]', 'is not JSON: line 2: JSON has no comments: delete this one.'],
    ['with other quotes', '[\n{ “name”: 1 }]', 'is not JSON: line 2: "“name”" is not what belongs there'],
    ['without a comma', '[\n1\n2]', 'is not JSON: line 3: a comma is missing: add it at the end of the line before'],
    ['that ends in the middle', '[\n1', 'is not JSON: line 2: the file ends in the middle'],
    ['that is empty', '', 'is not JSON: it is empty: write it anew.'],
    ['with a hundred thousand lists in lists', '['.repeat(100_000), 'is not JSON: '],
  ])('%s is refused in words that say what to do', async (_what, content, says) => {
    put(file, content);
    const message =
      file === 'site.json'
        ? await configurationIn(folder).then(String, (error: Error) => error.message)
        : (await read()).problems.join('\n');
    expect(message).toContain(file);
    expect(message).toContain(says);
    expect(message).not.toMatch(/\bat .*:\d+:\d+|Unexpected token/);
  });
});

test('an unknown key is named, with the one that was meant', async () => {
  put(`public/${cases}`, JSON.stringify([{ ...bakery, results: {}, person: { nme: 'Ana' } }]));
  const said = await refused({ ...ana, posterURL: '/a.jpg' }, { ...ana, nombre: 'Ana' });
  expect(said).toContain(
    '0.posterURL: is not known here: did you mean "posterUrl"? Write that, or take it away (line 6',
  );
  expect(said).toContain('1.nombre: is not known here: take it away. Known are name, company, videoUrl,');
  expect(said).toContain('0.person.nme: is not known here: did you mean "name"?');
  expect(await refusedSite(['agency', 'legalname', 'X'])).toContain(
    'agency.legalname: is not known here: did you mean',
  );
});

test('a key that stands twice is named, since one of its values would be lost', async () => {
  put(`public/${testimonials}`, `[\n{ "name": "Ana", "company": "Pan",\n"videoUrl": "/a.mp4",\n"name": "Luis" }]`);
  expect((await read()).problems).toEqual([
    `public/${testimonials} of the environment is not valid. Correct these keys:\n  0.name: stands there twice: take one away (line 4)`,
  ]);
});

describe('an address', () => {
  test.each([
    [
      'https://youtu.be/AAAAAAAAAAA?si=x',
      'is a page of YouTube, and no video: put the video file (.mp4) below public/',
    ],
    ['https://vimeo.com/76979871', 'is a page of Vimeo, and no video'],
    ['https://drive.google.com/file/d/abc/view', 'is a page of Google Drive, and no video'],
    ['https://media.example/ana.mov', 'is a file (.mov) that not every browser shows: export it as .mp4 (H.264)'],
    ['https://media.example/ana.jpg', 'ends in .jpg, so it is no video'],
    ['https://media.example/ana.mp4)', 'ends in ")", which belongs to the text that it was copied from: delete it'],
    ['https://media.example/ana.mp4\u200b', 'has an invisible character at its end (U+200B): delete it'],
    ['https://media.example/a\ufffdo.mp4', 'has a � in it, in place of a letter that was lost'],
    ['https://media.example/ana 1.mp4', 'has a space in it: write %20, or delete it'],
    ['media.example/ana.mp4', 'must be an https: address: write https:// before it'],
    ['https://ana:secreto@media.example/a.mp4', 'must be without a user name and a password'],
  ])('that no video stands at is refused by file and key: %j', async (videoUrl, says) => {
    const said = await refused({ ...ana, videoUrl });
    expect(said).toContain(`public/${testimonials} of the environment is not valid`);
    expect(said).toContain(`  0.videoUrl: ${says}`);
    expect(said).toContain('(line 5, now ');
    expect(said).not.toContain('secreto');
  });

  test.each([
    'https://media.example/ana.mp4?token=a.b&x=(1)',
    'https://player.vimeo.com/external/76979871.hd.mp4?s=abc',
    'https://www.dropbox.com/s/abc/ana.mp4?raw=1',
    'https://españa.example/pan/añejo.webm',
    '  http://media.example/ana.mp4 ',
    'https://media.example/stream/42',
  ])('of a file is taken: %j', async (videoUrl) => {
    expect(await refused({ ...ana, videoUrl })).toBe('');
  });

  test.each<[group: string, key: string | number, value: unknown, says: string]>([
    [
      'scripts',
      'formEmbed',
      '<script src="https://a.example/x.js"></script>',
      'is a piece of HTML: give only the address',
    ],
    ['forms', 'ticket', 'http://forms.example/ticket', 'must be an https: address: write https: in place of http:'],
    ['bookings', 'crm', 'https://a&b/calendario', '"a&b" is no name of a site'],
    ['payments', 'mentoring', 'https://dashboard.stripe.com/payment-links/x', 'is a page of your own account'],
    ['hero', 'poster', '/media/IMG_1.HEIC', 'is a file (.heic) that not every browser shows'],
    ['agency', 'origin', 'https://a&b<c>"', 'must be an origin without a path (https://example.com)'],
    ['chat', 'phone', '305 555 0123', 'must be an international phone number (+1 305 555 0123)'],
    ['reels', 0, 'https://www.youtube.com/watch?list=PL1&v=abc', 'use https://www.youtube-nocookie.com/embed/abc'],
    ['reels', 0, 'https://vimeo.com/76979871/abcdef12', 'use https://player.vimeo.com/video/76979871?h=abcdef12'],
    ['reels', 0, 'https://www.instagram.com/reels/C1abc/', 'use https://www.instagram.com/reel/C1abc/embed'],
    ['reels', 0, 'https://www.tiktok.com/@a/video/123', 'use https://www.tiktok.com/embed/v2/123'],
    ['reels', 0, 'https://www.facebook.com/reel/123', 'use https://www.facebook.com/plugins/video.php?href='],
    ['reels', 0, 'https://maps.app.goo.gl/abc', 'use what "Share", "Embed a map" gives after src='],
    ['reels', 0, 'https://www.loom.com/share/abc', 'use https://www.loom.com/embed/abc'],
  ])('of site.json is judged by what it is for: %s.%s, %s', async (group, key, value, says) => {
    const said = await refusedSite([group, key, value]);
    expect(said).toContain(`site.json is not valid. Correct these keys:\n  ${group}.${key}: `);
    expect(said).toContain(says);
    expect(said).toMatch(/\(line \d+, now "/);
  });

  test.each([
    ['reels', 0, 'https://player.vimeo.com/video/76979871?h=abc'],
    ['reels', 0, 'https://notyoutube.com/watch?v=abc'],
    ['reels', 0, 'https://www.google.com/maps/d/embed?mid=1'],
    ['payments', 'mentoring', 'https://dashboard.example/pay'],
    ['allow', 'scripts', ['https://*.js.stripe.com']],
    ['chat', 'phone', '+1 (305) 555-0123'],
    ['chat', 'phone', '0013055550123'],
  ])('and what is right is taken: %s.%s, %j', async (group, key, value) => {
    expect(await refusedSite([group, key, value])).toBe('');
  });
});

describe('a file of the site', () => {
  const mp4 = '\0\0\0\x18ftypmp42';
  const found = async (videoUrl: string) => {
    const { data } = await list({ ...ana, videoUrl, posterUrl: '/v/ana.jpg' });
    const { problems, notes } = await mediaFindings(store, { ...compositionOf([], configuration()), data });
    return [...problems, ...notes].filter((text) => text.startsWith(testimonials));
  };
  beforeEach(() => put('public/v/ana.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])));

  test.each([
    ['/v/ana.mp4', mp4],
    ['/v/Ana%20Ruiz.mp4', mp4],
    ['/v/ana.mp4', Buffer.from('\x1aE\xdf\xa3\x01\0\0\0\0\0\0#B\x82\x84webm', 'latin1')],
  ])('%s that is sound is no matter', async (url, content) => {
    put(`public${decodeURIComponent(url)}`, content);
    expect(await found(url)).toEqual([]);
  });

  test.each(['ftypheic', 'ftypavif', 'ftypM4A ', 'ftypqt  '])('that is no video is refused: %s', async (begin) => {
    put('public/v/ana.mp4', `\0\0\0\x18${begin}`);
    expect(await found('/v/ana.mp4')).toEqual([
      `${testimonials}: 0.videoUrl: /v/ana.mp4 is no video that every browser shows, whatever its name ends in: export it as .mp4 (H.264).`,
    ]);
  });

  test.each(['/v/no-esta.mp4', '/v/', `/v/${'a'.repeat(300)}.mp4`, '/v/..%2f..%2fsite.json'])(
    'that is not there, or outside, is warned of: %s',
    async (url) => {
      expect(await found(url)).toEqual([expect.stringContaining('is no file of this site: add public/v/')]);
    },
  );
});

describe('captions', () => {
  const captions = (text: string | Buffer) => {
    put('public/data/videos/ana.vtt', text);
    const told = { transcript: 'Vendo pan.', uploaded: '2026-12-01', duration: 10 };
    return list({ ...ana, ...told, captions: { url: '/data/videos/ana.vtt', language: 'es' } });
  };
  const cue = '00:00:00.000 --> 00:00:02.000\nHola.';

  test.each([
    ['as YouTube exports them', `WEBVTT\nKind: captions\nLanguage: es\n\n${cue}\n`],
    ['without an empty line below the signature', `WEBVTT\n${cue}`],
    ['with line ends of Windows', `WEBVTT\r\n\r\n${cue.replace('\n', '\r\n')}\r\n`],
    [
      'numbered, with notes, styles and voices',
      `WEBVTT - Ana\n\nSTYLE\n/* a --> b */\n::cue { color: red }\n\nNOTE de 1 --> 2\n\n1\n00:00.000 --> 00:02.000 align:start\n<v Ana>Hola, <b>tú</b> &amp; <font color="red">yo</font>.\n`,
    ],
    ['with times of words', `WEBVTT\n\n00:00.120 --> 00:02.389\nhola<00:00:00.320><c> a</c>`],
    ['that follow each other at once', `WEBVTT\n\n00:00.000 --> 00:01.000\nA\n00:01.000 --> 00:02.000\nB`],
    ['with pauses, as YouTube writes them', `WEBVTT\n\n00:00.120 --> 00:02.389\n \n\n${cue}`],
    ['whose last words end a second after a rounded length', 'WEBVTT\n\n00:09.000 --> 00:10.980\nHola.'],
  ])('%s are taken: every browser plays them', async (_what, text) => {
    expect((await captions(text)).problems).toEqual([]);
  });

  test.each([
    ['of another notation', '1\n00:00:00,000 --> 00:00:02,000\nHola.', 'line 1 is "1": write WEBVTT above it, then'],
    [
      'with commas in their times',
      'WEBVTT\n\n0:00,1 --> 0:01,6\nHola.',
      'line 3: "0:00,1 --> 0:01,6" is no pair of times',
    ],
    [
      'with words that have no times',
      `WEBVTT\n\n${cue}\n\nVendo pan.`,
      'line 6: "Vendo pan." has no times, so nobody sees it',
    ],
    [
      'with a < that hides words',
      'WEBVTT\n\n00:00.000 --> 00:02.000\n5 < 7',
      'line 4: "5 < 7" has a < that hides words',
    ],
    [
      'that end before they begin',
      'WEBVTT\n\n00:02.000 --> 00:01.000\nHola.',
      'line 3: the words begin at second 2 and end at 1',
    ],
    [
      'that go on after the video',
      'WEBVTT\n\n00:09.000 --> 00:11.500\nHola.',
      'line 3: these words end at second 11.5, the video at 10',
    ],
    ['with times alone', 'WEBVTT\n\n00:00.000 --> 00:02.000\n', 'line 3: these times have no words'],
    ['with nothing', 'WEBVTT\n', 'has no words with times: write what is said'],
    ['that are a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'is no plain text in UTF-8'],
  ])('%s are refused with the line and what to do', async (_what, text, says) => {
    const { problems } = await captions(text);
    expect(problems).toEqual([expect.stringContaining('public/data/videos/ana.vtt of the environment')]);
    expect(problems[0]).toContain(says);
  });

  test('of fifty thousand lines name ten lines at most', async () => {
    expect((await captions(`WEBVTT\n\n${'x\n\n'.repeat(50_000)}`)).problems).toHaveLength(10);
  });
});

describe('a text', () => {
  test.each<[what: string, name: string, says: string]>([
    ['NUL', 'Agencia\0Mosaico', 'has an invisible character (U+0000): type the text again'],
    ['a letter that was lost', 'Panader\ufffda', 'has a � in place of a letter that was lost when the file was saved'],
    ['a line break', 'Agencia\nMosaico', 'must be on one line: take the line breaks out'],
    ['a megabyte', 'á'.repeat(1_048_576), 'must have at most 100 characters, and has 1048576'],
    ['nothing', ' \u00a0 ', 'must not be empty'],
  ])('with %s is refused by file and key', async (_what, name, says) => {
    const said = await refusedSite(['agency', 'name', name]);
    expect(said).toContain(`site.json is not valid. Correct these keys:\n  agency.name: ${says}`);
    expect(said.length).toBeLessThan(500);
    expect(await refused({ ...ana, company: name })).toContain(`0.company: ${says}`);
  });

  test.each(['Agencia 👩‍👩‍👧', 'متجر الخبز', 'L’Art “Nou” & <b>Cía.</b>'])(
    'that readers see is taken: %s',
    async (name) => {
      expect((await list({ ...ana, name })).data['/data/testimonios.json']?.[0]?.name).toBe(name);
    },
  );
});

test('every fault of a file is named at once, and no sentence is that of a library', async () => {
  const said = await refused(
    { ...ana, name: 7, company: [], videoUrl: null, thumbnailTime: '1:15', captions: 'ana.vtt', duration: -1 },
    {},
    { ...ana, captions: { url: '/a.srt', language: '' }, uploaded: '1.12.2026' },
  );
  expect(said).not.toMatch(/Invalid |Expected |received/);
  expect(said.split('\n  ').slice(1)).toEqual([
    '0.name: must be a text, in quotation marks (line 3, now 7)',
    '0.company: must be a text, in quotation marks (line 4)',
    '0.videoUrl: must be a text, in quotation marks (line 5)',
    '0.thumbnailTime: must be a number, without quotation marks (line 6, now "1:15")',
    '0.captions: must be an object ({ … }), not "ana.vtt" (line 7, now "ana.vtt")',
    '0.duration: must be more than 0 (line 8, now -1)',
    '1.name: is missing: add it (line 10)',
    '1.company: is missing: add it (line 10)',
    '1.videoUrl: is missing: add it (line 10)',
    '2.captions.url: must be the path of a WebVTT file of this site, as /data/videos/ana.vtt: put the file below public/ (line 16, now "/a.srt")',
    '2.captions.language: must not be empty (line 17)',
    '2.uploaded: must be a day of the calendar, as 2026-12-01 (line 19, now "1.12.2026")',
  ]);
});
