import type { PageBootstrapData } from '@mosaico/shared-types';
import { documentOf, headBytes } from './document.ts';

const bootstrapData: PageBootstrapData = {
  site: '/assets/site/site.1.json',
  shell: '</script><script>alert(1)</script>',
  remotes: {},
  integrity: { '/assets/shell/shell.js': 'sha384-c2hlbGw=' },
  shown: { 'fact:mf-plans/social-basic': { value: 500, unit: 'USD', text: '$500' } },
};
const html = documentOf({
  page: { head: '<title>T</title>', body: '<h1>Hola</h1>' },
  bootstrapData,
  bootScript: 'boot();',
  start: ['/assets/shell/shell.js'],
  preload: ['/assets/mf-plans/remote-entry.js'],
});

test('data in the document cannot end its element', () => {
  expect(html.match(/<script/g)).toHaveLength(3);
  const json = /<script type="application\/json" id="mosaico">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(bootstrapData);
});

test('a browser knows that the page has its own dark colours before it reads any style', () => {
  const styled = documentOf({
    page: { head: '', body: '' },
    styles: 'h1{margin:0}',
    bootstrapData,
    bootScript: '',
    start: [],
    preload: [],
  });
  const [before] = styled.split('<style>');
  expect(before).toContain('<meta name="color-scheme" content="light dark">');
});

test('the visible content comes before every script, and scripts never compete with it', () => {
  expect(html.indexOf('<h1>')).toBeLessThan(html.indexOf('<script'));
  expect(html).toContain(
    '<link rel="preload" as="script" crossorigin integrity="sha384-c2hlbGw=" fetchpriority="low" href="/assets/shell/shell.js">',
  );
  expect(html).toContain(
    '<link rel="preload" as="script" crossorigin fetchpriority="low" href="/assets/mf-plans/remote-entry.js">',
  );
  // Pictures of the text, which have the same priority, wait for them.
  expect(html.indexOf('as="script"')).toBeLessThan(html.indexOf('<h1>'));
  // The start script is after the boot script, which waits for it.
  expect(html).toContain(
    '<script data-start="[&quot;/assets/shell/shell.js&quot;]">boot();</script><script async crossorigin integrity="sha384-c2hlbGw=" fetchpriority="low" src="/assets/shell/shell.js"></script>',
  );
  // The configuration is the one file of the site that every page asks for.
  expect(html).toContain(
    '<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/assets/site/site.1.json">',
  );
});

test('the picture that a page calls urgent is requested before the scripts, and no other is', () => {
  const body = '<img src="/a.webp"/><img class="b" src="/b.webp?a=1&amp;b=2" alt="" fetchPriority="high"/>';
  const [head = ''] = documentOf({
    page: { head: '', body },
    bootstrapData,
    bootScript: '',
    start: [],
    preload: ['/a.js'],
  }).split('</head>');
  const addresses = [...head.matchAll(/as="(?:image|script)"[^>]* href="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(['/b.webp?a=1&amp;b=2', '/a.js']);
});

test('a reader that takes only the beginning reads what the page is, however long its styles and its data are', () => {
  const long = 'a'.repeat(2 * headBytes);
  const beginning = Buffer.from(
    documentOf({
      page: { head: '<title>T</title><meta property="og:image" content="/a.png">', body: '' },
      styles: long,
      data: `<script type="application/ld+json">${long}</script>`,
      bootstrapData,
      bootScript: 'boot();',
      start: [],
      preload: [],
      noindex: true,
    }),
  ).subarray(0, headBytes);
  for (const part of ['<title>T</title>', 'og:image', 'noindex']) expect(beginning.toString()).toContain(part);
});
