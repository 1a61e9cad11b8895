import { contentHeaders } from './content-headers.ts';

test.each([
  ['favicon.ico', { contentType: 'image/x-icon' }],
  ['manifest.webmanifest', { contentType: 'application/manifest+json; charset=utf-8' }],
  ['index.html', { contentType: 'text/html; charset=utf-8' }],
  ['assets/shell.abc.js.br', { contentType: 'text/javascript; charset=utf-8', contentEncoding: 'br' }],
  ['sitemap.xml.gz', { contentType: 'text/xml; charset=utf-8', contentEncoding: 'gzip' }],
  ['logo.svg', { contentType: 'image/svg+xml; charset=utf-8' }],
  ['video.mp4', { contentType: 'video/mp4' }],
  ['font.woff2', { contentType: 'font/woff2' }],
  ['LICENSE', { contentType: 'application/octet-stream' }],
])('%s', (name, headers) => {
  expect(contentHeaders(name)).toEqual(headers);
});
