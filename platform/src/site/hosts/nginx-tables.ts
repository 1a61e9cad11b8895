import { fileURLToPath } from 'node:url';
import type { SiteMap } from '../site-map.ts';
import { textHeaders } from './headers.ts';

/** Folder of a composition with what nginx reads anew with each reload. It is not served. */
export const nginxFolder = '.nginx';

/** What nginx's module njs runs to look into these tables at each request. */
export const liveTables = fileURLToPath(new URL('./live-tables.mjs', import.meta.url));

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

/** What paths of the site in `folder` mean, by its tables at nginx's last reload. `name` begins the names of the variables. */
export function tableMaps(name: string, folder: string): string {
  const table = (file: string): string => `include ${quoted(`${folder}/${nginxFolder}/${file}*.map`)};`;
  return `map $${name}_plain $${name}_path {
  default "";
  "/" "/";
  ${table('paths')}
}
map $${name}_path $${name}_file {
  default "$${name}_path.html";
  "/" "/index.html";
  ${table('files')}
}
map $${name}_path $${name}_elsewhere {
  default "";
  ${table('elsewhere')}
}
map $${name}_path $${name}_kind {
  default "document";
  ${table('embeddable')}
}
map $uri $${name}_canonical {
  default "";
  ${table('texts')}
}
`;
}

/** The same, by the tables as they are at each request: `script` is where nginx finds {@link liveTables}. */
export function liveVariables(name: string, script: string): string {
  const variables = ['path', 'file', 'elsewhere', 'kind', 'canonical'];
  return `js_import ${name} from ${quoted(script)};
${variables.map((each) => `js_set $${name}_${each} ${name}.${each};\n`).join('')}`;
}
