import { isPublic } from '../../lib/public-environment.ts';
import { manifestFile } from '../pictures/identity.ts';
import { entryPaths, immutableFolder, type Served } from '../../store/bucket/content-headers.ts';
import { notFoundFile, type SiteMap } from '../site-map.ts';
import { headersOf, textHeaders } from './headers.ts';

/** Folder of a composition with the files that nginx includes. It is not served. */
export const nginxFolder = '.nginx';

type Table = readonly (readonly [key: string, value: string])[];

/**
 * What nginx includes of a composition, by file name: `maps.conf` in its `http` block, and `server.conf` in the `server` block whose
 * `root` the composition is. Other spellings and earlier paths of a page redirect to its path (301, with the query). Pages
 * that redirect are a 302. Everything else is a 404 with the not-found page. Throws for what cannot stand in a configuration.
 */
export function nginxFiles(map: SiteMap): Record<'maps.conf' | 'server.conf', string> {
  // An nginx may show several environments. Its names of variables have at most 47 letters.
  const variable = (name: string): string => `$mosaico_${map.environment.replaceAll('-', '_')}_${name}`;
  return { 'maps.conf': maps(map, variable), 'server.conf': server(map, variable) };
}

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
  "~*^(?<${captured('page')}>.*?)(?:/index(?:\\.html)?|(?<=[^/])\\.html)?/?$" "${variable('page')}/";
}
# The page's path. nginx compares without regard to case.
map ${variable('plain')} ${variable('path')} {
  default "";
${entries(paths.map(([path, now]) => [path === '/' ? path : `${path}/`, now]))}}
# Where another spelling leads.
map "${variable('path')} ${variable('asked')}" ${variable('moved')} {
  default ${variable('path')};
  "~^(.*) \\1$" "";
}
map ${variable('path')} ${variable('elsewhere')} {
  default "";
${entries(Object.entries(redirects))}}
# The page that a text is of.
map $uri ${variable('canonical')} {
  default "";
${entries(Object.entries(texts).map(([file, page]) => [`/${file}`, textHeaders(page).Link ?? '']))}}
# Only an encrypted connection is to stay so.
map "$https $http_x_forwarded_proto" ${variable('hsts')} {
  default "";
  "~^on|https$" ${quoted(headersOf('document', { closed: false, tls: true })['Strict-Transport-Security'] ?? '')};
}
`;
}

function server(map: SiteMap, variable: (name: string) => string): string {
  const headers = (served: Served, more: Readonly<Record<string, string>> = {}, indent = '  '): string =>
    Object.entries({
      ...headersOf(served, { closed: !isPublic(map.environment, map), tls: false }),
      'Strict-Transport-Security': variable('hsts'),
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
  return 301 ${variable('moved')}$is_args$args;
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
${framed.map(([path, file]) => `location = ${quoted(path)} {\n  try_files ${quoted(`/${file}`)} =404;\n${headers('embeddable')}}\n`).join('')}# What has no address of its own.
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

/** The lines of a `map`. */
function entries(table: Table): string {
  return table.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};\n`).join('');
}

/** A word of nginx's language. Throws for what could end it. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot stand in an nginx configuration.`);
  return `"${text}"`;
}
