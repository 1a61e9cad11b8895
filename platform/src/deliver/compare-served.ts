import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedFolder } from '../browser/versions/overrides.ts';
import { bytesAtMost } from '../lib/bounds.ts';
import { keysBelow } from '../lib/files-below.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { progressOf } from '../lib/progress.ts';
import { isPublic } from '../lib/public-environment.ts';
import { fileHeaders, headersOf } from '../site/hosts/headers.ts';
import { environmentFile, notFoundFile, revisionOnSite, servedNames, type SiteMap } from '../site/site-map.ts';
import { contentHeaders, immutableFolder } from '../store/bucket/content-headers.ts';

/** What a comparison may cost. */
export interface ComparisonLimits {
  /** Milliseconds that one answer may take. */
  timeoutMs: number;
  /** How many pages, and how many other files, are requested at most. */
  most: number;
  /** Bytes of the largest file that is requested. */
  bytes: number;
}

const usualLimits: ComparisonLimits = { timeoutMs: 15_000, most: 100, bytes: 1_000_000 };

/** Requests at once: a visitor's browser asks as many. */
const width = 6;

/** How what a host serves compares with a composition. */
export interface Comparison {
  /** How many addresses were requested. */
  asked: number;
  /** What differs: one line each, with the first addresses at which it does, and what to do. */
  differences: string[];
}

/** An address of the site, and what it must answer. */
interface Expected {
  path: string;
  file: string;
  headers: Readonly<Record<string, string>>;
  isDocument: boolean;
  isCompressed: boolean;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer | undefined;
}

/**
 * Compares what a host answers at `origin` with the composition in `folder`: its revision, each document, files, headers, compression and
 * redirects. Rejects where the host does not answer at all, or shows another revision.
 */
export async function compareServed(
  folder: string,
  map: SiteMap,
  origin: string,
  limits: ComparisonLimits = usualLimits,
): Promise<Comparison> {
  const found = new Map<string, string[]>();
  let asked = 0;
  const note = (what: string, path: string): void => void found.set(what, [...(found.get(what) ?? []), path]);
  const ask = async (path: string): Promise<Answer> => {
    asked += 1;
    return answerAt(origin + path, limits);
  };
  expectRevision(await ask(`/${revisionOnSite}`), map, origin);
  const all = await expectedOf(folder, map, origin, limits);
  const redirects = redirectsOf(map);
  const onCompared = progressOf('comparing', all.length + redirects.length, 'addresses');
  await inParallel(all, width, async (expected) => {
    const { path } = expected;
    const answer = await ask(path).catch((error: Error) => void note(`does not answer: ${error.message}`, path));
    onCompared();
    if (!answer) return;
    if (answer.status !== 200) return note(`answers ${answer.status}${leadingTo(answer)}, and must answer 200`, path);
    const composed = await readFile(join(folder, expected.file));
    if (answer.body === undefined || !answer.body.equals(composed))
      note(
        expected.isDocument && answer.body
          ? changeIn(composed.toString(), answer.body.toString())
          : 'is another file than was composed: upload again, and let the CDN change none',
        path,
      );
    for (const fault of headerFaults(expected, answer.headers)) note(fault, path);
  });
  await inParallel(redirects, width, async ([from, to]) => {
    const answer = await ask(from).catch(() => undefined);
    onCompared();
    const location = answer?.headers.get('location');
    const leads = location && new URL(location, origin + from).href;
    // A bucket shows the page itself, since its own redirects would lose the query.
    if (answer?.status === 200 && to.startsWith('/')) return;
    if (leads !== new URL(to, origin).href)
      note(
        `must lead to ${to}, and ${answer ? `answers ${answer.status}${leadingTo(answer)}` : 'does not answer'}`,
        from,
      );
  });
  const missing = await ask('/mosaico-no-existe').catch(() => undefined);
  if (missing && missing.status !== 404)
    note(
      `answers ${missing.status}, and there is no page: it must answer 404 with the not-found page`,
      '/mosaico-no-existe',
    );
  // Answers come in any order. Two comparisons of one site name the same addresses.
  const order = [...all.map(({ path }) => path), ...redirects.map(([from]) => from)];
  const inOrder = (paths: readonly string[]): string[] => paths.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return { asked, differences: [...found].map(([what, paths]) => `${named(inOrder(paths))} ${what}.`) };
}

/** How many addresses a line names. */
const mostNamed = 3;

const named = (paths: readonly string[]): string =>
  paths.slice(0, mostNamed).join(', ') + (paths.length > mostNamed ? ` and ${paths.length - mostNamed} more:` : ':');

/** Throws where another revision, or another site, is shown. */
function expectRevision({ status, body }: Answer, { revision, environment }: SiteMap, origin: string): void {
  let shown: unknown;
  try {
    shown = (JSON.parse(String(body)) as { revision?: unknown }).revision;
  } catch {
    throw new Error(
      `${origin}/${revisionOnSite} answers ${status}, and not what a site of Mosaico says of itself. Give the origin at which "${environment}" is served.`,
    );
  }
  if (shown !== revision)
    throw new Error(
      `${origin} shows revision ${String(shown)}, and "${environment}" is at ${revision}: upload it, or let the CDN ask again for ${revisionOnSite}.`,
    );
}

async function expectedOf(
  folder: string,
  map: SiteMap,
  origin: string,
  { most, bytes }: ComparisonLimits,
): Promise<Expected[]> {
  const names = new Set(keysBelow(folder));
  const circumstances = { noindex: !isPublic(map.environment, map), tls: origin.startsWith('https:') };
  const isCompressed = (file: string): boolean => names.has(`${file}.gz`);
  const documents = Object.entries(map.pages)
    .filter(([path]) => !(path in map.redirects))
    .slice(0, most)
    .map(([path, file]): Expected => {
      const headers = headersOf(map.embeddable.includes(file) ? 'embeddable' : 'document', circumstances);
      return { path, file, headers, isDocument: true, isCompressed: isCompressed(file) };
    });
  const files: Expected[] = [];
  const own = new Set(Object.values(map.pages));
  const served = servedNames(names);
  const assets = served.filter((file) => `/${file}`.startsWith(immutableFolder));
  const isCode = (file: string): boolean => /\.(js|css)$/.test(file);
  // Of releases' files, which browsers keep for a year, those tell that are spread over all workspaces: code, and pictures and fonts.
  const compared = new Set([
    ...evenly(assets.filter(isCode), most),
    ...evenly(
      assets.filter((file) => !isCode(file)),
      most / 4,
    ),
  ]);
  let others = 0;
  for (const file of served) {
    // `serve` reports the releases as they are now.
    const isNow = file === environmentFile || `/${file}`.startsWith(publishedFolder);
    if (own.has(file) || isNow || file === notFoundFile || file === revisionOnSite) continue;
    const isAsset = `/${file}`.startsWith(immutableFolder);
    if (isAsset ? !compared.has(file) : others >= most) continue;
    if ((await stat(join(folder, file))).size > bytes) continue;
    if (!isAsset) others += 1;
    const path = `/${file.split('/').map(encodeURIComponent).join('/')}`;
    files.push({
      path,
      file,
      headers: fileHeaders(`/${file}`, circumstances),
      isDocument: false,
      isCompressed: isCompressed(file),
    });
  }
  return [...documents, ...files];
}

/** At most so many of a list, from its whole length. */
function evenly(list: readonly string[], most: number): string[] {
  const count = Math.min(list.length, Math.ceil(most));
  const step = list.length / count;
  return Array.from({ length: count }, (_, index) => list[Math.floor(index * step)] ?? '');
}

/** More earlier addresses show no more of a host. */
const mostRedirects = 20;

function redirectsOf({ pages, aliases, redirects }: SiteMap): [from: string, to: string][] {
  const page = Object.keys(pages).find((path) => path !== '/' && !(path in redirects));
  return [
    ...Object.entries(aliases).filter(([, to]) => !(to in redirects)),
    ...Object.entries(redirects),
    ...(page === undefined ? [] : [[`${page}/?a=%2f`, `${page}?a=%2f`] satisfies [string, string]]),
  ].slice(0, mostRedirects);
}

const leadingTo = ({ headers }: Answer): string => {
  const location = headers.get('location');
  return location === null ? '' : ` to ${location}`;
};

const directivesOf = (value: string, between: ',' | ';'): Set<string> =>
  new Set(value.split(between).flatMap((each) => each.trim().replaceAll(/\s+/g, ' ').toLowerCase() || []));

/** Whether browsers keep an answer as they must: requested anew each time, or kept for days at least. */
function isKeptAs(wanted: string, directives: ReadonlySet<string>): boolean {
  // `no-cache="set-cookie"` is about that header alone.
  const isAskedAnew = ['no-cache', 'no-store', 'max-age=0'].some((each) => directives.has(each));
  // A CDN goes by this one before the others.
  const isKeptByCdn = [...directives].some((each) => /^s-maxage=[1-9]/.test(each));
  return wanted === 'no-cache'
    ? isAskedAnew && !isKeptByCdn
    : !isAskedAnew && [...directives].some((each) => /^max-age=\d{6,}$/.test(each));
}

/** Directives that take nothing from a page, and allow it nothing. */
const harmless = /^(upgrade-insecure-requests|block-all-mixed-content|report-(uri|to) .*)$/;

const isSamePolicy = (wanted: ReadonlySet<string>, answered: ReadonlySet<string>): boolean =>
  [...wanted].every((each) => answered.has(each)) &&
  [...answered].every((each) => wanted.has(each) || harmless.test(each));

/** What is wrong with an answer's headers. A host may say more than it must. */
function headerFaults({ headers, file, isCompressed }: Expected, answered: Headers): string[] {
  const faults = Object.entries(headers).flatMap(([name, wanted]) => {
    const value = answered.get(name);
    if (value === null) return [`comes without ${name}: send "${wanted}", as _headers has it`];
    const isSame =
      name === 'Cache-Control'
        ? isKeptAs(wanted, directivesOf(value, ','))
        : name === 'Content-Security-Policy'
          ? isSamePolicy(directivesOf(wanted, ';'), directivesOf(value, ';'))
          : name === 'Strict-Transport-Security'
            ? /max-age=[1-9]/.test(value)
            : name === 'X-Robots-Tag' || name === 'Link' || name === 'Vary'
              ? value.includes(wanted)
              : value.toLowerCase() === wanted.toLowerCase();
    return isSame ? [] : [`says ${name}: ${value}, and must say "${wanted}"`];
  });
  if (
    headers['X-Robots-Tag'] === undefined &&
    (answered.get('x-robots-tag') ?? '').includes('noindex') &&
    !file.endsWith('.md')
  )
    faults.push('is kept from search engines by X-Robots-Tag: take that header away');
  if (isCompressed && !answered.has('content-encoding'))
    faults.push('is sent uncompressed to who takes gzip and brotli: let the host send what is compressed beside it');
  const type = (text: string): string =>
    text.split(';', 1)[0]?.replace('application/javascript', 'text/javascript') ?? '';
  const { contentType } = contentHeaders(file);
  if (type(answered.get('content-type') ?? '') !== type(contentType) && !file.endsWith('.ico'))
    faults.push(`has the type ${answered.get('content-type') ?? '(none)'}, and must have ${contentType}`);
  return faults;
}

/**
 * What has happened to a document on its way, and which setting of a CDN does that. The documents differ.
 */
export function changeIn(composed: string, served: string): string {
  const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const isFewer = (pattern: RegExp): boolean => count(served, pattern) < count(composed, pattern);
  const isMore = (pattern: RegExp): boolean => count(served, pattern) > count(composed, pattern);
  const bare = (text: string): string => text.replaceAll(/<!--[^]*?-->|[\s"'/]/g, '');
  if (composed.startsWith(served)) return `ends after ${Buffer.byteLength(served)} bytes: the host has cut it`;
  const causes = [
    ...(isFewer(/<!--/g) ? ['comments are gone (minifying HTML): React reads where texts end from them'] : []),
    ...(isMore(/<script\b[^>]*\stype=["']?(?!application\/(?:ld\+)?json|module)/gi)
      ? ['scripts have another type (Rocket Loader, or scripts loaded later)']
      : []),
    ...(isMore(/<script\b/gi) ? ['scripts were added (statistics, tests, protection against robots)'] : []),
    ...(isMore(/email-protection|__cf_email__/g) ? ['e-mail addresses are hidden (e-mail obfuscation)'] : []),
    ...(isMore(/&#?\w+;/g) || isFewer(/&#?\w+;/g) ? ['letters are written as entities, or entities as letters'] : []),
    ...(isFewer(/https?:\/\//g) ? ['addresses are rewritten'] : []),
  ];
  if (causes.length === 0 && bare(composed) === bare(served))
    causes.push('spaces or quotation marks are gone (minifying HTML)');
  if (causes.length === 0) {
    let at = 0;
    while (composed[at] === served[at]) at += 1;
    causes.push(`it differs from character ${at} on: ${JSON.stringify(served.slice(Math.max(0, at - 20), at + 40))}`);
  }
  return `is another document than was composed: ${causes.join('; ')}. Let the CDN change no documents`;
}

async function answerAt(address: string, { timeoutMs, bytes }: ComparisonLimits): Promise<Answer> {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'gzip, br', 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new Error(`${address} does not answer (${message}): look whether that is the site's address.`);
  });
  const { status, headers } = response;
  // A document may have grown on its way.
  const body = response.body ? await bytesAtMost(response.body, 4 * bytes) : Buffer.alloc(0);
  return { status, headers, body };
}
