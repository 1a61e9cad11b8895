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

// Descriptions are what an editor says of a key of `facts.json` while typing.

const said = {
  from: v.optional(
    v.pipe(
      v.boolean('must be true or false'),
      v.description('true: this price is the lowest of a range. "covers" then says what it is the price of.'),
    ),
  ),
  covers: v.optional(
    v.pipe(
      words,
      v.description(
        'What the figure covers: words that stand beside it. They may show other figures: {mf-plans/social}.',
      ),
    ),
  ),
  of: v.optional(v.pipe(name, v.description('The offer that this is a further price of, as mf-plans/ads.'))),
  note: v.optional(
    v.pipe(words, v.description('What this figure means, for people who edit the file. Visitors never read it.')),
  ),
};

const figure = v.pipe(
  v.strictObject({
    value: v.pipe(
      v.union([amount, range, words], 'must be a number that is not negative, a range { least, most }, or a text'),
      v.description(
        'A number (24.99) or a range ({ "least": 20, "most": 30 }), without quotation marks. Where the unit is "text", a text: it may show other figures, as {mf-plans/social}.',
      ),
    ),
    unit: v.pipe(
      v.picklist(units, `must be one of: ${units.join(', ')}`),
      v.description('What is counted. Money is US dollars; "times" is a count of things; "text" is wording.'),
    ),
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
  // These checks in the words of JSON Schema.
  v.metadata({
    if: { required: ['unit'], properties: { unit: { const: 'text' } } },
    then: { properties: { value: { type: 'string' } } },
    else: { properties: { value: { type: ['number', 'object'] } } },
    dependencies: { from: ['covers'] },
  }),
);
const lowest = v.strictObject({
  lowest: v.pipe(
    v.array(name, 'must be a list of figures'),
    v.minLength(1, 'must name at least one figure'),
    v.description('Names of prices, as mf-plans/social-basic: this figure is the lowest of them.'),
  ),
  ...said,
});

const factKey = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "a figure's key must be kebab-case"));

/** The facts of a release: the figure's key → what it is. */
export const factsSchema = v.record(
  factKey,
  // Which of the two it is meant to be shows by its key, so that the message speaks of that one.
  v.lazy((declaration) =>
    typeof declaration === 'object' && declaration !== null && 'lowest' in declaration ? lowest : figure,
  ) as unknown as v.GenericSchema<FactDeclaration>,
);

/** What a workspace's `facts.json` may hold. Notes are for who edits the file: the output is without them, so no release changes by one. */
export const factsFileSchema = v.pipe(
  factsSchema,
  v.transform((facts) => Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, withoutNote(fact)]))),
);

const withoutNote = (fact: FactDeclaration): FactDeclaration =>
  Object.fromEntries(Object.entries(fact).filter(([key]) => key !== 'note')) as FactDeclaration;

/** A file of facts without the condition on figures, which no generator of JSON Schema can read: a figure is either of the two. */
export const factsFileOptions = v.record(factKey, v.union([figure, lowest]));
