import { compositionFiles, notFoundFile, type SiteMap, siteMapFile, spellingsOf } from '../site-map.ts';
import { headerRules } from './headers.ts';
import { locationOf } from './location.ts';
import { nginxFolder } from './nginx.ts';

/**
 * The `_headers` file of a site with the files of these names, for Cloudflare Pages, which adds up all rules that match a path. So each rule removes (`! Name`) what the
 * last matching rule before it says otherwise, and writes its own. (Netlify's parser does not know `!`.)
 */
export function headersFile(map: SiteMap, names: readonly string[]): string {
  const rules = headerRules(map, names);
  const lines = rules.map(({ pattern, headers }, place) => {
    const before = rules.slice(0, place).findLast((rule) => covers(rule.pattern, pattern))?.headers ?? {};
    return [
      pattern,
      ...Object.keys(before).flatMap((name) => (headers[name] === before[name] ? [] : [`  ! ${name}`])),
      ...linesOf(Object.entries(headers).filter(([name, value]) => before[name] !== value)),
    ];
  });
  return lines
    .filter(({ length }) => length > 1)
    .map((rule) => `${rule.join('\n')}\n`)
    .join('\n');
}

/** Whether a rule fits all paths of another one. */
function covers(pattern: string, other: string): boolean {
  const [begin = '', end] = pattern.split('*');
  return end !== undefined && other.startsWith(begin) && other.slice(begin.length).endsWith(end);
}

/** What has no address. Hosts that know no such rule ignore it, and do not show their own two files. */
const hidden = ['/404', `/${notFoundFile}`, `/${siteMapFile}`, `/${compositionFiles}`, `/${nginxFolder}/*`];

/**
 * The `_redirects` file of static hosts: what leads elsewhere, earlier paths, then other spellings, since a host may read only
 * the first 2,000. Slashes at the end are theirs to take away, and a rule for them would be a loop at some. They keep the query.
 */
export function redirectsFile({ pages, documents, aliases, redirects }: SiteMap): string {
  const notThere = hidden.map((path) => `${path} /${notFoundFile} 404!\n`);
  const paths = Object.keys(pages).map((path) => [path, path] as const);
  const earlier = Object.entries(aliases);
  const spelled = [...paths, ...earlier].flatMap(([path, now]) =>
    spellingsOf(path).map((each) => [each, now] as const),
  );
  const ruleOf = ([path, now]: readonly [string, string]): string => {
    const address = redirects[now];
    return address === undefined ? `${path} ${now} 301\n` : `${path} ${address} 302\n`;
  };
  // A host that takes the ending away redirects; somebody who verifies a domain asks for the file by its exact name.
  const exact = Object.entries(documents)
    .filter(([path, name]) => !(path in pages) && name === `${path.slice(1)}.html`)
    .map(([path, name]) => `/${locationOf(name)} ${locationOf(path)} 200\n`);
  const elsewhere = Object.entries(redirects).map(([path, address]) => `${path} ${address} 302\n`);
  return [...elsewhere, ...exact, ...earlier.map(ruleOf), ...notThere, ...spelled.map(ruleOf)].join('');
}

function linesOf(headers: readonly (readonly [name: string, value: string])[]): string[] {
  return headers.map(([name, value]) => `  ${name}: ${value}`);
}
