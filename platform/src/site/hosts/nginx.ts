import { isPublic } from '../../lib/public-environment.ts';
import { manifestFile } from '../pictures/identity.ts';
import { entryPaths, immutableFolder, type Served } from '../../store/bucket/content-headers.ts';
import { canaryFolder, environmentFile, notFoundFile, revisionOnSite, type SiteMap } from '../site-map.ts';
import {
  anyCookie,
  beginnings,
  buckets,
  canaryCookie,
  cookieAttributes,
  cookiePattern,
  cookieSeconds,
  crawlers,
  stableDestinations,
  stablePaths,
  stableQueries,
  type Split,
} from './arms.ts';
import { documentNames, frameAncestors, headersOf, inertPolicy, textHeaders, unconfinedNames } from './headers.ts';
import { locationOf } from './location.ts';

/** Folder of a composition with the files that nginx includes. It is not served. */
export const nginxFolder = '.nginx';

/** What `plainPath` and `queryOf` (`shared-types/src/paths.ts`) take from the end of a path, as nginx has it: decoded. */
const afterLink = String.raw`(?:(?<=[a-z0-9/])&[^/]*)?(?:(?:(?<=[a-z0-9])|(?<=/)(?!\.))[)\]}>.,;:!?'\x22*_~ (\x80-\xff]{1,24})?`;

type Table = readonly (readonly [key: string, quotedValue: string])[];

/**
 * What nginx includes of a composition, by file name: `maps.conf` in its `http` block, and `server.conf` in the `server` block whose
 * `root` the composition is. Other spellings and earlier paths of a page redirect to its path (301, with the query). Pages
 * that redirect are a 302. Everything else is a 404 with the not-found page.
 * `canary`: the map of the canary arm, where one runs. nginx splits visits as `armOf` does.
 */
export function nginxFiles(map: SiteMap, canary?: SiteMap): Record<'maps.conf' | 'server.conf', string> {
  // An nginx may show several environments. Its names of variables have at most 47 letters.
  const variable = (name: string): string => `$mosaico_${map.environment.replaceAll('-', '_')}_${name}`;
  const arms: Arms = { map, ...(map.canary && canary && { split: map.canary, canary }) };
  return { 'maps.conf': maps(arms, variable), 'server.conf': server(arms, variable) };
}

/** What both arms show. Without a canary there is one. */
interface Arms {
  map: SiteMap;
  split?: Split;
  canary?: SiteMap;
}

/** Folder of the canary arm with an empty file for each bucket that is in it. No address leads there. */
const bucketFolder = `${canaryFolder}/.buckets`;

/**
 * Names of empty files in a composition, one for each bucket of the canary arm. nginx looks for the visitor's at each request, so a step, a
 * promotion and an abort count at once. A reload brings it just the canary's number.
 */
export function bucketFiles({ number, weight }: Split): string[] {
  return Array.from({ length: weight }, (_, index) => `${bucketFolder}/${number}.${index + 1}`);
}

/** The folder and the file that other sites read, see `entryPaths`. */
const forOthers = `^(?:/\\${canaryFolder})?(?:${immutableFolder}|/${revisionOnSite.replace('.', '\\.')}$)`;

/** Before the keys of the canary arm in the tables of both. */
const mark = 'c';

function maps({ map, split, canary }: Arms, variable: (name: string) => string): string {
  /** The entries of a table for both arms. */
  const ofBoth = (table: (map: SiteMap) => Table): Table => [
    ...table(map),
    ...(canary ? table(canary).map(([key, value]) => [mark + key, value] as const) : []),
  ];
  /** What such a table is looked up by. */
  const marked = (key: string): string => (canary ? `"${variable('mark')}${key}"` : key);
  const paths = ({ pages, documents, aliases }: SiteMap): Table =>
    [...Object.keys({ ...documents, ...pages }).map((path) => [path, path] as const), ...Object.entries(aliases)].map(
      ([path, now]) => [path === '/' ? path : `${path}/`, addressValue(now)],
    );
  const exact = [
    ...exactNames(map.documents).map((name) => `~^/${escapedPattern(name)}$`),
    ...exactNames(canary?.documents ?? {}).map((name) => `~^${mark}/${escapedPattern(name)}$`),
  ];
  const captured = (name: string): string => variable(name).slice(1);
  return `# The path as it was asked for.
map $request_uri ${variable('asked')} {
  "~^(?<${captured('written')}>[^?]*)" ${variable('written')};
}
# Without what spellings differ in, and with a slash at the end.
map $uri ${variable('plain')} {
  "~*^(?<${captured('page')}>.*?)(?:/index(?:\\.html)?|(?<=[^/])\\.html)?/?${afterLink}$" "${variable('page')}/";
}
# The page's path. nginx compares without regard to case.
map ${marked(variable('plain'))} ${variable('path')} {
  default "";
${entries(ofBoth(paths))}}
# A file of somebody else's naming, which has no other spelling.
map ${marked('$uri')} ${variable('exact')} {
  default "";
${exact.map((key) => `  ${keyWord(key)} exact;\n`).join('')}}
# Where another spelling leads.
map "${variable('exact')} ${variable('path')} ${variable('asked')}" ${variable('moved')} {
  default ${variable('path')};
  "~^exact " "";
  "~^ (.*) \\1$" "";
}
# The query, with what was added to the path as one.
map $request_uri ${variable('query')} {
  default $is_args$args;
  "~^[^?]*?[A-Za-z0-9/]&(?<${captured('stray')}>[^?/]*)$" "?${variable('stray')}";
  "~^[^?]*?[A-Za-z0-9/]&(?<${captured('strays')}>[^?/]*)\\?(?<${captured('rest')}>.*)$" "?${variable('strays')}&${variable('rest')}";
}
# What an answer may run, by the file that is sent.
map $uri ${variable('policy')} {
  default ${quoted(`${inertPolicy}; ${frameAncestors}`)};
  "~*${forOthers}.*${unconfinedNames}" "";
  "~${forOthers}" ${quoted(inertPolicy)};
  "~*${documentNames}|${unconfinedNames}" ${quoted(frameAncestors)};
}
map ${marked(variable('path'))} ${variable('elsewhere')} {
  default "";
${entries(ofBoth(({ redirects }) => Object.entries(redirects).map(([path, address]) => [path, addressValue(address)])))}}
# The page that a text is of.
map $uri ${variable('canonical')} {
  default "";
${entries(Object.entries(map.texts).map(([file, page]) => [`/${file}`, quoted(textHeaders(page).Link ?? '')]))}}
# Only an encrypted connection is to stay so.
map "$https $http_x_forwarded_proto" ${variable('hsts')} {
  default "";
  "~^on|https$" ${quoted(headersOf('document', { noindex: false, tls: true })['Strict-Transport-Security'] ?? '')};
}
map "$https $http_x_forwarded_proto" ${variable('secure')} {
  default "";
  "~^on|https$" "; Secure";
}
# The cookie of a canary that is over.
map $http_cookie ${variable('ended')} {
  default "";
  "~${anyCookie}" "${canaryCookie}=; ${cookieAttributes(0, false)}${variable('secure')}";
}
${split ? splitMaps(split, variable) : ''}`;
}

/** The rule of \`armOf\` (\`arms.ts\`), as nginx has it. */
function splitMaps({ number }: Split, variable: (name: string) => string): string {
  const matching = (source: string, name: string, pattern: string): string =>
    `map ${source} ${variable(name)} {\n  default "";\n  "~*${pattern}" 1;\n}\n`;
  const captured = (name: string): string => variable(name).slice(1);
  return `# What is the same for every visitor.
${matching('$uri', 'same', stablePaths)}${matching('$is_args$args', 'override', stableQueries)}${matching('$http_sec_fetch_dest', 'framed', stableDestinations)}${matching('$http_user_agent', 'crawler', crawlers)}map "${['same', 'override', 'framed', 'crawler'].map(variable).join('')}" ${variable('armless')} {
  "" "";
  default 1;
}
# The bucket that a visitor is in, by the cookie.
map $http_cookie ${variable('known')} {
  default "";
  "~${cookiePattern(number).replace('(100', `(?<${captured('held')}>100`)}" ${variable('held')};
}
# A new visit, and the bucket that it would be drawn into.
${matching('$http_sec_fetch_site', 'begins', beginnings)}map "${['armless', 'known', 'begins'].map(variable).join(' ')} $http_sec_fetch_dest $http_sec_purpose" ${variable('isnew')} {
  default "";
  "  1 document " 1;
}
split_clients $request_id ${variable('drawn')} {
${Array.from({ length: buckets - 1 }, (_, index) => `  1% ${index + 1};\n`).join('')}  * ${buckets};
}
map "${variable('armless')} ${variable('isnew')} ${variable('known')}" ${variable('bucket')} {
  default none;
  "~^ 1 " ${variable('drawn')};
  "~^  (?<${captured('stays')}>[0-9]+)$" ${variable('stays')};
}
map ${variable('isnew')} ${variable('draw')} {
  default "";
  1 "${canaryCookie}=${number}.${variable('drawn')}; ${cookieAttributes(cookieSeconds, false)}${variable('secure')}";
}
# A cache keeps no answer of an arm for other visitors.
map ${variable('same')} ${variable('cache')} {
  default no-cache;
  "" "private, no-cache";
}
map ${variable('same')} ${variable('vary')} {
  default "";
  "" Cookie;
}
`;
}

function server({ map, split, canary }: Arms, variable: (name: string) => string): string {
  /** Folder of the visitor's arm, from the root of the composition. */
  const arm = split ? variable('arm') : '';
  const ofArm = split ? `\n  try_files ${arm}$uri =404;` : '';
  const headers = (served: Served, more: Readonly<Record<string, string>> = {}, indent = '  '): string =>
    Object.entries({
      ...headersOf(served, { noindex: !isPublic(map.environment, map), tls: false }),
      'Strict-Transport-Security': variable('hsts'),
      ...(served !== 'embeddable' && { 'Content-Security-Policy': variable('policy') }),
      // A rollback shows older files again: a request by date would get the answer that nothing has changed.
      'Last-Modified': '',
      ...(served !== 'asset' && { 'Set-Cookie': variable(split ? 'cookie' : 'ended') }),
      ...(split && served !== 'asset' && { 'Cache-Control': variable('cache'), Vary: variable('vary') }),
      ...more,
    })
      .map(([name, value]) => `${indent}add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;\n`)
      .join('');
  const framed = Object.entries(map.pages).filter(([, file]) => map.embeddable.includes(file));
  return `charset utf-8;
absolute_redirect off;
server_tokens off;
gzip_static on;
gzip_vary on;
if_modified_since off;
error_page 404 ${arm}/${notFoundFile};
${split ? splitServer(split, variable) : ''}${headers('document', {}, '')}
if (${variable('elsewhere')}) {
  return 302 ${variable('elsewhere')};
}
if (${variable('moved')}) {
  return 301 ${variable('moved')}${variable('query')};
}
location / {
  try_files ${arm}$uri.html ${arm}$uri ${arm}$uri/index.html =404;
}
location ${immutableFolder} {
  try_files $uri =404;${split ? '\n  etag on;' : ''}
${headers('asset')}}
# Remotes' entries for other sites.
location ~ ${entryPaths} {
  try_files ${split ? `${arm}$uri ` : ''}$uri =404;
${headers('entry')}}
# Pages that other sites may show in a frame.
${framed.map(([path, file]) => `location = ${quoted(path)} {\n  try_files "${arm}${quoted(`/${file}`).slice(1)} =404;\n${headers('embeddable')}}\n`).join('')}# Files of somebody else's naming: see the map.
${[...new Set([...exactNames(map.documents), ...exactNames(canary?.documents ?? {})])]
  .map((name) => `location = ${keyWord(`/${name}`)} {${ofArm}\n}\n`)
  .join('')}# What has no address of its own.
location ~ "^/404$|/\\.(?!well-known/)|^/_(?:headers|redirects)$" {
  return 404;
}
location ~ \\.html$ {
  internal;
}
location ~ ^(.+)\\.(?:br|gz)$ {
  if (-f $document_root${arm}$1) {
    return 404;
  }
}
# Pages as texts, for machines that read.
location ~ \\.md$ {
  types { }
  default_type "text/markdown; charset=utf-8";
${headers('document', { 'X-Robots-Tag': 'noindex', Link: variable('canonical') })}}
# Types that nginx does not know.
location = /${manifestFile} {
  default_type application/manifest+json;${ofArm}
}
location ~ \\.vtt$ {
  types { }
  default_type text/vtt;${ofArm}
}
`;
}

/**
 * Chooses the arm's folder, before anything is looked up in it. No document has a tag meanwhile: nginx makes tags from size and time, which two
 * arms may have in common.
 */
function splitServer({ number }: Split, variable: (name: string) => string): string {
  const isIn = (bucket: string): string => `-f $document_root/${bucketFolder}/${number}.${bucket}`;
  return `etag off;
set ${variable('arm')} "";
set ${variable('mark')} "";
set ${variable('cookie')} ${variable('ended')};
# The canary runs.
if (${isIn('1')}) {
  set ${variable('cookie')} ${variable('draw')};
}
if (${isIn(variable('bucket'))}) {
  set ${variable('arm')} /${canaryFolder};
  set ${variable('mark')} ${mark};
}
location ^~ /${canaryFolder}/ {
  internal;
}
`;
}

/** Names of the documents of the environment, which answer under them, too. Its page of the environment is a folder's. */
function exactNames(documents: SiteMap['documents']): string[] {
  return Object.values(documents).filter((name) => name !== environmentFile);
}

const escapedPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The lines of a `map`. nginx takes keys that differ in case for one key, and refuses the second: the first one stays. */
function entries(table: Table): string {
  const values = new Map(
    table.toReversed().map(([key, value]) => [key.toLowerCase(), `  ${keyWord(key)} ${value};\n`]),
  );
  return [...values.values()].toReversed().join('');
}

/** A key of a `map`, which may be the name of any file: a string in which nginx knows these escapes, and no variables. */
function keyWord(key: string): string {
  const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${key.replaceAll(/["\\\n\r\t]/g, (sign) => escapes[sign] ?? `\\${sign}`)}"`;
}

/** The value of a `map` for an address. A value may hold variables, and nginx has no escape for their `$`: so it is encoded. */
const addressValue = (address: string): string => quoted(locationOf(address).replaceAll('$', '%24'));

/** A word of nginx's language: of what this file writes, or encodes. Throws for what could end it, or be a variable. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot stand in an nginx configuration.`);
  return `"${text}"`;
}
