import * as v from 'valibot';
import { units, type FactDeclaration } from '../facts.ts';
import { name, words } from './names.ts';

const amount = v.pipe(
  v.number('must be a number'),
  v.finite('must be a finite number'),
  v.minValue(0, 'must not be negative'),
);
const range = v.pipe(
  v.strictObject({ least: amount, most: amount }),
  v.check(({ least, most }) => least <= most, 'must go from the least to the most'),
);

const said = {
  from: v.optional(v.boolean('must be true or false')),
  covers: v.optional(words),
  of: v.optional(name),
};

const figure = v.pipe(
  v.strictObject({
    value: v.union([amount, range, words], 'must be a number that is not negative, a range { least, most }, or a text'),
    unit: v.picklist(units, `must be one of: ${units.join(', ')}`),
    ...said,
  }),
  v.forward(
    v.check(
      ({ value, unit }) => (typeof value === 'string') === (unit === 'text'),
      'must be a text where the unit is "text", and a number or a range where it is another',
    ),
    ['value'],
  ),
  v.forward(
    v.check(
      ({ from, covers }) => !from || covers !== undefined,
      'must say what the price covers, since it is the lowest of a range ("from")',
    ),
    ['covers'],
  ),
);
const lowest = v.strictObject({
  lowest: v.pipe(v.array(name, 'must be a list of figures'), v.minLength(1, 'must name at least one figure')),
  ...said,
});

/** What a workspace's `facts.ts` may hold: the figure's key → what it is. */
export const factsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "a figure's key must be kebab-case")),
  // Which of the two it is meant to be shows by its key, so that the message speaks of that one.
  v.lazy((declaration) =>
    typeof declaration === 'object' && declaration !== null && 'lowest' in declaration ? lowest : figure,
  ) as unknown as v.GenericSchema<FactDeclaration>,
);
