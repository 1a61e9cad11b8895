import { ceilings, overCeilings, type Weight } from './support/budget.ts';

const weight: Weight = { document: 10_000, scripts: 80_000, fonts: 42_000 };

test('of documents the median is held against its ceiling, of scripts and fonts every page', () => {
  const heavy = { ...weight, document: ceilings.document + 1 };
  expect(overCeilings({ '/': heavy, '/a': weight, '/b': weight })).toEqual([]);
  expect(overCeilings({ '/': heavy, '/a': heavy, '/b': weight })).toHaveLength(1);
  expect(overCeilings({ '/': { ...weight, scripts: ceilings.scripts + 1, fonts: ceilings.fonts + 1 } })).toHaveLength(
    2,
  );
});
