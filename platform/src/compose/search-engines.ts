import type { Route } from '@mosaico/shared-types';
import { escaped } from './escaped.ts';

/** `sitemap.xml` of the pages that search engines may index. */
export function sitemap(origin: string, routes: readonly Route[]): string {
  const urls = routes
    .filter((route) => route.indexed)
    .map((route) => `<url><loc>${escaped(origin + route.path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/**
 * `robots.txt`. Pages kept out of the index say so themselves, so that crawlers may read that they do; a site that is
 * `closed` to search engines is asked for by none.
 */
export function robots(origin: string, closed: boolean): string {
  if (closed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /demo/\nSitemap: ${origin}/sitemap.xml\n`;
}
