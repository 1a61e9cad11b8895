import { tilePlaces } from './tile-places.ts';

test('tiles fill their box, each as large as it weighs, whatever the box looks like', () => {
  const weights = [212, 64, 72, 71, 52, 40, 50];
  for (const proportion of [1.5, 0.8, 4]) {
    const places = tilePlaces(weights, proportion);
    const all = weights.reduce((sum, each) => sum + each);
    for (const [index, { left, top, width, height }] of places.entries()) {
      expect(width * height).toBeCloseTo((weights[index] ?? 0) / all);
      for (const end of [left + width, top + height]) expect(end).toBeLessThanOrEqual(1.0001);
    }
  }
});

test('what weighs nothing is there all the same, and alone it has all the room', () => {
  const [large, none] = tilePlaces([100, 0], 1);
  expect(none?.height).toBeCloseTo(1 / 21);
  expect(large?.height).toBeCloseTo(20 / 21);
  expect(tilePlaces([0], 1)).toEqual([{ left: 0, top: 0, width: 1, height: 1 }]);
  expect(tilePlaces([], 1)).toEqual([]);
});
