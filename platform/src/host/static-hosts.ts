import type { SiteMap } from '../compose/site-map.ts';
import { headersOf, immutableFolder, type Served } from './headers.ts';
import { spellingsOf } from './spellings.ts';

/** The `_headers` file that static hosts (Netlify, Cloudflare Pages) read. */
export function headersFile({ pages, embeddable }: SiteMap): string {
  const bare = Object.entries(pages).filter(([, file]) => embeddable.includes(file));
  return [
    rule('/*', 'document'),
    rule(`${immutableFolder}*`, 'asset', ['Cache-Control', 'Content-Security-Policy']),
    ...bare.map(([path]) => rule(path, 'embeddable', ['Content-Security-Policy'])),
  ].join('\n');
}

/**
 * The `_redirects` file of the same hosts: what leads elsewhere, earlier paths, then other spellings, since a host may read only
 * the first 2,000. Slashes at the end are theirs to take away, and a rule for them would be a loop at some. They keep the query.
 */
export function redirectsFile({ pages, aliases, redirects }: SiteMap): string {
  const paths = Object.keys(pages).map((path) => [path, path] as const);
  const earlier = Object.entries(aliases);
  const spelled = [...paths, ...earlier].flatMap(([path, now]) =>
    spellingsOf(path).map((each) => [each, now] as const),
  );
  const rules = [...earlier, ...spelled].map(([path, now]) => {
    const address = redirects[now];
    return address === undefined ? `${path} ${now} 301\n` : `${path} ${address} 302\n`;
  });
  return [...Object.entries(redirects).map(([path, address]) => `${path} ${address} 302\n`), ...rules].join('');
}

/** `without` takes headers of the rules before away: these hosts add up the rules that match. */
function rule(pattern: string, served: Served, without: readonly string[] = []): string {
  const lines = [
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headersOf(served)).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return `${[pattern, ...lines].join('\n')}\n`;
}
