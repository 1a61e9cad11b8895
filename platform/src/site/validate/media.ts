import { open, type FileHandle } from 'node:fs/promises';
import { imageSizeFromFile } from 'image-size/fromFile';
import {
  addressesIn,
  isUncertain,
  publicDataSchemas,
  siteConfigurationSchema,
  withoutPassword,
  type Testimonial,
} from '@mosaico/shared-types/schemas';
import { siteConfiguration, type Problem } from '../../lib/problem.ts';
import { pointerFault } from '../../lib/read-text.ts';
import type { Store } from '../../store/store.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { allPublicFiles, nearNameHint, servedFile } from '../served-file.ts';

/** What is known of a video or a picture only where it stands. */
export interface MediaFindings {
  /** What no visitor would see. */
  problems: Problem[];
  /** What is there and should be otherwise, and what could not be checked. */
  notes: string[];
}

/** A file that visitors are shown, as it is called in a message. */
interface Shown {
  media: keyof typeof kinds;
  url: string;
  says: string;
}

/**
 * Looks at the videos and pictures that the site configuration and the data files lead to: at the site's own files, and, where an address
 * of another site has no ending that says its type, at the type that its server answers with. Each is requested once. A
 * server that says nothing is noted, and no problem. Pictures and videos below `public/` that no data leads to are looked at, too, and what is
 * wrong with them is noted: a page may show them, or nobody.
 */
export async function mediaFindings(
  store: Pick<Store, 'releaseFolder'>,
  { configuration, data, shell, remotes, accepted }: ResolvedSite,
): Promise<MediaFindings> {
  const files = [
    { name: 'site.json', schema: siteConfigurationSchema, value: configuration.site },
    ...Object.entries(publicDataSchemas).map(([name, schema]) => ({
      name,
      schema,
      value: (data as Readonly<Record<string, unknown>>)[`/${name}`],
    })),
  ];
  const releases = [shell, ...remotes];
  const found = new Map<string, Promise<MediaFindings>>();
  for (const { name, schema, value } of files)
    for (const address of addressesIn(schema, value)) {
      const { for: purpose, url, path } = address;
      if ((purpose !== 'video' && purpose !== 'picture') || found.has(url)) continue;
      const shown = { media: purpose, url, says: withoutPassword(`${name}: ${path.join('.')}: ${url}`) };
      if (url.startsWith('/'))
        found.set(
          url,
          ofFile(
            name,
            url,
            ownFindings(
              shown,
              (await servedFile(store, releases, configuration, url))?.file,
              nearNameHint(releases, configuration, url),
            ),
          ),
        );
      else if (isUncertain(address)) found.set(url, ofFile(name, url, answerFindings(shown)));
    }
  for (const { url, file, name } of await allPublicFiles(store, releases, configuration)) {
    const media = mediaNamed(url);
    if (media && !found.has(encodeURI(url)) && !found.has(url))
      found.set(url, noted(ownFindings({ media, url, says: name }, file, '')));
  }
  const all = await Promise.all(found.values());
  return { problems: all.flatMap(({ problems }) => problems), notes: all.flatMap((each) => each.notes) };

  /** What is wrong with an accepted file is only noted. */
  async function ofFile(name: string, url: string, looking: Promise<Look>): Promise<MediaFindings> {
    const { fault, notes: noted } = await looking;
    if (!fault) return { problems: [], notes: noted };
    if (accepted.has(name)) return { problems: [], notes: [fault.text, ...noted] };
    const workspace = (await servedFile(store, releases, configuration, `/${name}`))?.release?.workspace;
    const problem = { ...fault, workspace: workspace ?? siteConfiguration, subject: withoutPassword(url) };
    return { problems: [problem], notes: noted };
  }
}

/** Files that people take for pictures and videos, also where no browser does. */
const endings = {
  picture: /\.(jpe?g|png|gif|webp|avif|svg|heic|heif|bmp|tiff?)$/i,
  video: /\.(mp4|m4v|mov|webm|avi|mkv)$/i,
} as const;

const mediaNamed = (url: string): Shown['media'] | undefined =>
  endings.picture.test(url) ? 'picture' : endings.video.test(url) ? 'video' : undefined;

/** Findings that stop nobody. */
async function noted(looking: Promise<Look>): Promise<MediaFindings> {
  const { fault: found, notes: others } = await looking;
  return { problems: [], notes: [...(found ? [found.text] : []), ...others] };
}

/** What a look at one file or address finds: at most one fault. */
interface Look {
  fault?: Pick<Problem, 'code' | 'text'>;
  notes: string[];
}

const fault = (code: string, text: string): Look => ({ fault: { code, text }, notes: [] });
const notes = (...texts: string[]): Look => ({ notes: texts });

const megabyte = 1024 * 1024;

/**
 * Of each kind: how files begin that every browser shows, the format to export as, from how many bytes on a file is too heavy for a
 * phone and what to do, and the types that servers answer with.
 */
const kinds = {
  video: {
    // oxlint-disable-next-line no-control-regex -- The first byte of a WebM.
    begins: /^(.{4}ftyp(isom|iso[2-6]|mp4[12]|avc1|M4V |dash)|\x1aE\xdf\xa3.{0,60}\x42\x82.webm)/s,
    format: '.mp4 (H.264)',
    heavy: 50 * megabyte,
    remedy: 'Export it at 1280 × 720 with about 2 Mbit/s',
    types: /^video\/|^application\/mp4$/,
  },
  picture: {
    begins:
      /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs]|(\xef\xbb\xbf)?\s*<(\?xml|svg|!--|!doctype svg))/is,
    format: '.webp or .jpg',
    heavy: megabyte,
    remedy: 'Export it as .webp or .jpg, no wider than 1600 pixels',
    types: /^image\//,
  },
} as const;

/** Pixels of a picture, at most. A browser keeps four bytes of each while it shows the picture, however few the file has. */
export const mostPixels = 4_096 ** 2;

async function ownFindings({ media, url, says }: Shown, file: string | undefined, hint: string): Promise<Look> {
  if (file === undefined)
    return notes(`${says} is no file of this site: add public${url}, or correct the address.${hint}`);
  const { size, begin, codecs, isCut, isLate } = await lookAt(file);
  const { begins, format, heavy, remedy } = kinds[media];
  const isPointer = pointerFault(begin.toString('latin1', 0, 64));
  if (isPointer !== undefined) return fault('media-format', `${says} ${isPointer}.`);
  if (!begins.test(begin.toString('latin1')))
    return fault(
      'media-format',
      `${says} is no ${media} that every browser shows, whatever its name ends in: export it as ${format}.`,
    );
  if (isCut)
    return fault(
      'media-cut',
      `${says} is not whole: its recording, export or copy was broken off, and browsers play none of it or only a part. Copy it here again, or export it anew as ${format}.`,
    );
  const mute = codecs.map((codec) => muteCodecs[codec]).find((codec) => codec !== undefined);
  const hidden = codecs.map((codec) => hiddenCodecs[codec]).find((codec) => codec !== undefined);
  if (hidden !== undefined)
    return fault(
      'media-codec',
      `${says} is ${hidden}, which not every browser shows: export it as ${format}. On an iPhone, choose "Más compatible" ("Most Compatible") in Settings, Camera, Formats for the next one.`,
    );
  if (mute !== undefined)
    return fault(
      'media-codec',
      `${says} has its sound in ${mute}, which not every browser plays: export it as ${format} with sound in AAC.`,
    );
  const sides = media === 'picture' ? await sidesOf(file) : undefined;
  if (sides && sides.width * sides.height > mostPixels)
    return fault(
      'media-pixels',
      `${says} has ${sides.width} × ${sides.height} pixels, and a phone can show ${(mostPixels / 1e6).toFixed(1)} million at most, however few bytes they are. ${remedy}.`,
    );
  return notes(
    ...(size > heavy ? [`${says} has ${Math.round(size / megabyte)} MB: a phone waits long for it. ${remedy}.`] : []),
    ...(isLate && size > megabyte
      ? [
          `${says} begins late: browsers read its end before they show a picture. Export it with "Web Optimized" or "Fast Start" (HandBrake, Premiere, DaVinci), or run: ffmpeg -i in.mp4 -c copy -movflags +faststart out.mp4.`,
        ]
      : []),
  );
}

/** The sides of a picture in pixels; nothing for a drawing (SVG), which has none, and where the file does not say them. */
async function sidesOf(file: string): Promise<{ width: number; height: number } | undefined> {
  const found = await imageSizeFromFile(file).catch(() => undefined);
  return found?.type === 'svg' ? undefined : found;
}

/** Codecs of MP4 files, by their sample entries, and of WebM files, that play in some browsers only, and what people call them. */
const hiddenCodecs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['hvc1', 'hev1'].map((codec) => [codec, 'a video in HEVC (H.265, "High Efficiency")'])),
  ...Object.fromEntries(['dvh1', 'dvhe', 'dvav', 'dva1'].map((codec) => [codec, 'a video in Dolby Vision'])),
  ...Object.fromEntries(['apch', 'apcn', 'apcs', 'apco', 'ap4h', 'ap4x'].map((codec) => [codec, 'a video in ProRes'])),
  ...Object.fromEntries(['av01', 'V_AV1'].map((codec) => [codec, 'a video in AV1'])),
  mp4v: 'a video in MPEG-4 Visual',
};

/** Codecs of sound in MP4 files, by their sample entries, without which some browsers show a silent video. */
const muteCodecs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ac-3', 'ec-3', 'ac-4'].map((codec) => [codec, 'Dolby Digital'])),
  ...Object.fromEntries(['dtsc', 'dtse', 'dtsh', 'dtsl'].map((codec) => [codec, 'DTS'])),
  ...Object.fromEntries(['samr', 'sawb'].map((codec) => [codec, "AMR (a phone's)"])),
  ...Object.fromEntries(['lpcm', 'ipcm', 'sowt', 'twos', 'in24', 'fl32'].map((codec) => [codec, 'PCM (uncompressed)'])),
  alac: 'ALAC (Apple Lossless)',
};

/** Bytes of an MP4's list of contents, at most: one of two hours has some megabytes. */
const mostOfContents = 32 * megabyte;

/** What an MP4's boxes say. */
interface Contents {
  /** The first codec of each track. */
  codecs: string[];
  /** The list of contents (`moov`) is not there, or the file ends before it or the pictures do. */
  isCut: boolean;
  /** The list of contents stands behind the pictures. */
  isLate: boolean;
}

async function contentsOf(handle: FileHandle, size: number): Promise<Contents> {
  const header = Buffer.alloc(16);
  const found: Contents = { codecs: [], isCut: false, isLate: false };
  let hasPictures = false;
  let hasContents = false;
  let at = 0;
  for (let boxes = 0; boxes < mostBoxes && at + 8 <= size; boxes += 1) {
    const { bytesRead } = await handle.read(header, 0, header.length, at);
    if (bytesRead < 8) break;
    const short = header.readUInt32BE(0);
    // Zero goes to the end of the file, one has its length behind the name.
    const length = short === 0 ? size - at : short === 1 ? Number(header.readBigUInt64BE(8)) : short;
    if (length < 8) break;
    const name = header.toString('latin1', 4, 8);
    // Other boxes, and what a program left behind the last one, matter to no browser.
    if ((name === 'moov' || name === 'mdat') && at + length > size) found.isCut = true;
    if (name === 'mdat') hasPictures = true;
    if (name === 'moov' && !hasContents) {
      hasContents = true;
      found.isLate = hasPictures;
      const contents = Buffer.alloc(Math.min(length, size - at, mostOfContents));
      await handle.read(contents, 0, contents.length, at);
      const entries = contents.toString('latin1').matchAll(/stsd.{12}(.{4})/gs);
      found.codecs = Array.from(entries, ([, codec = '']) => codec);
    }
    at += length;
  }
  return { ...found, isCut: found.isCut || !hasContents };
}

/** How a file begins, how many bytes it has, and what a video holds. */
async function lookAt(file: string): Promise<Contents & { size: number; begin: Buffer }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    const begin = buffer.subarray(0, bytesRead);
    const { size } = await handle.stat();
    // AVIF is a picture in such boxes, and no video.
    const isMp4 = kinds.video.begins.test(begin.toString('latin1')) && begin.toString('latin1', 4, 8) === 'ftyp';
    // A WebM names its codecs near its beginning.
    const codecs = Array.from(begin.toString('latin1').matchAll(/[AV]_[A-Z\d]+/g), ([codec]) => codec);
    const contents = isMp4 ? await contentsOf(handle, size) : { codecs, isCut: false, isLate: false };
    return { size, begin, ...contents };
  } finally {
    await handle.close();
  }
}

/** More than any program writes. */
const mostBoxes = 1_000;

/** Milliseconds that a server has to say what stands at an address. */
const answerTimeoutMs = 5_000;

async function answerFindings({ media, url, says }: Shown): Promise<Look> {
  const answer = await answerOf(url);
  if (!answer)
    return notes(
      `${says} has no ending that says what it is, and its server did not answer: open it and see that it is a ${media}.`,
    );
  const { status, type } = answer;
  if (status === 404 || status === 410)
    return fault('media-missing', `${says} is not there (its server answers ${status}): correct the address.`);
  if (status >= 400 || type === '' || /^(application|binary)\/octet-stream$/.test(type))
    return notes(
      `${says} has no ending that says what it is, and its server does not say it either (${status}, ${type || 'no type'}): open it and see that it is a ${media}.`,
    );
  if (kinds[media].types.test(type)) return notes();
  const is = type.startsWith('text/html') ? 'a page' : 'something else';
  return fault(
    'media-type',
    `${says} is ${is} (${type}) and no ${media}: give the address of the file itself, or put the file below public/ and give its path.`,
  );
}

/** Status and content type of an address, without its body. `undefined` if the server does not respond. */
async function answerOf(url: string): Promise<{ status: number; type: string } | undefined> {
  const ask = async (init: RequestInit): Promise<Response> => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(answerTimeoutMs) });
    await response.body?.cancel();
    return response;
  };
  try {
    const head = await ask({ method: 'HEAD' });
    // Some servers know no question without an answer.
    const { status, headers } = head.status >= 400 ? await ask({ headers: { Range: 'bytes=0-0' } }) : head;
    return { status, type: (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '' };
  } catch {
    return undefined;
  }
}

/** The list of testimonials, each with its video. */
const videoList = 'data/testimonios.json';

/** What every new video needs, whatever day its list gives it (WCAG 1.2.2, 1.2.3). */
const needed = ['captions', 'transcript'] as const;

/**
 * Videos without captions or transcript that the previous revision does not show. The dates in a list do not matter: they may be missing or
 * wrong. In a new environment no video is known to be old or new.
 */
export function uncaptionedVideos({ data, previous }: Pick<ResolvedSite, 'data' | 'previous'>): Problem[] {
  if (!previous) return [];
  return listIn(data).flatMap((entry, index) => {
    const missing = needed.filter((key) => entry[key] === undefined);
    const { name, videoUrl } = entry;
    if (missing.length === 0 || previous.videos.has(videoUrl)) return [];
    const text =
      `${videoList}: ${index} (${name}, ${videoUrl}) is a video that "${previous.environment}" does not show today, and has no ${missing.join(' and no ')}: ` +
      'add what is missing, or go on without it with --force <reason>.';
    return [{ code: 'uncaptioned-video', workspace: siteConfiguration, subject: videoUrl, text }];
  });
}

/**
 * A list without days, in which no rule finds a new video by its day, and how many videos are in no list for search engines. A note for who brings
 * the list, and to nobody afterwards.
 */
export function videoNotes({ data, accepted }: Pick<ResolvedSite, 'data' | 'accepted'>): string[] {
  if (accepted.has(videoList)) return [];
  const list = listIn(data);
  const unseen = list.filter(({ posterUrl }) => posterUrl === undefined);
  return [
    ...(list.length === 0 || list.some(({ uploaded }) => uploaded !== undefined)
      ? []
      : [
          `${videoList} gives no video a day ("uploaded"), so which of them need captions and a transcript is not known: give each the day of its publication, as 2026-12-01.`,
        ]),
    ...(unseen.length === 0
      ? []
      : [
          `Search engines get no data of ${unseen.length} of the ${list.length} videos in ${videoList}: they have no "posterUrl".`,
        ]),
  ];
}

const listIn = (data: ResolvedSite['data']): readonly Testimonial[] => data[`/${videoList}`] ?? [];
