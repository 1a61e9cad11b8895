import * as v from 'valibot';
import type { OfferDeclaration } from '../offers.ts';
import { name, words } from './names.ts';

const way = v.union(
  [
    v.strictObject({ payment: words }),
    v.strictObject({ chat: words }),
    v.strictObject({ booking: words }),
    v.strictObject({ page: name }),
  ],
  'must be one of { payment }, { chat }, { booking } and { page }',
);

const rule = 'must name the rule of the terms by which it is cancelled, e.g. mf-legal/cancel-monthly';

const declaration = v.pipe(
  v.strictObject({
    name: words,
    price: name,
    covers: v.optional(words),
    plus: v.optional(v.array(name, 'must be a list of prices')),
    for: v.picklist(['prospects', 'clients'], 'must be prospects or clients'),
    get: v.pipe(
      v.array(way, 'must be a list of ways to get it'),
      v.minLength(1, 'must name at least one way to get it'),
    ),
    cancellation: v.optional(v.pipe(v.string(rule), v.regex(/^[a-z][a-z0-9-]*\/[a-z0-9-]+$/, rule))),
  }),
  // Where it is left out, the schema's own message would only say that a key is missing.
  v.forward(
    v.check(({ cancellation }) => cancellation !== undefined, rule),
    ['cancellation'],
  ),
);

/** What a workspace's `offers.ts` may hold: the offer's key → what it is. */
export const offersSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "an offer's key must be kebab-case")),
  declaration as unknown as v.GenericSchema<OfferDeclaration>,
);
