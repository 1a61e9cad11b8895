/** @jest-environment jsdom */
import type { Route } from '@mosaico/shared-types';
import { robots, sitemap } from './search-engines.ts';

const routes = [
  { path: '/planes', indexed: true },
  { path: '/oculta', indexed: false },
] as Route[];

test('the site map is XML, and says each address as it is, whatever the origin', () => {
  const xml = new DOMParser().parseFromString(sitemap('https://a&b<c>', routes), 'application/xml');
  expect([...xml.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual(['https://a&b<c>/planes']);
});

test('a closed site is crawled by none; an open one says where its map is', () => {
  expect(robots('https://example.com', true)).toBe('User-agent: *\nDisallow: /\n');
  expect(robots('https://example.com', false)).toContain('Sitemap: https://example.com/sitemap.xml\n');
});
