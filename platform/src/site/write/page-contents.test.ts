import { compositionOf } from '../../testing/compositions.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { outlineOf, treeOf } from '../render/outline.ts';
import { contentHashes, datedContents, sinceWhen } from './page-contents.ts';

const now = { created: '2026-12-24T23:59:00.000Z' };
const before = { contents: { '/': ['a', '2026-11-21'] as [string, string], '/planes': ['b'] as [string] } };

test('a page that says the same keeps its day, one that says something else, or is new, has the day of the revision', () => {
  expect(datedContents({ '/': 'a', '/planes': 'c', '/nueva': 'd' }, now, before)).toEqual({
    '/': ['a', '2026-11-21'],
    '/planes': ['c', '2026-12-24'],
    '/nueva': ['d', '2026-12-24'],
  });
});

test('a machine whose clock is behind makes no page older than it was', () => {
  expect(datedContents({ '/': 'c' }, { created: '2026-11-20T10:00:00.000Z' }, before)).toEqual({
    '/': ['c', '2026-11-21'],
  });
});

test('an unknown day stays unknown until the content changes', () => {
  const first = datedContents({ '/': 'a' }, now, {});
  expect(first).toEqual({ '/': ['a'] });
  expect(datedContents({ '/': 'a' }, now, { contents: first })).toEqual({ '/': ['a'] });
  expect(datedContents({ '/': 'b' }, now, { contents: first })).toEqual({ '/': ['b', '2026-12-24'] });
});

test('all pages of a first revision are as old as it is', () => {
  const contents = datedContents({ '/': 'a' }, now, undefined);
  expect(sinceWhen(contents, '/')).toBe('2026-12-24');
  expect(sinceWhen(contents, '/constructor')).toBeUndefined();
});

test('title, description and words count, whether a page is indexed or not', () => {
  const hash = (more: Parameters<typeof pageOf>[1], html = '<main>Uno</main>') => {
    const composition = compositionOf([releaseOf('shell', { pages: [pageOf('/', more)] })]);
    return contentHashes(composition, new Map([['/', { outline: outlineOf(treeOf(html)) }]]))['/'];
  };
  const plain = hash({});
  expect(plain).toMatch(/^[0-9a-f]{10}$/);
  expect(hash({ scripts: ['other.js'] })).toBe(plain);
  for (const other of [hash({ title: 'Otro' }), hash({ description: 'Otra' }), hash({}, '<main>Dos</main>')])
    expect(other).not.toBe(plain);
  expect(hash({ indexed: false })).toBe(hash({}));
});
