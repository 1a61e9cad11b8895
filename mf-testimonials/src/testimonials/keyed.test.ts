import { keyed } from './keyed.ts';
import { ana, luis } from './testing.tsx';

const keys = (...list: Parameters<typeof keyed>[0]) => keyed(list).map(({ key }) => key);

test('a testimonial keeps its key wherever it stands, also under another name', () => {
  const [first, second] = keys(ana, luis);
  expect(keys({ ...luis, name: 'Luis Ángel' }, ana)).toEqual([second, first]);
});

test('another video, poster or second of the poster is another card', () => {
  const all = keys(ana, { ...ana, videoUrl: '/otro.mp4' }, { ...ana, posterUrl: '/otro.jpg' }, luis, {
    ...luis,
    thumbnailTime: 2,
  });
  expect(new Set(all).size).toBe(all.length);
});

test('one that is in the list twice has two cards', () => {
  expect(new Set(keys(ana, ana)).size).toBe(2);
});
