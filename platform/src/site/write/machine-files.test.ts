/** @jest-environment jsdom */
import { pageOf } from '../../testing/releases.ts';
import { llms, robots, sitemap, type MappedPage } from './machine-files.ts';

const map: MappedPage[] = [
  { path: '/', pictures: [], videos: [] },
  {
    path: '/planes',
    pictures: ['https://example.com/a&b.png'],
    videos: [
      {
        title: 'Ana <3',
        description: 'Cuenta',
        thumbnail: 'https://example.com/a.webp',
        file: 'https://example.com/a.mp4',
      },
    ],
  },
];
const parsed = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (xml: string, tag: string): (string | null)[] =>
  [...parsed(xml).getElementsByTagName(tag)].map(({ textContent }) => textContent);
const daysIn = (xml: string): (string | undefined)[][] =>
  [...parsed(xml).getElementsByTagName('url')].map((url) =>
    ['loc', 'lastmod'].map((tag) => url.getElementsByTagName(tag)[0]?.textContent ?? undefined),
  );

test('the site map is XML, and says each address as it is, whatever the origin', () => {
  const xml = sitemap('https://a&b<c>', map, undefined);
  expect(parsed(xml).querySelector('parsererror')).toBeNull();
  expect(texts(xml, 'loc')).toEqual(['https://a&b<c>/', 'https://a&b<c>/planes']);
});

test('each page has the day of its content, and none where that is not known', () => {
  const xml = sitemap('https://example.com', map, { '/': ['a', '2026-11-21'], '/planes': ['b'] });
  expect(daysIn(xml)).toEqual([
    ['https://example.com/', '2026-11-21'],
    ['https://example.com/planes', undefined],
  ]);
});

test('pictures and videos stand with their page', () => {
  const xml = sitemap('https://example.com', map, undefined);
  expect(texts(xml, 'image:loc')).toEqual(['https://example.com/a&b.png']);
  expect(texts(xml, 'video:title')).toEqual(['Ana <3']);
  expect(texts(xml, 'video:thumbnail_loc')).toEqual(['https://example.com/a.webp']);
  expect(texts(xml, 'video:content_loc')).toEqual(['https://example.com/a.mp4']);
});

test('of a video it says what is known, in the order of the schema, and nothing that is refused', () => {
  const [
    page,
    {
      videos: [video],
      ...other
    },
  ] = map as [MappedPage, MappedPage];
  if (!video) throw new Error('The second page has a video.');
  const of = (more: Partial<typeof video>): [string, string | null][] => {
    const xml = sitemap('https://example.com', [page, { ...other, videos: [{ ...video, ...more }] }], undefined);
    const [element] = parsed(xml).getElementsByTagName('video:video');
    return [...(element?.children ?? [])].map(({ tagName, textContent }) => [
      tagName.replace('video:', ''),
      textContent,
    ]);
  };
  const known = ['thumbnail_loc', 'title', 'description', 'content_loc'];
  expect(of({}).map(([name]) => name)).toEqual(known);
  const all = of({ duration: 75.4, published: '2026-12-01', description: 'a'.repeat(3_000) });
  expect(all.map(([name]) => name)).toEqual([...known, 'duration', 'publication_date']);
  expect(Object.fromEntries(all)).toMatchObject({ duration: '75', publication_date: '2026-12-01' });
  expect(Object.fromEntries(all).description).toHaveLength(2_048);
  expect(Object.fromEntries(of({ duration: 0.2 })).duration).toBe('1');
  expect(of({ duration: 40_000 }).map(([name]) => name)).toEqual(known);
});

test('a closed site is crawled by none; an open one says where its map is', () => {
  expect(robots('https://example.com', true)).toBe('User-agent: *\nDisallow: /\n');
  expect(robots('https://example.com', false)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
  );
});

test('the list says who the agency is and leads to every text, by category in the order of the directory', () => {
  const agency = { name: 'Agencia Mosaico', origin: 'https://www.example.com' };
  const text = llms(agency, [
    pageOf('/terminos', {
      title: 'Términos [2026]',
      description: 'Lo que vale.',
      directory: { name: 'T', category: 'Legal' },
    }),
    pageOf('/planes', { title: 'Planes', description: 'Desde $500.', directory: { name: 'P', category: 'Planes' } }),
    pageOf('/', {
      title: 'Agencia',
      description: 'Marketing\n digital.',
      directory: { name: 'I', category: 'Principal' },
    }),
  ]);
  expect(text).toBe(`# Agencia Mosaico

> Marketing digital.

## Principal

- [Agencia](https://www.example.com/index.md): Marketing digital.

## Planes

- [Planes](https://www.example.com/planes.md): Desde $500.

## Legal

- [Términos \\[2026\\]](https://www.example.com/terminos.md): Lo que vale.
`);
});
