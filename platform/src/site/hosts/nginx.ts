import { isPublic } from '../../lib/public-environment.ts';
import { manifestFile } from '../pictures/identity.ts';
import { entryPaths, immutableFolder, type Served } from '../../store/bucket/content-headers.ts';
import { environmentFile, notFoundFile, revisionOnSite, type SiteMap } from '../site-map.ts';
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
 */
export function nginxFiles(map: SiteMap): Record<'maps.conf' | 'server.conf', string> {
  // An nginx may show several environments. Its names of variables have at most 47 letters.
  const variable = (name: string): string => `$mosaico_${map.environment.replaceAll('-', '_')}_${name}`;
  return { 'maps.conf': maps(map, variable), 'server.conf': server(map, variable) };
}

/** The folder and the file that other sites read, see `entryPaths`. */
const forOthers = `^(?:${immutableFolder}|/${revisionOnSite.replace('.', '\\.')}$)`;

function maps({ pages, documents, aliases, redirects, texts }: SiteMap, variable: (name: string) => string): string {
  const paths = [
    ...Object.keys({ ...documents, ...pages }).map((path) => [path, path] as const),
    ...Object.entries(aliases),
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
map ${variable('plain')} ${variable('path')} {
  default "";
${entries(paths.map(([path, now]) => [path === '/' ? path : `${path}/`, addressValue(now)]))}}
# A file of somebody else's naming, which has no other spelling.
map $uri ${variable('exact')} {
  default "";
${exactNames(documents)
  .map((name) => `  ${keyWord(`~^/${escapedPattern(name)}$`)} exact;\n`)
  .join('')}}
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
map ${variable('path')} ${variable('elsewhere')} {
  default "";
${entries(Object.entries(redirects).map(([path, address]) => [path, addressValue(address)]))}}
# The page that a text is of.
map $uri ${variable('canonical')} {
  default "";
${entries(Object.entries(texts).map(([file, page]) => [`/${file}`, quoted(textHeaders(page).Link ?? '')]))}}
# Only an encrypted connection is to stay so.
map "$https $http_x_forwarded_proto" ${variable('hsts')} {
  default "";
  "~^on|https$" ${quoted(headersOf('document', { noindex: false, tls: true })['Strict-Transport-Security'] ?? '')};
}
`;
}

function server(map: SiteMap, variable: (name: string) => string): string {
  const headers = (served: Served, more: Readonly<Record<string, string>> = {}, indent = '  '): string =>
    Object.entries({
      ...headersOf(served, { noindex: !isPublic(map.environment, map), tls: false }),
      'Strict-Transport-Security': variable('hsts'),
      ...(served !== 'embeddable' && { 'Content-Security-Policy': variable('policy') }),
      // A rollback shows older files again: who asks by date would be told that nothing has changed.
      'Last-Modified': '',
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
error_page 404 /${notFoundFile};
${headers('document', {}, '')}
if (${variable('elsewhere')}) {
  return 302 ${variable('elsewhere')};
}
if (${variable('moved')}) {
  return 301 ${variable('moved')}${variable('query')};
}
location / {
  try_files $uri.html $uri $uri/index.html =404;
}
location ${immutableFolder} {
  try_files $uri =404;
${headers('asset')}}
# Remotes' entries for other sites.
location ~ ${entryPaths} {
  try_files $uri =404;
${headers('entry')}}
# Pages that other sites may show in a frame.
${framed.map(([path, file]) => `location = ${quoted(path)} {\n  try_files ${quoted(`/${file}`)} =404;\n${headers('embeddable')}}\n`).join('')}# Files of somebody else's naming: see the map.
${exactNames(map.documents)
  .map((name) => `location = ${keyWord(`/${name}`)} {\n}\n`)
  .join('')}# What has no address of its own.
location ~ "^/404$|/\\.(?!well-known/)|^/_(?:headers|redirects)$" {
  return 404;
}
location ~ \\.html$ {
  internal;
}
location ~ ^(.+)\\.(?:br|gz)$ {
  if (-f $document_root$1) {
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
  default_type application/manifest+json;
}
location ~ \\.vtt$ {
  types { }
  default_type text/vtt;
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
