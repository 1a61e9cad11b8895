import { render } from '@testing-library/react';
import { inShell, loadSections } from '../testing.tsx';
import { Scene } from './scene.tsx';
import { placeTiles, type SceneArt } from './scene-layout.ts';

const tiles: SceneArt['tiles'] = {
  month: { ground: 'c', label: 'Noviembre' },
  post: { ground: 'a', note: 'lunes', figure: 'rings', paint: 'b' },
  d: { ground: 'd' },
};

beforeAll(() => loadSections(<Scene art={{ tiles, wide: ['d'], narrow: ['d'] }} />));

test('a name is one tile over all of its cells, a letter one tile a cell, a dot none', () => {
  expect(placeTiles(['month month d', 'month month d', '. post post'], tiles)).toEqual([
    { name: 'month', ground: 'c', label: 'Noviembre', x: 0, y: 0, width: 2, height: 2 },
    { name: 'd', ground: 'd', x: 2, y: 0, width: 1, height: 1 },
    { name: 'd', ground: 'd', x: 2, y: 1, width: 1, height: 1 },
    { name: 'post', ground: 'a', note: 'lunes', figure: 'rings', paint: 'b', x: 1, y: 2, width: 2, height: 1 },
  ]);
});

test.each([
  [['month d', 'month'], 'Row 2 of a scene has 1 cells, the first 2.'],
  [['month day'], 'A scene has no tile "day". It has: month, post, d.'],
  [['month month', 'month d'], 'The tile "month" of a scene is no rectangle.'],
  [['month d month'], 'The tile "month" of a scene is no rectangle.'],
  [['month d', 'd d', 'month d'], 'The tile "month" of a scene is no rectangle.'],
])('%j is refused by name', (rows, says) => {
  expect(() => placeTiles(rows, tiles)).toThrow(says);
});

test('says in both of its drawings what its tiles say, and nothing to a screen reader', () => {
  const { container } = render(
    inShell(<Scene art={{ tiles, wide: ['month month', 'post post'], narrow: ['month month post'] }} />),
  );
  const said = [...container.querySelectorAll('svg')].map((each) => [
    each.getAttribute('aria-hidden'),
    each.textContent,
  ]);
  expect(said).toEqual([
    ['true', 'Noviembrelunes'],
    ['true', 'Noviembrelunes'],
  ]);
});

test('a word that is wider than its tile is written smaller, until it fits', () => {
  const sizeOf = (label: string): number => {
    const art = { tiles: { only: { ground: 'a', label } }, wide: ['only only'], narrow: ['only only'] } as const;
    const { container } = render(inShell(<Scene art={art} />));
    return Number(container.querySelector('text')?.getAttribute('font-size') ?? Infinity);
  };
  expect(sizeOf('Reel')).toBe(Infinity);
  expect(sizeOf('Publicaciones')).toBeLessThan(34);
  expect(sizeOf('Publicaciones y más')).toBeLessThan(sizeOf('Publicaciones'));
});
