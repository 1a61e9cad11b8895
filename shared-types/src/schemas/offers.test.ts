import { checkedWith, offersSchema } from './index.ts';

const check = (offers: unknown): unknown => checkedWith(offersSchema, offers, 'mf-a/src/offers.ts');
const sound = {
  name: 'Plan básico',
  price: 'mf-a/basic',
  for: 'prospects',
  get: [{ payment: 'socialBasic' }, { chat: 'Hola' }, { booking: 'sales' }, { page: 'mf-a/plans' }],
  cancellation: 'mf-legal/cancel-monthly',
};

test('an offer is accepted, and says what its price covers if it wants', () => {
  expect(check({ plan: sound })).toEqual({ plan: sound });
  expect(check({ plan: { ...sound, covers: 'una red' } })).toEqual({ plan: { ...sound, covers: 'una red' } });
});

const rule =
  'plan.cancellation: must name the rule of the terms by which it is cancelled, e.g. mf-legal/cancel-monthly';
const ways = 'plan.get.0: must be one of { payment }, { chat }, { booking } and { page }';

test.each<[what: string, more: Record<string, unknown>, says: string]>([
  ['without a rule', { cancellation: undefined }, rule],
  ['with the words of a rule in place of its name', { cancellation: 'Avisa 5 días antes.' }, rule],
  ['without a price', { price: undefined }, 'plan.price: must be a name like mf-plans/social-basic'],
  ['with an amount in place of its name', { price: 500 }, 'plan.price: must be a name like mf-plans/social-basic'],
  ['that nobody can get', { get: [] }, 'plan.get: must name at least one way to get it'],
  ['with an unknown way to get it', { get: [{ mail: 'a@example.com' }] }, ways],
  ['with two ways in one', { get: [{ chat: 'Hola', payment: 'socialBasic' }] }, ways],
  [
    'that leads to what is no page',
    { get: [{ page: '/planes' }] },
    'plan.get.0.page: must be a name like mf-plans/social-basic',
  ],
  ['for nobody in particular', { for: 'all' }, 'plan.for: must be prospects or clients'],
  ['with an empty name', { name: ' ' }, 'plan.name: must not be empty'],
  [
    'with an unknown key',
    { prize: 1 },
    'plan.prize: is not known here: did you mean "price"? Write that, or take it away (now 1)',
  ],
])('an offer %s is refused, with file, key and remedy', (_what, more, says) => {
  expect(() => check({ plan: { ...sound, ...more } })).toThrow(
    `mf-a/src/offers.ts is not valid. Correct these keys:\n  ${says}`,
  );
});

test('a rule that is left out is reported like one that is empty', () => {
  const { cancellation, ...without } = sound;
  expect(cancellation).toBe('mf-legal/cancel-monthly');
  expect(() => check({ plan: without })).toThrow(rule);
});

test('a key that is no kebab-case is named', () => {
  expect(() => check({ 'Plan A': sound })).toThrow("Plan A: an offer's key must be kebab-case");
});
