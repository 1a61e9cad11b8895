import type { SiteMap } from '../compose/site-map.ts';
import { headersOf, immutableFolder, type Served } from './headers.ts';

/** The `_headers` file that static hosts (Netlify, Cloudflare Pages) read. */
export function headersFile({ pages, embeddable }: SiteMap): string {
  const bare = Object.entries(pages).filter(([, file]) => embeddable.includes(file));
  return [
    rule('/*', 'document'),
    rule(`${immutableFolder}*`, 'asset', ['Cache-Control', 'Content-Security-Policy']),
    ...bare.map(([path]) => rule(path, 'embeddable', ['Content-Security-Policy'])),
  ].join('\n');
}

/** The `_redirects` file of the same hosts. Their own 404 page and `page.html` for `/page` need no rule. */
export function redirectsFile({ redirects }: SiteMap): string {
  return Object.entries(redirects)
    .map(([path, address]) => `${path} ${address} 302\n`)
    .join('');
}

/** `without` takes headers of the rules before away: these hosts add up the rules that match. */
function rule(pattern: string, served: Served, without: readonly string[] = []): string {
  const lines = [
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headersOf(served)).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return `${[pattern, ...lines].join('\n')}\n`;
}
