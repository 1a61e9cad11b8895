import { compositionOf } from '../../testing/compositions.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { textsOf } from '../../testing/texts.ts';
import { unlinkedPages } from './links.ts';
import { outlineOf, treeOf } from '../render/outline.ts';

const composition = compositionOf([
  releaseOf('shell', { pages: [pageOf('/'), pageOf('/directorio', { indexed: false })] }),
  releaseOf('mf-plans', {
    version: '1.4.0',
    pages: [pageOf('/planes', { aliases: ['/plans'] }), pageOf('/oculta', { indexed: false })],
  }),
]);
const lonely = (documents: Record<string, string>): string[] =>
  textsOf(
    unlinkedPages(
      composition,
      new Map(
        Object.entries({ '/': '', '/planes': '', ...documents }).map(([path, html]) => [path, outlineOf(treeOf(html))]),
      ),
    ),
  );

test('a page that nobody links to is named, with its release and what to do', () => {
  expect(lonely({})).toEqual([
    '/planes of mf-plans@1.4.0 is for search engines, but no other page that they index links to it. Link to it where a visitor would expect it (in a page, or by "footer"), or say "indexed: false" at "planes" in mf-plans/src/pages.ts.',
  ]);
});

test.each(['/planes', '/planes?plan=basico#precio', '/Planes/', '/plans'])('a link to %s is enough', (address) => {
  expect(lonely({ '/': `<footer><a href="${address}">Planes</a></footer>` })).toEqual([]);
});

test.each([
  ['its own', { '/planes': '<a href="/planes">Aquí</a>' }],
  ['those of a page that is not indexed', { '/directorio': '<a href="/planes">Planes</a>' }],
  ['those to another host', { '/': '<a href="//planes">Planes</a>' }],
  ['frames', { '/': '<iframe src="/planes"></iframe>' }],
])('%s links do not count', (_, documents: Record<string, string>) => {
  expect(lonely(documents)).toHaveLength(1);
});

test('while a page that may link to it does not prerender, nobody is blamed', () => {
  expect(unlinkedPages(composition, new Map([['/planes', outlineOf(treeOf(''))]]))).toEqual([]);
});
