import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rehearse } from '../environments/promote.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { siteOf } from '../testing/site.ts';
import { textsOf } from '../testing/texts.ts';
import { configurationIn } from '../store/configuration.ts';
import { publicDataOf } from './resolve/public-data.ts';
import { mostPixels } from './validate/media.ts';

// What editors save, copy and export: see docs/editors.md. Each is taken, or refused in a sentence that says file, place and remedy.
const mark = '\ufeff';
const testimonials = 'data/testimonios.json';
const cases = 'data/casos.json';
const ana = { name: 'Ana', company: 'Panadería', videoUrl: '/data/videos/ana.mp4' };
const bakery = { id: 'pan', client: 'Panadería', sector: 'Pan', topics: ['social'], problem: 'Nadie.', done: ['Todo'] };

let folder: string;
let fixture: FixtureStore;
madeOnce(
  'editors-files',
  (made) => {
    folder = made;
    fixture = fixtureStore(folder);
  },
  async () => {
    await fixture.publish('shell', '1.0.0');
  },
);

/** Puts a file into the environment's folder. */
function put(file: string, content: string | Buffer): void {
  const path = join(fixture.configurationFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** What the site configuration is taken as with this in its place; rejects as the command line would say it. */
async function site(change: (site: Record<string, Record<string, unknown>>) => unknown) {
  const value = structuredClone(siteOf()) as unknown as Record<string, Record<string, unknown>>;
  change(value);
  put('site.json', JSON.stringify(value, null, 2));
  return (await configurationIn(fixture.configurationFolder)).site;
}

/** What the data files of the environment are taken as, and what is wrong with them. */
const read = async () => {
  const publicFolder = join(fixture.configurationFolder, 'public');
  const found = await publicDataOf(fixture.store, [], { site: siteOf(), publicFolder });
  return { ...found, problems: textsOf(found.problems) };
};

/** The same with this list of testimonials. */
async function list(...entries: object[]) {
  put(`public/${testimonials}`, JSON.stringify(entries, null, 2));
  return read();
}

/** The same with these captions of a video of so many seconds. */
async function captions(text: string | Buffer, duration = 10) {
  put('public/data/videos/ana.vtt', text);
  const { problems } = await list({
    ...ana,
    captions: { url: '/data/videos/ana.vtt', language: 'es' },
    transcript: 'Vendo pan.',
    uploaded: '2026-12-01',
    duration,
  });
  return problems;
}

describe('a byte order mark', () => {
  test('is no part of a data file or of captions', async () => {
    put(`public/${cases}`, `${mark}${JSON.stringify([bakery])}`);
    expect(await captions(`${mark}WEBVTT\n\n00:00.000 --> 00:01.000\nHola.\n`)).toEqual([]);
    put(`public/${testimonials}`, `${mark}${JSON.stringify([ana])}`);
    expect(await read()).toMatchObject({
      data: expect.objectContaining({ '/data/testimonios.json': [ana], '/data/casos.json': [bakery] }) as unknown,
      problems: [],
    });
  });

  test('is no part of site.json', async () => {
    put('site.json', `${mark}${JSON.stringify(siteOf())}`);
    expect((await configurationIn(fixture.configurationFolder)).site).toEqual(siteOf());
  });
});

describe.each(['site.json', `public/${testimonials}`, `public/${cases}`])('%s', (file) => {
  const said = async (content: string | Buffer): Promise<string> => {
    put(file, content);
    if (file === 'site.json')
      return configurationIn(fixture.configurationFolder).then(
        () => '',
        (error: Error) => error.message,
      );
    return (await read()).problems.join('\n');
  };

  test.each<[what: string, content: string | Buffer, says: string]>([
    ['in UTF-16', Buffer.from(`${mark}[]`, 'utf16le'), 'is not UTF-8: line 1 has letters that cannot be read'],
    [
      'in Latin-1',
      Buffer.from('[\n"Panadería"\n]', 'latin1'),
      'is not UTF-8: line 2 has letters that cannot be read (""Panader�a""). Save it again as UTF-8',
    ],
    ['as RTF', '{\\rtf1\\ansi []}', 'is no text file, whatever its name ends in.'],
    ['as a Word document', 'PK\x03\x04word/document.xml', 'is no text file'],
    ['as a web page', '<!DOCTYPE html><p>Inicia sesión', 'is no text file'],
    [
      'encoded twice',
      '[\n"Ana MuÃ±oz"\n]',
      'line 2 has letters that were encoded twice ("MuÃ±oz""): a program took UTF-8 for another encoding.',
    ],
    [
      'that is a pointer of Git LFS',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
      'is a pointer of Git LFS, and not the file itself. Run: git lfs pull',
    ],
    ['with a NUL', '[\n"Ana\0"]', 'line 2 has an invisible control character (U+0000). Delete it.'],
    ['with a trailing comma', '[\n1,\n2,\n]', 'is not JSON: line 3: delete the comma before "]".'],
    [
      'with a comment',
      '[\n// la primera\n]',
      'is not JSON: line 2: "// la primera" is not what belongs there: delete it',
    ],
    [
      'with typographic quotes',
      '[\n{ “name”: 1 }]',
      'line 2: "“name”" is not what belongs there: delete it, or write it in straight double quotation marks.',
    ],
    ['with a key without quotes', '[\n{ name: 1 }]', 'is not JSON: line 2: "name" is not what belongs there'],
    ['with a line break in a text', '["a\nb"]', 'is not JSON: line 1: a text does not end on its line'],
    ['without a comma', '[\n1\n2]', 'is not JSON: line 3: a comma is missing: add it at the end of the line before'],
    ['that ends in the middle', '[\n1', 'is not JSON: line 2: the file ends in the middle'],
    ['that is empty', '', 'is not JSON: it is empty: write it anew.'],
    [
      'with spaces of a web page',
      '[\n\u00a0\u00a01]',
      'is not JSON: line 2: an invisible character (U+00A0) stands there: type a plain space in its place.',
    ],
    [
      'with a sign of no width',
      '[1,\u200b2]',
      'line 1: an invisible character (U+200B) stands there: type a plain space',
    ],
    ['with half a letter', '["\\u12"]', 'after \\u belong four digits, as \\u00f1: write the letter itself.'],
    [
      'that is a video',
      '\0\0\0\x18ftypmp42',
      'is no text file, whatever its name ends in. Put the text itself there, saved as UTF-8.',
    ],
    ['that is packed', Buffer.from([0x1f, 0x8b, 8, 0]), 'is no text file'],
    ['with a hundred thousand lists in lists', '['.repeat(100_000), 'is not JSON: '],
  ])('%s is refused in words that say what to do', async (_what, content, says) => {
    const message = await said(content);
    expect(message).toContain(file);
    expect(message).toContain(says);
    expect(message).not.toMatch(/\bat .*:\d+:\d+|Unexpected token/);
  });
});

describe('an unknown key', () => {
  test.each([
    [
      { ...ana, posterURL: '/a.jpg' },
      '0.posterURL: is not known here: did you mean "posterUrl"? Write that, or take it away (line 6',
    ],
    [{ ...ana, videoURl: '/a.mp4' }, '0.videoURl: is not known here: did you mean "videoUrl"?'],
    [
      { ...ana, captions: { url: '/data/videos/ana.vtt', lenguage: 'es' } },
      '0.captions.lenguage: is not known here: did you mean "language"?',
    ],
    [{ ...ana, nombre: 'Ana' }, '0.nombre: is not known here: take it away. Known are name, company, videoUrl,'],
  ])('of testimonials is named, with the one that was meant: %j', async (entry, says) => {
    expect((await list(entry)).problems.join('\n')).toContain(says);
  });

  test('of cases and of site.json is, too', async () => {
    put(`public/${cases}`, JSON.stringify([{ ...bakery, results: {}, person: { nme: 'Ana' } }]));
    put(`public/${testimonials}`, '[]');
    const said = (await read()).problems.join('\n');
    expect(said).toContain('0.results: is not known here: did you mean "result"?');
    expect(said).toContain('0.person.nme: is not known here: did you mean "name"?');
    await expect(site(({ agency }) => ({ ...Object.assign(agency ?? {}, { legalname: 'X' }) }))).rejects.toThrow(
      'agency.legalname: is not known here: did you mean "legalName"?',
    );
  });
});

test('a text that was encoded twice is named by its key where JSON writes its letters as numbers', async () => {
  put(`public/${testimonials}`, JSON.stringify([ana]).replace('Panader', 'Mu\\u00c3\\u00b1oz'));
  expect((await read()).problems.join('\n')).toContain(
    '0.company: has letters that were encoded twice ("MuÃ±ozía"): write them again',
  );
});

test('a list in place of an object, or a number without an end, is said to be one', async () => {
  expect((await list([])).problems.join('\n')).toContain('0: must be an object ({ … }), not a list (line 2)');
  put(`public/${testimonials}`, JSON.stringify({ testimonios: [ana] }));
  expect((await read()).problems).toEqual([
    `public/${testimonials} of the environment is not valid. Correct these keys:\n  (whole file): must be a list ([ … ]) (line 1)`,
  ]);
  expect((await list({ ...ana, captions: [] })).problems).toEqual([
    `public/${testimonials} of the environment is not valid. Correct these keys:\n  0.captions: must be an object ({ … }), not a list (line 6)`,
  ]);
  put(`public/${testimonials}`, JSON.stringify([{ ...ana, duration: 7 }]).replace('7', '1e999'));
  expect((await read()).problems.join('\n')).toContain('0.duration: must be a finite number (line 1, now Infinity)');
});

test('a key that stands twice is named, since one of its values would be lost', async () => {
  put(`public/${testimonials}`, `[\n{ "name": "Ana", "company": "Pan",\n"videoUrl": "/a.mp4",\n"name": "Luis" }]`);
  expect((await read()).problems).toEqual([
    `public/${testimonials} of the environment is not valid. Correct these keys:\n  0.name: stands there twice: take one away (line 4)`,
  ]);
});

describe('an address', () => {
  const file = 'put the video file (.mp4) below public/ and give its path (/data/videos/ana.mp4)';
  test.each([
    ['https://www.youtube.com/watch?v=AAAAAAAAAAA', `is a page of YouTube, and no video: ${file}`],
    ['https://youtu.be/AAAAAAAAAAA?si=x', 'is a page of YouTube, and no video'],
    ['https://www.youtube.com/embed/AAAAAAAAAAA', 'is a page of YouTube, and no video'],
    ['https://vimeo.com/76979871', 'is a page of Vimeo, and no video'],
    ['https://player.vimeo.com/video/76979871', 'is a page of Vimeo, and no video'],
    ['https://www.instagram.com/reel/abc/', 'is a page of Instagram, and no video'],
    ['https://www.dropbox.com/s/abc/ana.mp4?dl=0', 'is a page of Dropbox, and no video'],
    [`https://media.example/${'a'.repeat(1_048_576)}`, 'must have at most 2000 characters, and has 1048598'],
    ['https://drive.google.com/file/d/abc/view', 'is a page of Google Drive, and no video'],
    ['https://media.example/ana.mov', 'is a file (.mov) that not every browser shows: export it as .mp4 (H.264)'],
    ['https://media.example/ana.jpg', 'ends in .jpg, so it is no video'],
    ['https://media.example/ana.mp4.', 'ends in ".", which belongs to the text that it was copied from: delete it'],
    ['https://media.example/ana.mp4)', 'ends in ")"'],
    ['https://media.example/ana.mp4\u200b', 'has an invisible character at its end (U+200B): delete it'],
    ['\u00a0https://media.example/ana.mp4', 'has an invisible character at its beginning (U+00A0): delete it'],
    [
      'https://media.example/a\ufffdo.mp4',
      'has a � in it, in place of a letter that was lost: write the address again',
    ],
    ['https://media.example/ana.mp4\n', 'has a line break at its end: delete it'],
    ['https://media.example/ana 1.mp4', 'has a space in it: write %20, or delete it'],
    ['media.example/ana.mp4', 'must be an https: address: write https:// before it'],
    ['https://a&b<c>"', `ends in '"', which belongs to the text that it was copied from: delete it`],
    ['https://ana:secreto@media.example/a.mp4', 'must be without a user name and a password'],
  ])('that no video stands at is refused by file and key: %j', async (videoUrl, says) => {
    const { problems, data } = await list({ ...ana, videoUrl });
    expect(problems.join('\n')).toContain(`public/${testimonials} of the environment is not valid`);
    expect(problems.join('\n')).toContain('  0.videoUrl: ');
    expect(problems.join('\n')).toContain(says);
    expect(problems.join('\n')).toContain('(line 5, now ');
    expect(problems.join('\n')).not.toContain('secreto');
    expect(data['/data/testimonios.json']).toBeUndefined();
  });

  test.each([
    'https://media.example/ana.mp4?token=a.b&x=(1)',
    'https://player.vimeo.com/external/76979871.hd.mp4?s=abc',
    'https://player.vimeo.com/progressive_redirect/playback/1/rendition/720p/file.mp4?loc=external',
    'https://www.dropbox.com/s/abc/ana.mp4?raw=1',
    'https://españa.example/pan/añejo.webm',
    '  https://media.example/ana.mp4 ',
    'http://media.example/ana.mp4',
    'https://media.example/stream/42',
    'https://my_bucket.s3.example/ana.mp4',
    'https://media.example/👩‍👩‍👧/ana.mp4',
    'https://media.example/ana.mp4?title=Hola!',
  ])('of a file is taken: %j', async (videoUrl) => {
    expect((await list({ ...ana, videoUrl })).problems).toEqual([]);
  });

  test.each<[key: string, change: Parameters<typeof site>[0], says: string]>([
    [
      'scripts.formEmbed',
      ({ scripts }) => Object.assign(scripts ?? {}, { formEmbed: 'https://forms.example/embed.js\n' }),
      'has a line break at its end: delete it',
    ],
    [
      'scripts.formEmbed',
      ({ scripts }) =>
        Object.assign(scripts ?? {}, { formEmbed: '<script src="https://forms.example/embed.js"></script>' }),
      'is a piece of HTML: give only the address that stands in it after src=',
    ],
    ['scripts.scheduling', ({ scripts }) => Object.assign(scripts ?? {}, { scheduling: 'https://a&b<c>"' }), 'ends in'],
    [
      'forms.ticket',
      ({ forms }) => Object.assign(forms ?? {}, { ticket: 'http://forms.example/ticket' }),
      'must be an https: address: write https: in place of http:',
    ],
    [
      'bookings.crm',
      ({ bookings }) => Object.assign(bookings ?? {}, { crm: 'https://a&b/calendario' }),
      '"a&b" is no name of a site',
    ],
    [
      'reels.0',
      ({ reels }) => Object.assign(reels ?? {}, { 0: 'https://www.youtube.com/shorts/abc123' }),
      'cannot be embedded: give the address that stands after src=',
    ],
    [
      'reels.1',
      ({ reels }) => Object.assign(reels ?? {}, { 1: 'https://www.instagram.com/reel/abc/' }),
      'cannot be embedded: give the address that stands after src=',
    ],
    [
      'payments.mentoring',
      ({ payments }) => Object.assign(payments ?? {}, { mentoring: 'https://dashboard.stripe.com/payment-links/x' }),
      'is a page of your own account, which clients cannot open',
    ],
    [
      'hero.desktopVideo',
      ({ hero }) => Object.assign(hero ?? {}, { desktopVideo: 'https://vimeo.com/1' }),
      'is a page of Vimeo, and no video',
    ],
    [
      'hero.poster',
      ({ hero }) => Object.assign(hero ?? {}, { poster: '/media/IMG_1.HEIC' }),
      'is a file (.heic) that not every browser shows: export it as .webp or .jpg',
    ],
    [
      'agency.origin',
      ({ agency }) => Object.assign(agency ?? {}, { origin: 'https://a&b<c>"' }),
      'must be an origin without a path (https://example.com)',
    ],
    [
      'allow.frames.0',
      (value) => Object.assign(value, { allow: { frames: ['https://a&b<c>"'] } }),
      'must be an https: origin without a path',
    ],
    [
      'allow.connections.0',
      (value) => Object.assign(value, { allow: { connections: ['https://*.stripe.com/'] } }),
      'must not end in "/": write https://*.stripe.com',
    ],
    [
      'allow.scripts.0',
      (value) => Object.assign(value, { allow: { scripts: ['https://*.com'] } }),
      'must be an https: origin',
    ],
  ])('of site.json is judged by what it is for: %s, %#', async (key, change, says) => {
    const message = await site(change).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).toContain('site.json is not valid. Correct these keys:');
    expect(message).toContain(`  ${key}: `);
    expect(message).toContain(says);
    expect(message).toMatch(/\(line \d+, now "/);
  });
});

test.each(['https://*.js.stripe.com', 'https://js.stripe.com'])('scripts may be allowed from %s', async (origin) => {
  const taken = await site((value) => Object.assign(value, { allow: { scripts: [origin] } }));
  expect(taken.allow?.scripts).toEqual([origin]);
});

describe('an address for a frame', () => {
  const judgedAs = (frame: string) =>
    site(({ reels }) => Object.assign(reels ?? {}, { 0: frame })).then(
      () => 'taken',
      (error: Error) => /reels\.0: (.*) \(line/.exec(error.message)?.[1],
    );

  test.each([
    ['https://www.youtube.com/watch?list=PL1&v=abc', 'YouTube'],
    ['https://youtu.be/abc', 'YouTube'],
    ['https://vimeo.com/76979871/abcdef12', 'Vimeo'],
    ['https://www.instagram.com/reels/C1abc/', 'Instagram'],
    ['https://www.tiktok.com/@a/video/123', 'TikTok'],
    ['https://fb.watch/abc', 'Facebook'],
    ['https://www.loom.com/share/abc', 'Loom'],
    ['https://maps.app.goo.gl/abc', 'Google Maps'],
    ['https://www.google.com/maps/place/Miami', 'Google Maps'],
  ])('of a page that cannot be embedded is refused with where to find the one that can: %s', async (frame, at) => {
    expect(await judgedAs(frame)).toBe(
      `cannot be embedded: give the address that stands after src= in what "Share", "Embed" gives at ${at}`,
    );
  });

  test.each([
    'https://www.youtube.com/embed/videoseries?list=PL1&v=abc',
    'https://player.vimeo.com/video/76979871?h=abc',
    'https://www.instagram.com/p/C1abc/embed',
    'https://myinstagram.com/p/abc',
    'https://notyoutube.com/watch?v=abc',
    'https://www.tiktok.com/embed/v2/123',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fx',
    'https://www.google.com/maps/embed?pb=1',
    'https://www.google.com/maps/d/embed?mid=1',
    'https://www.loom.com/embed/abc',
    'https://docs.google.com/forms/d/e/abc/viewform',
    'https://dashboard.example/form',
  ])('that can is taken: %s', async (frame) => {
    expect(await judgedAs(frame)).toBe('taken');
  });

  test('of a payment is no page of an account, and may be one of a dashboard of theirs', async () => {
    const payment = (url: string) => site(({ payments }) => Object.assign(payments ?? {}, { mentoring: url }));
    await expect(payment('https://dashboard.stripe.com/x')).rejects.toThrow('is a page of your own account');
    expect((await payment('https://dashboard.example/pay')).payments.mentoring).toBe('https://dashboard.example/pay');
  });
});

describe('an address that does not say what it leads to', () => {
  const unsure = 'https://media.example/stream/42';
  const answer = (status: number, type: string) =>
    Promise.resolve(new Response(null, { status, headers: { 'content-type': type } }));
  let fetched: jest.SpyInstance<ReturnType<typeof fetch>, Parameters<typeof fetch>>;
  beforeEach(() => {
    fetched = jest.spyOn(globalThis, 'fetch');
  });
  afterEach(() => fetched.mockRestore());
  const check = async () => {
    await list({ ...ana, videoUrl: unsure, posterUrl: 'https://media.example/a.jpg' }, { ...ana, videoUrl: unsure });
    put('site.json', JSON.stringify(siteOf()));
    return rehearse(fixture.store, {
      environment: 'staging',
      changes: [{ workspace: 'shell', version: '1.0.0' }],
      configurationFolder: fixture.configurationFolder,
      sites: join(folder, 'sites'),
    });
  };
  const ofVideo = (found: Parameters<typeof textsOf>[0]) => textsOf(found).filter((text) => text.includes(unsure));

  test('is requested once, and is what its server says', async () => {
    fetched.mockImplementation(() => answer(200, 'video/mp4'));
    const { problems, notes } = await check();
    expect(ofVideo([...problems, ...notes])).toEqual([]);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([unsure]);
  });

  test('is a video by the other name of its type, too', async () => {
    fetched.mockImplementation(() => answer(200, 'application/mp4'));
    const { problems, notes } = await check();
    expect(ofVideo([...problems, ...notes])).toEqual([]);
  });

  test('is refused where that is a page', async () => {
    fetched.mockImplementation(() => answer(200, 'text/html; charset=utf-8'));
    expect(ofVideo((await check()).problems)).toEqual([
      `${testimonials}: 0.videoUrl: ${unsure} is a page (text/html) and no video: give the address of the file itself, or put the file below public/ and give its path.`,
    ]);
  });

  test('is requested by another method where a server does not know the first', async () => {
    fetched.mockImplementation((_, init) =>
      init?.method === 'HEAD' ? answer(405, 'text/plain') : answer(206, 'video/mp4'),
    );
    expect(ofVideo((await check()).problems)).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test.each<[what: string, reply: () => Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['a server that keeps it to itself', () => answer(403, 'text/html')],
    ['a server that names no type', () => answer(200, '')],
    ['a server that names any bytes', () => answer(200, 'binary/octet-stream')],
  ])('is only warned of with %s', async (_what, reply) => {
    fetched.mockImplementation(reply);
    const { problems, notes } = await check();
    expect(ofVideo(problems)).toEqual([]);
    expect(ofVideo(notes)).toEqual([expect.stringMatching(/open it and see that it is a video\.$/)]);
  });
});

describe('a file of the site', () => {
  const jpeg = () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, 9, 3, 0, 0, 0]);
  const found = async (videoUrl: string, posterUrl: string) => {
    await list({ ...ana, videoUrl, posterUrl });
    put('site.json', JSON.stringify(siteOf()));
    const { problems, notes } = await rehearse(fixture.store, {
      environment: 'staging',
      changes: [{ workspace: 'shell', version: '1.0.0' }],
      configurationFolder: fixture.configurationFolder,
      sites: join(folder, 'sites'),
    });
    const own = (all: Parameters<typeof textsOf>[0]) =>
      textsOf(all).filter((text) => /^data\/testimonios\.json: 0\.(videoUrl|posterUrl): /.test(text));
    return { problems: own(problems), notes: own(notes) };
  };
  const box = (name: string, ...content: Buffer[]): Buffer => {
    const head = Buffer.from(`\0\0\0\0${name}`, 'latin1');
    head.writeUInt32BE(8 + Buffer.concat(content).length);
    return Buffer.concat([head, ...content]);
  };
  /** An MP4 with a track of each codec, whose list of contents stands at its end. */
  const mp4With = (...codecs: string[]): Buffer =>
    Buffer.concat([
      box('ftyp', Buffer.from('mp42\0\0\0\0isom')),
      box('mdat', Buffer.alloc(9_000)),
      box(
        'moov',
        ...codecs.map((codec) => box('trak', box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec)))),
      ),
    ]);
  const mp4 = mp4With('avc1', 'mp4a');

  test('that is sound is no matter', async () => {
    put('public/v/ana.mp4', mp4);
    put('public/v/ana.jpg', jpeg());
    expect(await found('/v/ana.mp4', '/v/ana.jpg')).toEqual({ problems: [], notes: [] });
  });

  test('that is heavier than phones can wait for is warned of', async () => {
    put('public/v/ana.mp4', Buffer.concat([mp4.subarray(0, 20), mp4.subarray(mp4.indexOf('moov') - 4)]));
    truncateSync(join(fixture.configurationFolder, 'public/v/ana.mp4'), 400 * 1024 * 1024);
    put('public/v/ana.jpg', Buffer.concat([jpeg(), Buffer.alloc(12 * 1024 * 1024)]));
    expect(await found('/v/ana.mp4', '/v/ana.jpg')).toEqual({
      problems: [],
      notes: [
        `${testimonials}: 0.videoUrl: /v/ana.mp4 has 400 MB: a phone waits long for it. Export it at 1280 × 720 with about 2 Mbit/s.`,
        `${testimonials}: 0.posterUrl: /v/ana.jpg has 12 MB: a phone waits long for it. Export it as .webp or .jpg, no wider than 1600 pixels.`,
      ],
    });
  });

  /** The beginning of a PNG of so many pixels. */
  const png = (width: number, height: number): Buffer => {
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  const wide = jpeg();
  wide.writeUInt16BE(4_320, 13);
  wide.writeUInt16BE(7_680, 15);
  test.each<[what: string, picture: Buffer]>([
    ['PNG', png(7_680, 4_320)],
    ['JPEG', wide],
  ])('of few bytes and too many pixels is refused, with both sides: %s', async (_what, picture) => {
    put('public/v/ana.mp4', mp4);
    put('public/v/ana.jpg', picture);
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).problems).toEqual([
      `${testimonials}: 0.posterUrl: /v/ana.jpg has 7680 × 4320 pixels, and a phone can show ${(mostPixels / 1e6).toFixed(1)} million at most, however few bytes they are. Export it as .webp or .jpg, no wider than 1600 pixels.`,
    ]);
  });

  test('of as many pixels as a phone can show is taken, and a drawing of any size', async () => {
    put('public/v/ana.mp4', mp4);
    put('public/v/ana.jpg', png(Math.sqrt(mostPixels), Math.sqrt(mostPixels)));
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).problems).toEqual([]);
    put('public/v/ana.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"></svg>');
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).problems).toEqual([]);
  });

  test.each(['ftypheic', 'ftypavif', 'ftypM4A ', 'ftypqt  '])('that is no video is refused: %s', async (begin) => {
    put('public/v/ana.mp4', `\0\0\0\x18${begin}`);
    put('public/v/ana.jpg', jpeg());
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).problems).toEqual([
      expect.stringContaining('/v/ana.mp4 is no video that every browser shows'),
    ]);
  });

  test.each([
    ['hvc1', 'HEVC'],
    ['hev1', 'HEVC'],
    ['dvh1', 'Dolby Vision'],
    ['apcn', 'ProRes'],
    ['av01', 'AV1'],
    ['mp4v', 'MPEG-4 Visual'],
  ])('is judged by its codec, and not by its wrapper: %s', async (codec, name) => {
    put('public/v/ana.jpg', jpeg());
    put('public/v/ana.mp4', mp4With('avc1', 'mp4a'));
    expect(await found('/v/ana.mp4', '/v/ana.jpg')).toEqual({ problems: [], notes: [] });
    put('public/v/ana.mp4', mp4With('mp4a', codec));
    const { problems } = await found('/v/ana.mp4', '/v/ana.jpg');
    expect(problems).toEqual([expect.stringContaining(`/v/ana.mp4 is a video in ${name}`)]);
    expect(problems).toEqual([expect.stringMatching(/export it as \.mp4 \(H\.264\)\. .*"Más compatible"/)]);
  });

  test.each([
    ['ec-3', 'Dolby Digital'],
    ['samr', 'AMR'],
    ['sowt', 'PCM'],
    ['alac', 'ALAC'],
  ])('is judged by its sound, too: %s', async (codec, name) => {
    put('public/v/ana.jpg', jpeg());
    put('public/v/ana.mp4', mp4With('avc1', codec));
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).problems).toEqual([
      expect.stringMatching(`/v/ana.mp4 has its sound in ${name}.* with sound in AAC`),
    ]);
  });

  test.each<[what: string, video: Buffer]>([
    ['a recording without its end', mp4.subarray(0, mp4.indexOf('moov') - 4)],
    ['its list of contents cut', mp4.subarray(0, -4)],
    [
      'its pictures cut',
      Buffer.concat([
        mp4.subarray(0, 20),
        mp4.subarray(mp4.indexOf('moov') - 4),
        box('mdat', Buffer.alloc(900)).subarray(0, 500),
      ]),
    ],
  ])('that is not whole is refused: %s', async (_what, video) => {
    put('public/v/ana.jpg', jpeg());
    put('public/v/ana.mp4', video);
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).problems).toEqual([
      expect.stringContaining('/v/ana.mp4 is not whole: '),
    ]);
  });

  test('that begins late is warned of, with what to do; one that is small is not', async () => {
    put('public/v/ana.jpg', jpeg());
    const heavy = box('mdat', Buffer.alloc(2 * 1024 * 1024));
    const [begin, contents] = [mp4.subarray(0, 20), mp4.subarray(mp4.indexOf('moov') - 4)];
    put('public/v/ana.mp4', Buffer.concat([begin, heavy, contents]));
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).notes).toEqual([
      expect.stringMatching(/\/v\/ana\.mp4 begins late: .*"Fast Start"/),
    ]);
    put('public/v/ana.mp4', Buffer.concat([begin, contents, heavy]));
    expect(await found('/v/ana.mp4', '/v/ana.jpg')).toEqual({ problems: [], notes: [] });
  });

  test('that is a pointer of Git LFS has the remedy of a checkout', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n';
    put('public/v/ana.jpg', pointer);
    put('public/v/ana.mp4', pointer);
    const { problems } = await found('/v/ana.mp4', '/v/ana.jpg');
    expect(problems).toEqual(
      Array(2).fill(expect.stringContaining('is a pointer of Git LFS, and not the file itself. Run: git lfs pull')),
    );
  });

  test('is a WebM by its own header; Matroska is none', async () => {
    const ebml = (type: string) =>
      Buffer.from(`\x1aE\xdf\xa3\x01\0\0\0\0\0\0#B\x82${String.fromCharCode(0x80 + type.length)}${type}`, 'latin1');
    put('public/v/ana.jpg', jpeg());
    put('public/v/ana.mp4', ebml('webm'));
    expect(await found('/v/ana.mp4', '/v/ana.jpg')).toEqual({ problems: [], notes: [] });
    put('public/v/ana.mp4', Buffer.concat([ebml('webm'), Buffer.from('V_VP9A_OPUS')]));
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).problems).toEqual([]);
    put('public/v/ana.mp4', Buffer.concat([ebml('webm'), Buffer.from('\x86\x85V_AV1')]));
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).problems).toEqual([expect.stringContaining('is a video in AV1')]);
    put('public/v/ana.mp4', ebml('matroska'));
    expect((await found('/v/ana.mp4', '/v/ana.jpg')).problems).toHaveLength(1);
  });

  test('is no folder, and may have a space in its name', async () => {
    put('public/v/Ana Ruiz.mp4', mp4);
    put('public/v/ana.jpg', jpeg());
    expect(await found('/v/Ana%20Ruiz.mp4', '/v/ana.jpg')).toEqual({ problems: [], notes: [] });
    expect((await found('/v/Ana%20Ruiz.mp4', '/v/')).notes).toEqual([
      expect.stringContaining('/v/ is no file of this site: add public/v/, or correct the address.'),
    ]);
    expect((await found(`/v/${'a'.repeat(300)}.mp4`, '/v/ana.jpg')).notes).toHaveLength(1);
    expect((await found('/v/Ana%20Ruiz.mp4', '/v/..%2f..%2fsite.json')).notes).toEqual([
      expect.stringContaining('is no file of this site'),
    ]);
  });

  test.each([
    ['Ana.mp4', '/v/ana.mp4', 'capitals'],
    [
      'José.mp4'.normalize('NFD'),
      `/v/${encodeURIComponent('José.mp4'.normalize('NFC'))}`,
      'how its accents are written',
    ],
    [
      'José.mp4'.normalize('NFC'),
      `/v/${encodeURIComponent('José.mp4'.normalize('NFD'))}`,
      'how its accents are written',
    ],
    [
      'JOSÉ.mp4'.normalize('NFC'),
      `/v/${encodeURIComponent('josé.mp4'.normalize('NFD'))}`,
      'capitals and in how its accents are written',
    ],
  ])('that is there by another spelling is named: %j', async (file, address, differs) => {
    put(`public/v/${file}`, mp4);
    put('public/v/ana.jpg', jpeg());
    expect((await found(address, '/v/ana.jpg')).notes).toEqual([
      expect.stringContaining(
        `There is public/v/${file}, which differs in ${differs}: give the file the address's name.`,
      ),
    ]);
  });

  test('that is another kind than its name says is refused; one that is not there is warned of', async () => {
    put('public/v/ana.jpg', Buffer.from('\0\0\0\x18ftypheic'));
    expect(await found('/v/no-esta.mp4', '/v/ana.jpg')).toEqual({
      problems: [
        `${testimonials}: 0.posterUrl: /v/ana.jpg is no picture that every browser shows, whatever its name ends in: export it as .webp or .jpg.`,
      ],
      notes: [
        `${testimonials}: 0.videoUrl: /v/no-esta.mp4 is no file of this site: add public/v/no-esta.mp4, or correct the address.`,
      ],
    });
  });
});

describe('captions', () => {
  const cue = '00:00:00.000 --> 00:00:02.000\nHola.';
  test.each([
    ['as YouTube exports them', `WEBVTT\nKind: captions\nLanguage: es\n\n${cue}\n`],
    ['of a stream', `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n\n${cue}`],
    ['without an empty line below the signature', `WEBVTT\n${cue}`],
    ['with a title', `WEBVTT - Ana\n\n${cue}`],
    ['with line ends of Windows', `WEBVTT\r\n\r\n${cue.replace('\n', '\r\n')}\r\n`],
    ['with line ends of old Macs', `WEBVTT\r\r${cue.replace('\n', '\r')}\r`],
    [
      'numbered, with notes, styles and voices',
      `WEBVTT\n\nSTYLE\n::cue { color: red }\n\nNOTE de Ana\n\n1\n00:00.000 --> 00:02.000 align:start\n<v Ana>Hola, <b>tú</b> &amp; yo.\n`,
    ],
    [
      'with times of words',
      `WEBVTT\n\n00:00:00.120 --> 00:00:02.389 align:start position:0%\nhola<00:00:00.320><c> a</c><00:00:00.800><c> todos</c>`,
    ],
    ['with tags that browsers skip', 'WEBVTT\n\n00:00.000 --> 00:02.000\n<font color="red">Hola</font>'],
    ['in another order than they are shown in', `WEBVTT\n\n00:03.000 --> 00:04.000\nB\n\n00:00.000 --> 00:02.000\nA`],
    [
      'that follow each other without an empty line',
      `WEBVTT\n\n00:00.000 --> 00:01.000\nA\n00:01.000 --> 00:02.000\nB`,
    ],
    [
      'with pauses, as YouTube writes them',
      `WEBVTT\n\n00:00.120 --> 00:02.389 align:start\n \n\n00:02.389 --> 00:03.000\nHola.`,
    ],
    ['with an arrow in a note', `WEBVTT\n\nNOTE de 1 --> 2\n\n${cue}`],
    ['with an arrow in a style', `WEBVTT\n\nSTYLE\n/* a --> b */\n::cue{}\n\n${cue}`],
    ['whose last words end a second after a rounded length', 'WEBVTT\n\n00:09.000 --> 00:10.980\nHola.'],
  ])('%s are taken: every browser plays them', async (_what, text) => {
    expect(await captions(text)).toEqual([]);
  });

  test.each([
    [
      'of another notation',
      '1\n00:00:00,000 --> 00:00:02,000\nHola.',
      'These are captions in another notation (.srt): write WEBVTT above them, then an empty line, and points in place of the commas in all times',
    ],
    [
      'whose words were encoded twice',
      `WEBVTT\n\n${cue} Â¿Y tÃº?`,
      'line 4 has letters that were encoded twice ("Â¿Y")',
    ],
    [
      'of which Git LFS keeps the words',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
      'ana.vtt of the environment is a pointer of Git LFS, and not the file itself. Run: git lfs pull',
    ],
    [
      'without a signature',
      cue,
      'line 1 is "00:00:00.000 --> 00:00:02.000": write WEBVTT above it, then an empty line.',
    ],
    ['with an empty line first', `\nWEBVTT\n\n${cue}`, 'line 2 is "WEBVTT", and it must be the first one: delete what'],
    [
      'with commas in their times',
      'WEBVTT\n\n00:00:00,000 --> 00:00:02,000\nHola.',
      'line 3: "00:00:00,000 --> 00:00:02,000" is no pair of times: write points in place of the commas, as 00:00:01.000 --> 00:00:04.000.',
    ],
    [
      'with words that have no times',
      `WEBVTT\n\n${cue}\n\nVendo pan.`,
      'line 6: "Vendo pan." has no times, so nobody sees it',
    ],
    [
      'with a < that hides words',
      'WEBVTT\n\n00:00.000 --> 00:02.000\n5 < 7, ¿no?',
      'line 4: "5 < 7, ¿no?" has a < that hides words: write &lt; for it.',
    ],
    [
      'that end before they begin',
      'WEBVTT\n\n00:02.000 --> 00:01.000\nHola.',
      'line 3: the words begin at second 2 and end at 1: nobody sees them.',
    ],
    [
      'that go on after the video',
      'WEBVTT\n\n00:09.000 --> 00:11.500\nHola.',
      'line 3: these words end at second 11.5, the video at 10: correct the times, or "duration".',
    ],
    [
      'with sixty seconds in a minute',
      'WEBVTT\n\n00:00:50.000 --> 00:00:60.000\nHola.',
      'is no pair of times: minutes and seconds go from 00 to 59: correct them, as',
    ],
    [
      'with two digits after the point',
      'WEBVTT\n\n00:00:00.00 --> 00:00:02.00\nHola.',
      'is no pair of times: write three digits after each point, as',
    ],
    ...['→', '—>', '—', '->'].map((arrow): [string, string, string] => [
      `with ${arrow} for an arrow`,
      `WEBVTT\n\n1\n00:00:00.000 ${arrow} 00:00:02.000\nHola.`,
      `line 4: "00:00:00.000 ${arrow} 00:00:02.000" is no pair of times: write --> between them, as`,
    ]),
    [
      'that are a picture',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'),
      'is no text file, whatever its name ends in.',
    ],
    [
      'saved as RTF',
      '{\\rtf1 WEBVTT}',
      'is no text file, whatever its name ends in. Put the text itself there, saved as UTF-8. (0.captions of',
    ],
  ])('%s are refused with the line and what to do', async (_what, text, says) => {
    const problems = await captions(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('public/data/videos/ana.vtt of the environment');
    expect(problems[0]).toContain(says);
  });

  test('of a length with a tenth may end a tenth later, and no second', async () => {
    const ending = (end: string) => `WEBVTT\n\n00:09.000 --> 00:${end}\nHola.`;
    expect(await captions(ending('10.580'), 10.5)).toEqual([]);
    expect(await captions(ending('11.400'), 10.5)).toHaveLength(1);
    expect(await captions(ending('10.300'), 10.2)).toEqual([]);
  });

  test('of fifty thousand lines are judged at once', async () => {
    const begin = Date.now();
    expect(await captions(`WEBVTT\n\n${'x\n\n'.repeat(50_000)}`)).toHaveLength(10);
    expect(Date.now() - begin).toBeLessThan(5_000);
  });
});

describe('a text', () => {
  test.each<[what: string, name: string, says: string]>([
    ['NUL', 'Agencia\0Mosaico', 'has an invisible character (U+0000): type the text again'],
    ['another direction of writing', 'Agencia \u202eociasoM', 'has an invisible character (U+202E)'],
    ['a letter that was lost', 'Panader\ufffda', 'has a � in place of a letter that was lost when the file was saved'],
    ['a line break', 'Agencia\nMosaico', 'must be on one line: take the line breaks out'],
    ['300 letters', 'á'.repeat(300), 'must have at most 100 characters, and has 300'],
    ['a megabyte', 'á'.repeat(1_048_576), 'must have at most 100 characters, and has 1048576'],
    ['nothing', ' \u00a0 ', 'must not be empty'],
  ])('with %s is refused by file and key', async (_what, name, says) => {
    const refused = site(({ agency }) => Object.assign(agency ?? {}, { name })).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(await refused).toContain(`site.json is not valid. Correct these keys:\n  agency.name: ${says}`);
    expect((await refused).length).toBeLessThan(500);
    const { problems } = await list({ ...ana, company: name });
    expect(problems.join('\n')).toContain(`0.company: ${says}`);
  });

  test.each(['Agencia 👩‍👩‍👧', 'متجر الخبز', 'L’Art “Nou” & <b>Cía.</b>', 'José\u0301'])(
    'with signs that readers see is taken: %s',
    async (name) => {
      const { data, problems } = await list({ ...ana, name });
      expect(problems).toEqual([]);
      expect(data['/data/testimonios.json']?.[0]?.name).toBe(name);
    },
  );
});

describe('a phone number', () => {
  test.each([
    ['+1 305 555 0123', '+1 305 555 0123'],
    ['+1 (305) 555-0123', '+1 305 555 0123'],
    ['+1.305.555.0123', '+1 305 555 0123'],
    ['0013055550123', '+13055550123'],
    ['+1\u00a0305\u00a0555–0123', '+1 305 555 0123'],
  ])('spelled %s is taken', async (phone, taken) => {
    expect((await site(({ chat }) => Object.assign(chat ?? {}, { phone }))).chat.phone).toBe(taken);
  });

  test.each(['305 555 0123', 'tel:+13055550123', '+44 (0)20 7946 0123', '+1 305 555 0123 ext. 4', 'llámanos'])(
    'spelled %s is refused',
    async (phone) => {
      await expect(site(({ chat }) => Object.assign(chat ?? {}, { phone }))).rejects.toThrow(
        'chat.phone: must be an international phone number (+1 305 555 0123)',
      );
    },
  );
});

test('every fault of a file is named at once, and no sentence is that of a library', async () => {
  const { problems } = await list(
    { ...ana, name: 7, company: [], videoUrl: null, thumbnailTime: '1:15', captions: 'ana.vtt', duration: -1 },
    {},
    { ...ana, thumbnailTime: -1, captions: { url: '/a.srt', language: '' }, uploaded: '1.12.2026', transcript: '' },
  );
  expect(problems.join('\n')).not.toMatch(/Invalid |Expected |received/);
  expect(problems.join('\n').split('\n  ').slice(1)).toEqual([
    '0.name: must be a text, in quotation marks (line 3, now 7)',
    '0.company: must be a text, in quotation marks (line 4)',
    '0.videoUrl: must be a text, in quotation marks (line 5)',
    '0.thumbnailTime: must be a number, without quotation marks (line 6, now "1:15")',
    '0.captions: must be an object ({ … }), not "ana.vtt" (line 7, now "ana.vtt")',
    '0.duration: must be more than 0 (line 8, now -1)',
    '1.name: is missing: add it (line 10)',
    '1.company: is missing: add it (line 10)',
    '1.videoUrl: is missing: add it (line 10)',
    '2.thumbnailTime: must be at least 0 (line 15, now -1)',
    '2.captions.url: must be the path of a WebVTT file of this site, as /data/videos/ana.vtt: put the file below public/ (line 17, now "/a.srt")',
    '2.captions.language: must not be empty (line 18)',
    '2.uploaded: must be a day of the calendar, as 2026-12-01 (line 20, now "1.12.2026")',
    '2.transcript: must not be empty (line 21)',
  ]);
});

test('a promotion with a folder lists the files that are not served, and the owner of a name that two have', async () => {
  await site(() => undefined);
  put('public/.env', 'PASSWORD=1');
  put('public/Thumbs.db', '');
  put('public/robots.txt', '');
  put('public/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const { notes } = await rehearse(fixture.store, {
    environment: 'staging',
    changes: [{ workspace: 'shell', version: '1.0.0' }],
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites'),
  });
  for (const said of [
    'public/.env is not',
    'public/Thumbs.db is not',
    'public/robots.txt is not',
    'public/logo.svg of',
  ])
    expect(notes).toContainEqual(expect.stringContaining(said));
});

test('a file may name the JSON Schema by which its editor helps; the site does not get it', async () => {
  const named = await site((value) => Object.assign(value, { $schema: '../../platform/schemas/site.schema.json' }));
  expect(named).toEqual(await site((value) => value));
  await expect(site((value) => Object.assign(value, { $schemas: 'x' }))).rejects.toThrow('$schemas: is not known here');
});
