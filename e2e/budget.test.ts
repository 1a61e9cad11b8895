import { ceilings, costOfReports, overBudget, overCeilings, type Weight } from './support/budget.ts';

const weight: Weight = { document: 10_000, scripts: 80_000, styles: 6_000, fonts: 42_000, late: 30_000 };
const budget = { '/': weight, '/a': weight };

test('the same, less, and up to 2 % more pass', () => {
  expect(overBudget(budget, budget)).toEqual([]);
  expect(overBudget(budget, { '/': { ...weight, scripts: 100 }, '/a': { ...weight, scripts: 81_600 } })).toEqual([]);
});

test('it names the route and the kind that grew, with both figures', () => {
  expect(overBudget(budget, { '/': weight, '/a': { ...weight, scripts: 84_000, fonts: 42_841 } })).toEqual([
    '/a: scripts grew from 80000 to 84000 B (+5.0 %).',
    '/a: fonts grew from 42000 to 42841 B (+2.0 %).',
  ]);
  expect(overBudget({ '/': { ...weight, styles: 0 } }, { '/': weight })).toEqual(['/: styles grew from 0 to 6000 B.']);
});

test('of documents the median is held against its ceiling, of scripts and fonts every page', () => {
  const heavy = { ...weight, document: ceilings.document + 1 };
  expect(overCeilings({ '/': heavy, '/a': weight, '/b': weight })).toEqual([]);
  expect(overCeilings({ '/': heavy, '/a': heavy, '/b': weight })).toHaveLength(1);
  expect(overCeilings({ '/': { ...weight, scripts: ceilings.scripts + 1, fonts: ceilings.fonts + 1 } })).toHaveLength(
    2,
  );
});

test('reports cost what the mean page loads more before it is interactive', () => {
  const more = { ...weight, document: 10_300, scripts: 80_100, late: 90_000 };
  expect(costOfReports({ '/': more, '/a': weight }, budget)).toBe(200);
  // Pages that only one of the sites has, and the one that says what is reported, are not compared.
  expect(costOfReports({ '/': more, '/b': more, '/politica-privacidad': more }, budget)).toBe(400);
});

test('a page that is new or gone is told', () => {
  expect(overBudget(budget, { '/': weight, '/b': weight })).toEqual(['/b is new.', '/a is gone.']);
});
