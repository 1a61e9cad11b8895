import type { SiteMap } from '../site/site-map.ts';
import { textHeaders } from './headers.ts';

/** Folder of a composition with what nginx reads anew with each reload. It is not served. */
export const nginxFolder = '.nginx';

/**
 * The tables of a composed site for nginx, as contents of its `map` blocks, by file name: a composition brings its own, so that a
 * configuration, once written, fits every later one.
 */
export function nginxTables({
  pages,
  documents,
  aliases,
  redirects,
  embeddable,
  texts,
}: SiteMap): Record<string, string> {
  const files = Object.entries({ ...documents, ...pages });
  const paths = [...files.map(([path]) => [path, path] as const), ...Object.entries(aliases)];
  return {
    // Without the home page, which every site has, and whose path needs no slash at its end.
    'paths.map': entries(paths.filter(([path]) => path !== '/').map(([path, now]) => [`${path}/`, now])),
    // Other documents are their path and ".html".
    'files.map': entries(
      files
        .filter(([path, file]) => path !== '/' && `${path}.html` !== `/${file}`)
        .map(([path, file]) => [path, `/${file}`]),
    ),
    // A whole header, so that it may be longer than the name of a variable.
    'texts.map': entries(Object.entries(texts).map(([file, page]) => [`/${file}`, textHeaders(page).Link ?? ''])),
    'elsewhere.map': entries(Object.entries(redirects)),
    'embeddable.map': entries(
      files.filter(([, file]) => embeddable.includes(file)).map(([path]) => [path, 'embeddable']),
    ),
  };
}

/** The lines of a `map`. */
export function entries(table: readonly (readonly [key: string, value: string])[]): string {
  return table.map(([key, value]) => `${quoted(key)} ${quoted(value)};\n`).join('');
}

/** A word of nginx's language. Throws for what could end it. */
export function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot stand in an nginx configuration.`);
  return `"${text}"`;
}
