import { checkedWith, factsFileSchema, factsSchema } from './index.ts';

const check = (facts: unknown): unknown => checkedWith(factsSchema, facts, 'mf-a/src/facts.json');
/** The message about a file in which these keys are at fault. */
const faults = (...lines: string[]): string =>
  ['mf-a/src/facts.json is not valid. Correct these keys:', ...lines.map((line) => `  ${line}`)].join('\n');

test.each([
  { value: 500, unit: 'USD' },
  { value: 24.99, unit: 'USD/month', from: true, covers: 'una red', of: 'mf-a/plan' },
  { value: { least: 20, most: 20 }, unit: 'days' },
  { value: 'Desde {mf-a/basic}.', unit: 'text' },
  { lowest: ['mf-a/basic', 'mf-b/basic'], covers: 'lo mínimo' },
])('%j is a figure', (declaration) => {
  expect(check({ basic: declaration })).toEqual({ basic: declaration });
});

test.each<[what: string, declaration: unknown, says: string]>([
  [
    'of the wrong type',
    { value: true, unit: 'USD' },
    'basic.value: must be a number that is not negative, a range { least, most }, or a text',
  ],
  [
    'with a text in place of its number',
    { value: '$500', unit: 'USD' },
    'basic.value: must be a text where the unit is "text", and a number or a range where it is another',
  ],
  [
    'with a number in place of its text',
    { value: 500, unit: 'text' },
    'basic.value: must be a text where the unit is "text", and a number or a range where it is another',
  ],
  ['that is negative', { value: -1, unit: 'USD' }, 'basic.value: must not be negative'],
  [
    'from the most to the least',
    { value: { least: 9, most: 1 }, unit: 'days' },
    'basic.value: must go from the least to the most',
  ],
  ['without a unit', { value: 500 }, 'basic.unit: is missing: add it'],
  [
    'in an unknown unit',
    { value: 500, unit: 'EUR' },
    'basic.unit: must be one of: USD, USD/month, USD/hour, percent, minutes, hours, days, workdays, months, years, times, text',
  ],
  [
    'that begins a range of nothing',
    { value: 500, unit: 'USD', from: true },
    'basic.covers: must say what the price covers, since it is the lowest of a range ("from")',
  ],
  ['of no offer', { value: 500, unit: 'USD', of: 'plan' }, 'basic.of: must be a name like mf-plans/social-basic'],
  ['that is the lowest of none', { lowest: [] }, 'basic.lowest: must name at least one figure'],
  [
    'that is the lowest of what is no name',
    { lowest: ['basic'] },
    'basic.lowest.0: must be a name like mf-plans/social-basic',
  ],
  [
    'that is both',
    { lowest: ['mf-a/x'], value: 1 },
    'basic.value: is not known here: take it away. Known are lowest, from, covers, of, note (now 1)',
  ],
  ['that is only a number', 500, 'basic: must be an object ({ … }), not 500'],
])('a figure %s is refused, with file, key and remedy', (_what, declaration, says) => {
  expect(() => check({ basic: declaration })).toThrow(faults(says));
});

test('a key that is no kebab-case is named', () => {
  expect(() => check({ basicPrice: { value: 500, unit: 'USD' } })).toThrow(
    faults("basicPrice: a figure's key must be kebab-case"),
  );
});

test('notes are for who edits the file: a release has none', () => {
  const noted = { value: 500, unit: 'USD', note: 'The plan of most clients.' };
  expect(checkedWith(factsFileSchema, { $schema: 'facts.schema.json', basic: noted }, 'mf-a/src/facts.json')).toEqual({
    basic: { value: 500, unit: 'USD' },
  });
});

test('a list in place of the figures is refused', () => {
  expect(() => check([])).toThrow(faults('(whole file): must be an object ({ … }), not a list'));
});

test('every fault of the file is named at once', () => {
  expect(() => check({ one: { value: -1, unit: 'USD' }, two: { unit: 'days', covers: '' } })).toThrow(
    faults(
      'one.value: must not be negative (now -1)',
      'two.value: is missing: add it',
      'two.covers: must not be empty',
    ),
  );
});

test('a file without figures says so', () => {
  expect(() => check(undefined)).toThrow(faults('(whole file): is missing: add it'));
});
