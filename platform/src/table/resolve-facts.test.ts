import type { FactDeclaration } from '@mosaico/shared-types';
import type { Declarations } from './declarations.ts';
import { fillAll, resolveFacts } from './resolve-facts.ts';
import { textsOf } from '../testing/texts.ts';

const declaring = (
  workspace: string,
  facts: Record<string, FactDeclaration>,
  version: string | undefined = '1.4.0',
): Declarations => ({ workspace, version, pages: [], facts, offers: {}, slots: [] });
const resolved = (facts: Record<string, FactDeclaration>) => resolveFacts([declaring('mf-a', facts)]);

test.each<[declaration: FactDeclaration, text: string]>([
  [{ value: 1500, unit: 'USD' }, '$1,500'],
  [{ value: 24.99, unit: 'USD/month' }, '$24.99'],
  [{ value: 0, unit: 'USD/hour' }, '$0'],
  [{ value: { least: 20, most: 30 }, unit: 'USD' }, '$20 a $30'],
  [{ value: 25, unit: 'percent' }, '25\u00A0%'],
  [{ value: { least: 1.5, most: 2 }, unit: 'hours' }, '1.5 a 2'],
  [{ value: 4, unit: 'times' }, '4'],
  [{ value: 'Se cancela cuando quieras.', unit: 'text' }, 'Se cancela cuando quieras.'],
])('%j is written %s', (declaration, text) => {
  expect(resolved({ figure: declaration })).toMatchObject({ facts: { 'mf-a/figure': { text } }, problems: [] });
});

test('a figure keeps what it covers, and that it is a starting price', () => {
  const { facts } = resolved({ one: { value: 500, unit: 'USD', from: true, covers: 'una página', of: 'mf-a/plan' } });
  expect(facts).toEqual({
    'mf-a/one': { value: 500, unit: 'USD', text: '$500', from: true, covers: 'una página' },
  });
});

test('a text mentions figures of any release, and texts that mention others, whichever is declared first', () => {
  const { facts, problems } = resolveFacts([
    declaring('mf-a', {
      rule: { value: 'Avisa {mf-b/days} días antes; {mf-a/refund}', unit: 'text' },
      refund: { value: 'devolvemos el {mf-b/part}.', unit: 'text' },
      price: { value: 90, unit: 'USD', covers: '{mf-b/days} días' },
    }),
    declaring('mf-b', { days: { value: 5, unit: 'days' }, part: { value: 50, unit: 'percent' } }),
  ]);
  expect(problems).toEqual([]);
  expect(facts).toMatchObject({
    'mf-a/rule': { text: 'Avisa 5 días antes; devolvemos el 50\u00A0%.' },
    'mf-a/price': { text: '$90', covers: '5 días' },
  });
});

test('braces that name no figure stay as they are', () => {
  expect(resolved({ text: { value: 'Catálogo de {name} {x} {}', unit: 'text' } }).facts).toMatchObject({
    'mf-a/text': { text: 'Catálogo de {name} {x} {}' },
  });
});

test('the lowest of several prices is the lowest there is, says what that covers, and follows it', () => {
  const prices = (basic: number): Record<string, FactDeclaration> => ({
    basic: { value: basic, unit: 'USD', covers: 'el plan básico' },
    full: { value: { least: 300, most: 900 }, unit: 'USD', covers: 'el plan completo' },
    from: { lowest: ['mf-a/basic', 'mf-a/full'] },
  });
  expect(resolved(prices(200)).facts['mf-a/from']).toEqual({
    value: 200,
    unit: 'USD',
    text: '$200',
    from: true,
    covers: 'el plan básico',
  });
  expect(resolved(prices(400)).facts['mf-a/from']).toMatchObject({ text: '$300 a $900', covers: 'el plan completo' });
  expect(resolved({ ...prices(200), from: { lowest: ['mf-a/basic'], covers: 'lo mínimo' } }).facts).toMatchObject({
    'mf-a/from': { text: '$200', covers: 'lo mínimo' },
  });
});

test('the lowest of amounts in several units is refused, with the figure and both units', () => {
  const { facts, problems } = resolved({
    once: { value: 500, unit: 'USD' },
    monthly: { value: 50, unit: 'USD/month' },
    from: { lowest: ['mf-a/once', 'mf-a/monthly'] },
  });
  expect(textsOf(problems)).toEqual([
    'mf-a@1.4.0, facts.json "from": the lowest of USD and USD/month is no one price. Name prices of one unit.',
  ]);
  expect(Object.keys(facts)).toEqual(['mf-a/once', 'mf-a/monthly']);
});

test('figures that mention each other are refused once, with the way around', () => {
  const { facts, failed, problems } = resolved({
    one: { value: '{mf-a/two}', unit: 'text' },
    two: { value: '{mf-a/three}', unit: 'text' },
    three: { value: '{mf-a/one}', unit: 'text' },
    beside: { value: 'Como {mf-a/one}', unit: 'text' },
    sound: { value: 1, unit: 'times' },
  });
  expect(textsOf(problems)).toEqual([
    'mf-a@1.4.0, facts.json "one": these figures mention each other in a circle: mf-a/one → mf-a/two → mf-a/three → mf-a/one. Write one of them out.',
  ]);
  expect(Object.keys(facts)).toEqual(['mf-a/sound']);
  expect([...failed].sort()).toEqual(['mf-a/beside', 'mf-a/one', 'mf-a/three', 'mf-a/two']);
});

test('a figure that nobody declares is named with the file and key that show it, and the remedy', () => {
  const gone =
    'shows mf-b/gone, which no release of this mix declares. Declare it in mf-b/src/facts.json, or show another.';
  const { facts, problems } = resolved({
    text: { value: '{mf-b/gone} y {mf-b/gone}', unit: 'text' },
    covers: { value: 1, unit: 'USD', covers: '{mf-b/gone}' },
    least: { lowest: ['mf-b/gone', 'mf-a/one'] },
    one: { value: 1, unit: 'USD' },
  });
  expect(textsOf(problems)).toEqual([
    `mf-a@1.4.0, facts.json "text" ${gone}`,
    `mf-a@1.4.0, facts.json "covers" ${gone}`,
    `mf-a@1.4.0, facts.json "least" ${gone}`,
  ]);
  expect(Object.keys(facts)).toEqual(['mf-a/one']);
});

test('filling a declaration fills its texts wherever they are, and leaves keys and everything else', () => {
  const declaration = {
    '{mf-a/one}': 1,
    title: 'Desde {mf-a/one}',
    words: ['{mf-a/one}', 'planes'],
    deep: { on: true, none: null, text: '{mf-a/one}' },
  };
  expect(fillAll(declaration, (name) => `<${name}>`)).toEqual({
    '{mf-a/one}': 1,
    title: 'Desde <mf-a/one>',
    words: ['<mf-a/one>', 'planes'],
    deep: { on: true, none: null, text: '<mf-a/one>' },
  });
});
