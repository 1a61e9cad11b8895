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
 * A `server` block (with the `map`s it needs beside it) for the `http` block of an nginx configuration: other spellings and
 * earlier paths of a page lead to its path (301, with the query), what leads elsewhere does (302), the rest is 404 with the
 * not-found page; precompressed files, caching and security headers. nginx compares the words of a `map` without case by itself.
 */
export function nginxConfiguration({ map, folder, port, serverName = '_' }: NginxSite): string {
  const name = `mosaico_${map.environment.replaceAll('-', '_')}`;
  const documents = Object.entries({ ...map.documents, ...map.pages });
  const paths = [...documents.map(([path]) => [path, path] as const), ...Object.entries(map.aliases)];
  const embeddable = map.embeddable.map(
    (file) => `  location = ${quoted(`/${file}`)} {\n    internal;\n${headers('embeddable', '    ')}\n  }`,
  );
  return `# ${map.environment}, revision ${map.revision}. Written by "mosaico host nginx"; write it anew when pages change.
# The path as it was asked for.
map $request_uri $${name}_asked {
  "~^(?<${name}_written>[^?]*)" $${name}_written;
}
# Encoded slashes, and dots between slashes, are nobody's spelling, though nginx resolves them.
map $request_uri $${name}_odd {
  default "";
  "~*^[^?]*(?:%2f|%5c|/(?:\\.|%2e){1,2}(?:[/?]|$))" "odd";
}
# Without what spellings differ in, and with a slash at the end.
map $${name}_odd$uri $${name}_plain {
  default "";
  "~*^(?=/)(?<${name}_page>.*?)(?:/index(?:\\.html)?|(?<=[^/])\\.html)?/?$" "$${name}_page/";
}
map $${name}_plain $${name}_path {
  default "";
${entries(paths.map(([path, now]) => [path === '/' ? path : `${path}/`, now]))}
}
map $${name}_path $${name}_file {
  default "";
${entries(documents.map(([path, file]) => [path, `/${file}`]))}
}
map $${name}_path $${name}_elsewhere {
  default "";
${entries(Object.entries(map.redirects))}
}
server {
  listen ${port};
  server_name ${serverName};
  root ${quoted(folder)};
  charset utf-8;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  error_page 404 /${notFoundFile};
${headers('document', '  ')}

  if ($${name}_elsewhere) {
    return 302 $${name}_elsewhere;
  }
  if ($${name}_path = $${name}_asked) {
    rewrite ^ $${name}_file last;
  }
  if ($${name}_path) {
    return 301 $${name}_path$is_args$args;
  }

  # Documents are asked for by their paths alone.
${embeddable.join('\n')}
  location ~ \\.html$ {
    internal;
  }
  # The composition's own notes, and what is for other hosts.
  location ~ (?:/\\.(?!well-known/)|^/_(?:headers|redirects)$) {
    return 404;
  }
  # Compressed twins are sent in place of theirs.
  location ~ ^(?<${name}_twin>.+)\\.(?:br|gz)$ {
    if (-f $document_root$${name}_twin) {
      return 404;
    }
  }
  location ${immutableFolder} {
${headers('asset', '    ')}
  }
}
`;
}

/** The lines of a `map`. */
function entries(table: readonly (readonly [key: string, value: string])[]): string {
  return table.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`).join('\n');
}

function headers(served: Served, indent: string): string {
  return Object.entries(headersOf(served))
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

/** A word of nginx's language. Throws for what could end it. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot stand in an nginx configuration.`);
  return `"${text}"`;
}
