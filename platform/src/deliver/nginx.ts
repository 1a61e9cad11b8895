import { notFoundFile, type SiteMap } from '../site/site-map.ts';
import { manifestFile } from '../site/pictures/mark.ts';
import { immutableFolder, type Served } from '../store/bucket/content-headers.ts';
import { headersOf, isClosed, type Circumstances } from '../site/hosts/headers.ts';
import { liveVariables, quoted, tableMaps } from '../site/hosts/nginx-tables.ts';

/** What an nginx configuration is written for. */
export interface NginxSite {
  map: Pick<SiteMap, 'environment'>;
  /** Folder of the composed site, as nginx sees it. */
  folder: string;
  port: number;
  /** Default: any. */
  serverName?: string | undefined;
  /** Encrypts the connections to `port`. */
  tls?: NginxTls | undefined;
  /** nginx has the module that sends brotli twins. */
  brotli?: boolean | undefined;
  /**
   * Path of the script {@link liveTables}, where nginx has the module njs: what a promotion changes then waits for no reload.
   */
  njs?: string | undefined;
  /** Answers on IPv4 alone, where the machine has nothing else. */
  ipv4Only?: boolean | undefined;
}

/** How nginx encrypts. */
export interface NginxTls {
  /** Paths of the certificate, with those it follows from, and of its key. */
  certificate: string;
  key: string;
  /** Port on which everything leads to the encrypted site. */
  httpPort: number;
}

/**
 * A `server` block (with the `map`s it needs beside it) for the `http` block of an nginx configuration: other spellings and
 * earlier paths of a page lead to its path (301, with the query), what leads elsewhere does (302), the rest is 404 with the
 * not-found page; precompressed files, caching and security headers; encrypted as Mozilla's intermediate guideline has it. The
 * tables of paths are the composition's own and read with nginx's next reload, with njs at each request; without it pages that
 * came since answer all the same. nginx compares the words of a `map` without case by itself.
 */
export function nginxConfiguration(site: NginxSite): string {
  const { map, folder, port, serverName = '_', tls, brotli = false, njs, ipv4Only = false } = site;
  const name = `mosaico_${map.environment.replaceAll('-', '_')}`;
  const circumstances = { closed: isClosed(map.environment), tls: tls !== undefined };
  const listen = (on: number, more = ''): string => listens(on, ipv4Only, more);
  const varying = varyingHeaders(name, circumstances);
  return `# ${map.environment}. Written by "mosaico host nginx". ${njs ? 'Promotions need no reload.' : 'Reload nginx after a promotion that moves or redirects pages.'}
# The path as it was asked for.
map $request_uri $${name}_asked {
  "~^(?<${name}_written>[^?]*)" $${name}_written;
}
# Encoded slashes, and dots between slashes, are nobody's spelling, though nginx resolves them. The not-found page has no address.
map $request_uri $${name}_odd {
  default "";
  "~*^[^?]*(?:%2f|%5c|/(?:\\.|%2e){1,2}(?:[/?]|$))" "odd";
  "~*^/+404(?:[/.?]|$)" "odd";
}
# Without what spellings differ in, and with a slash at the end.
map $${name}_odd$uri $${name}_plain {
  default "";
  "~*^(?=/)(?<${name}_page>.*?)(?:/index(?:\\.html)?|(?<=[^/])\\.html)?/?$" "$${name}_page/";
}
${njs ? liveVariables(name, njs) : tableMaps(name, folder)}${varying.maps}${tls ? redirectToTls(port, serverName, listen(tls.httpPort)) : ''}server {
${listen(port, tls ? ' ssl http2' : '')}
  server_name ${serverName};
${tls ? tlsSettings(tls) : ''}  root ${quoted(folder)};
  charset utf-8;
  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  gzip_vary on;${brotli ? '\n  brotli_static on;' : ''}
  # A rollback shows older files again: who asks by date would be told that nothing has changed.
  etag on;
  if_modified_since off;
  error_page 404 /${notFoundFile};
${addHeaders(varying.headers, '  ')}

${njs ? `  set $mosaico_plain $${name}_plain;\n  set $mosaico_path $${name}_path;\n` : ''}  if ($${name}_elsewhere) {
    return 302 $${name}_elsewhere;
  }
  if ($${name}_path = $${name}_asked) {
    rewrite ^ $${name}_file last;
  }
  if ($${name}_path) {
    return 301 $${name}_path$is_args$args;
  }
  # Pages that came after the last reload.
  set $${name}_new "";
  if (-f "$document_root$${name}_page.html") {
    set $${name}_new $${name}_page;
  }
  if ($${name}_odd) {
    set $${name}_new "";
  }
  if ($${name}_new = $${name}_asked) {
    rewrite ^ "$${name}_new.html" last;
  }
  if ($${name}_new) {
    return 301 $${name}_new$is_args$args;
  }

  # The composition's own notes, and what is for other hosts.
  location ~ "(?:/\\.(?!well-known/)|^/_(?:headers|redirects)$)" {
    return 404;
  }
  # A type that nginx's own table does not have.
  location = /${manifestFile} {
    default_type application/manifest+json;
  }
  # Documents are asked for by their paths alone.
  location ~ \\.html$ {
    internal;
  }
  # Pages as texts, for machines that read.
  location ~ \\.md$ {
    types { }
    default_type "text/markdown; charset=utf-8";
  }
  # Compressed twins are sent in place of theirs.
  location ~ ^(?<${name}_twin>.+)\\.(?:br|gz)$ {
    if (-f $document_root$${name}_twin) {
      return 404;
    }
  }
  # Captions, which nginx's own list of types may not have.
  location ~ \\.vtt$ {
    types {
    }
    default_type text/vtt;
  }
  location ${immutableFolder} {
${headers('asset', circumstances)}
  }
}
`;
}

/** The headers of documents; those that embeddable ones have otherwise are variables. */
function varyingHeaders(name: string, circumstances: Circumstances): { maps: string; headers: [string, string][] } {
  const [document, embeddable] = [headersOf('document', circumstances), headersOf('embeddable', circumstances)];
  let maps = '';
  const all = Object.entries(document).map(([header, value], index): [string, string] => {
    const other = embeddable[header] ?? '';
    if (other === value) return [header, quoted(value)];
    // nginx has room for 47 letters in the name of a variable.
    const variable = `$${name}_header${index}`;
    // nginx sends no header that is empty.
    maps += `map $${name}_kind ${variable} {\n  default ${quoted(value)};\n  "embeddable" ${quoted(other)};\n}\n`;
    return [header, variable];
  });
  // Only texts have one, and those search engines shall not find in place of their pages.
  const robots = all.some(([header]) => header === 'X-Robots-Tag')
    ? []
    : [['X-Robots-Tag', `$${name}_robots`] as const];
  if (robots.length > 0)
    maps += `map $${name}_canonical $${name}_robots {\n  default ${quoted('noindex')};\n  "" "";\n}\n`;
  return {
    maps,
    headers: [...all, ...robots.map(([...each]): [string, string] => each), ['Link', `$${name}_canonical`]],
  };
}

function headers(served: Served, circumstances: Circumstances): string {
  const all = Object.entries(headersOf(served, circumstances));
  return addHeaders(
    all.map(([name, value]) => [name, quoted(value)]),
    '    ',
  );
}

function addHeaders(all: readonly (readonly [name: string, value: string])[], indent: string): string {
  return [...all, ['Last-Modified', '""'] as const]
    .map(([name, value]) => `${indent}add_header ${name} ${value} always;`)
    .join('\n');
}

function listens(port: number, ipv4Only: boolean, more: string): string {
  return [String(port), ...(ipv4Only ? [] : [`[::]:${port}`])].map((each) => `  listen ${each}${more};`).join('\n');
}

function redirectToTls(port: number, serverName: string, listen: string): string {
  return `server {
${listen}
  server_name ${serverName};
  server_tokens off;
  return 301 https://$host${port === 443 ? '' : `:${port}`}$request_uri;
}
`;
}

/** Mozilla's intermediate guideline, 5.7: every browser of the last years, and no others. */
function tlsSettings({ certificate, key }: NginxTls): string {
  const ciphers = ['ECDSA', 'RSA'].flatMap((kind) => [
    `ECDHE-${kind}-AES128-GCM-SHA256`,
    `ECDHE-${kind}-AES256-GCM-SHA384`,
    `ECDHE-${kind}-CHACHA20-POLY1305`,
  ]);
  return `  ssl_certificate ${quoted(certificate)};
  ssl_certificate_key ${quoted(key)};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ${ciphers.join(':')};
  ssl_ecdh_curve X25519:prime256v1:secp384r1;
  ssl_prefer_server_ciphers off;
  ssl_session_timeout 1d;
  ssl_session_cache shared:mosaico:10m;
  ssl_session_tickets off;
`;
}
