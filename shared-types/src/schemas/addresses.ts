import * as v from 'valibot';
import { codeOf } from './text.ts';
import { addressesIn, addressFor, pathOf, type AddressPurpose, type SaidAddress } from './walk.ts';

/** What is said of an address that is none, and what stands in docs/configuration.md. */
export const anAddress = 'must be an https: address or a path of this site (/…)';

/** Endings of files that every browser shows, and of those that not every one does. */
const endings = {
  video: {
    shown: /^(mp4|m4v|webm)$/,
    other: /^(mov|avi|wmv|mkv|flv|mpe?g|3gp|ogv|m3u8|mpd)$/,
    instead: '.mp4 (H.264)',
  },
  picture: {
    shown: /^(jpe?g|png|webp|avif|gif|svg)$/,
    other: /^(hei[cf]|tiff?|psd|ai|eps|pdf|raw|cr2|dng)$/,
    instead: '.webp or .jpg',
  },
} as const;

/** What a tile of a page can show. */
type Media = keyof typeof endings;

const isMedia = (purpose: AddressPurpose): purpose is Media => purpose in endings;

/** Sites that show videos on pages of theirs: their addresses are no files. */
const videoSites: Readonly<Record<string, RegExp>> = {
  YouTube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  Vimeo: /(^|\.)vimeo\.com$/,
  Instagram: /(^|\.)instagram\.com$/,
  Facebook: /(^|\.)(facebook\.com|fb\.watch)$/,
  TikTok: /(^|\.)tiktok\.com$/,
  'Google Drive': /^(drive|docs)\.google\.com$/,
  Dailymotion: /(^|\.)(dailymotion\.com|dai\.ly)$/,
  Loom: /(^|\.)loom\.com$/,
};

/** Whether the site's address is that of a file all the same, as Vimeo's links for players are. */
const isFile = ({ pathname }: URL): boolean =>
  /\.(mp4|m4v|webm|jpe?g|png|webp)$|^\/progressive_redirect\//i.test(pathname);

/** The site whose page an address is, where it is known to show videos. */
function videoSiteOf(url: URL): string | undefined {
  // Its pages end as their files do.
  if (/(^|\.)dropbox\.com$/.test(url.hostname)) return /[?&](raw|dl)=1/.test(url.search) ? undefined : 'Dropbox';
  return isFile(url) ? undefined : Object.keys(videoSites).find((site) => videoSites[site]?.test(url.hostname));
}

/** Every browser and every server accepts an address of so many characters. */
const longest = 2_000;

const label = '[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?';
const host = new RegExp(`^(${label}\\.)*${label}$`);

function parsed(value: string): URL | undefined {
  try {
    return new URL(value, 'https://site.invalid');
  } catch {
    return undefined;
  }
}

/** The origin that a text is, as `https://example.com`, and nothing besides, in the letters that policies are written in; nothing where it is none. */
export function originOf(value: string): string | undefined {
  const url = value.length <= longest && /^https?:\/\/[^/?#]+$/i.test(value) ? parsed(value) : undefined;
  return url && host.test(url.hostname) && !url.username ? url.origin : undefined;
}

/** The origin that a text is, as {@link originOf}, or all origins below a name: `https://*.example.com`. */
export function originsOf(value: string): string | undefined {
  const [, below] = /^https:\/\/\*\.([^/]*\..*)$/i.exec(value) ?? [];
  return below === undefined ? originOf(value) : originOf(`https://${below}`)?.replace('://', '://*.');
}

/** What is wrong with an address for this, and what to give instead; nothing where all is well, as far as it shows without a network. */
export function addressFault(value: string, purpose: AddressPurpose): string | undefined {
  if (value.length > longest) return `must have at most ${longest} characters, and has ${value.length}`;
  return (
    markupFault(value) ?? hiddenFault(value) ?? pastedFault(value) ?? formFault(value) ?? purposeFault(value, purpose)
  );
}

/** Invisible things come along where an address is copied, and only a machine sees them. */
function hiddenFault(value: string): string | undefined {
  // Signs that are made of several have a joiner between them.
  const plain = value.replaceAll(
    /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu,
    '$1-',
  );
  const at = plain.search(/[\s\p{Cc}\p{Cf}\p{Cs}\ufffd]/u);
  if (at < 0) return undefined;
  const sign = value.charAt(at);
  const where = at === 0 ? 'at its beginning' : at === value.length - 1 ? 'at its end' : 'in it';
  if (sign === ' ') return `has a space ${where}: write %20, or delete it`;
  if (/[\r\n]/.test(sign)) return `has a line break ${where}: delete it`;
  if (sign === '\ufffd') return `has a � ${where}, in place of a letter that was lost: write the address again`;
  return `has an invisible character ${where} (${codeOf(value.slice(at))}): delete it`;
}

const markupFault = (value: string): string | undefined =>
  /^\s*<\w/.test(value) ? 'is a piece of HTML: give only the address that stands in it after src=' : undefined;

function pastedFault(value: string): string | undefined {
  // What a question ends in may be its text.
  if (value.includes('?')) return undefined;
  const last = value.at(-1) ?? '';
  const isUnpaired = (open: string, close: string): boolean => last === close && !value.includes(open);
  return /[.,;:!…»”’"'>]/.test(last) || isUnpaired('(', ')') || isUnpaired('[', ']')
    ? `ends in ${last === '"' ? "'\"'" : `"${last}"`}, which belongs to the text that it was copied from: delete it`
    : undefined;
}

function formFault(value: string): string | undefined {
  if (/^\/(?![/\\])/.test(value)) return parsed(value) ? undefined : anAddress;
  if (/^http:\/\//i.test(value)) return 'must be an https: address: write https: in place of http:';
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(value)) return 'must be an https: address: write https:// before it';
  const url = /^https:\/\/[^/\\]/i.test(value) ? parsed(value) : undefined;
  if (!url) return anAddress;
  if (!host.test(url.hostname)) return `${anAddress}: "${url.hostname}" is no name of a site`;
  return url.username || url.password ? 'must be without a user name and a password: everybody can read it' : undefined;
}

function purposeFault(value: string, purpose: AddressPurpose): string | undefined {
  const url = parsed(value);
  if (!url) return undefined;
  if (isMedia(purpose)) return mediaFault(url, purpose);
  if (purpose === 'frame') return frameFault(url);
  if (purpose === 'payment' && accounts.test(url.hostname))
    return 'is a page of your own account, which clients cannot open: give the payment link that is made there';
  return undefined;
}

/** Dashboards of payment providers: addresses that only the seller can open. */
const accounts = /^(dashboard\.(stripe\.com|epayco\.com?|rebill\.com|conekta\.com)|comercios\.wompi\.co)$/;

const instead = {
  video:
    'put the video file (.mp4) below public/ and give its path (/data/videos/ana.mp4), or give the address of the file',
  picture: 'put the picture below public/ and give its path (/data/videos/ana.jpg), or give the address of the file',
} as const satisfies Record<Media, string>;

function mediaFault(url: URL, purpose: Media): string | undefined {
  const site = videoSiteOf(url);
  if (site) return `is a page of ${site}, and no ${purpose}: ${instead[purpose]}`;
  const { shown, other, instead: better } = endings[purpose];
  const ending = endingOf(url);
  if (ending === undefined || shown.test(ending)) return undefined;
  if (other.test(ending)) return `is a file (.${ending}) that not every browser shows: export it as ${better}`;
  const isOther = Object.values(endings).some((each) => each.shown.test(ending) || each.other.test(ending));
  return isOther || /^(html?|php|aspx?|jsp|vtt|srt|txt|docx?|zip)$/.test(ending)
    ? `ends in .${ending}, so it is no ${purpose}: ${instead[purpose]}`
    : undefined;
}

const endingOf = ({ pathname }: URL): string | undefined => /\.([a-z0-9]{2,5})$/i.exec(pathname)?.[1]?.toLowerCase();

/** Pages of videos and of maps refuse to be framed. Their sites give another address for that. */
function frameFault({ hostname, href }: URL): string | undefined {
  const isMap = /^https:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|(www\.)?google\.[a-z.]+\/maps)\//.test(href);
  const site = isMap ? 'Google Maps' : Object.keys(videoSites).find((each) => videoSites[each]?.test(hostname));
  // Its forms can be framed.
  if (!site || site === 'Google Drive' || /^https:\/\/player\.|\/(embed|player|plugins)\b/.test(href)) return undefined;
  return `cannot be embedded: give the address that stands after src= in what "Share", "Embed" gives at ${site}`;
}

/** Whether only its server knows that this address is what it should be: it is another's, and has no ending that says so. */
export function isUncertain({ url, for: purpose }: SaidAddress): boolean {
  const there = parsed(url);
  return (
    isMedia(purpose) &&
    !url.startsWith('/') &&
    there !== undefined &&
    endingOf(there)?.match(endings[purpose].shown) == null
  );
}

/** An address for this: see {@link addressFault}. */
export const address = (purpose: AddressPurpose) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.replaceAll(/^ +| +$/g, '')),
    v.nonEmpty(),
    v.check(
      (value) => addressFault(value, purpose) === undefined,
      ({ input }) => addressFault(input, purpose) ?? anAddress,
    ),
    addressFor(purpose),
  );

/** In a file that browsers read more leniently, judges each address by what it is for. */
export const judged = <S extends v.GenericSchema>(
  schema: S,
): v.SchemaWithPipe<readonly [S, v.RawCheckAction<v.InferOutput<S>>]> =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { url, for: purpose, path } of addressesIn(schema, dataset.value)) {
        const message = addressFault(url, purpose);
        if (message) addIssue({ message, path: pathOf(dataset.value, path) });
      }
    }),
  );
