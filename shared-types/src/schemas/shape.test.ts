import * as v from 'valibot';
import { caseParts } from './case-parts.ts';
import { casesSchema } from './cases.ts';
import { shapeOf } from './shape.ts';

const schema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.maxLength(3)),
  times: v.optional(v.array(v.pipe(v.number(), v.minValue(1))), [1]),
});

test('values stored below names are read by their types, and the names by their rules', () => {
  const table = shapeOf(v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/)), v.pipe(v.string(), v.maxLength(3))));
  expect(v.parse(table, { uno: 'largo' })).toEqual({ uno: 'largo' });
  expect(v.is(table, { '../uno': 'a' })).toBe(false);
});

test('stored values are read by their types, with their transformations and without their rules', () => {
  expect(v.parse(shapeOf(schema), { name: ' largo ', times: [0], gone: true })).toEqual({ name: 'largo', times: [0] });
  expect(v.parse(shapeOf(schema), { name: 'a' })).toEqual({ name: 'a', times: [1] });
  expect(v.is(shapeOf(schema), { name: 1 })).toBe(false);
  expect(v.is(schema, { name: 'largo' })).toBe(false);
});

test('parts of what breaks a newer rule are parts, too', () => {
  const card = {
    ...{ id: 'Pan Y Más', client: 'P'.repeat(300), sector: 'Pan', topics: ['social'], problem: 'Nadie.' },
    result: { figure: '+38 %', what: 'pedidos', period: 'un mes' },
  };
  const stored = { ...card, done: ['Todo'], gone: true };
  const cases = v.parse(shapeOf(casesSchema), [stored, stored]);
  expect(v.parse(shapeOf(caseParts['data/casos.json#social']), cases)).toEqual([card]);
});
