import { notFoundFile, type SiteMap } from '../compose/site-map.ts';
import { headersOf, immutableFolder, type Served } from './headers.ts';

/** What an nginx configuration is written for. */
export interface NginxSite {
  map: SiteMap;
  /** Folder of the composed site, as nginx sees it. */
  folder: string;
  port: number;
  /** Default: any. */
  serverName?: string;
}

/**
 * A `server` block (with the `map` it needs beside it) for the `http` block of an nginx configuration: paths in any case
 * and with a trailing slash, status 404 with the not-found page, redirects, precompressed files, caching and security
 * headers. nginx compares the words of a `map` without case by itself.
 */
export function nginxConfiguration({ map, folder, port, serverName = '_' }: NginxSite): string {
  const name = `mosaico_${map.environment.replaceAll('-', '_')}`;
  const pages = Object.entries(map.pages).flatMap(([path, file]) => [
    `  ${quoted(path)} ${quoted(`/${file}`)};`,
    ...(path === '/' ? [] : [`  ${quoted(`${path}/`)} ${quoted(`/${file}`)};`]),
  ]);
  const redirects = Object.entries(map.redirects).flatMap(([path, address]) => [
    `  ${quoted(path)} ${quoted(address)};`,
    `  ${quoted(`${path}/`)} ${quoted(address)};`,
  ]);
  const embeddable = map.embeddable.map(
    (file) => `  location = ${quoted(`/${file}`)} {\n${headers('embeddable')}\n  }`,
  );
  return `# ${map.environment}, revision ${map.revision}. Written by "mosaico host nginx"; write it anew when pages change.
map $uri $${name}_page {
  default "";
${pages.join('\n')}
}
map $uri $${name}_redirect {
  default "";
${redirects.join('\n')}
}
server {
  listen ${port};
  server_name ${serverName};
  root ${quoted(folder)};
  charset utf-8;
  gzip_static on;
  error_page 404 /${notFoundFile};

  if ($${name}_redirect) {
    return 302 $${name}_redirect;
  }
  if ($${name}_page) {
    rewrite ^ $${name}_page last;
  }

  location ${immutableFolder} {
${headers('asset')}
    try_files $uri =404;
  }
  # The composition's own notes.
  location ~ /\\. {
    return 404;
  }
${embeddable.join('\n')}
  location / {
${headers('document')}
    try_files $uri $uri.html =404;
  }
}
`;
}

function headers(served: Served): string {
  return Object.entries(headersOf(served))
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

/** A word of nginx's language. Throws for what could end it. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot stand in an nginx configuration.`);
  return `"${text}"`;
}
