import { caseParts } from './case-parts.ts';
import { casesSchema, readCases } from './cases.ts';
import { checkedWith } from './checked-with.ts';

const file = 'data/casos.json';
const least = {
  id: 'panaderia',
  client: 'Panadería',
  sector: 'Alimentos',
  topics: ['social'],
  problem: 'Nadie la conocía.',
  done: ['Un calendario de publicaciones'],
};
const whole = {
  ...least,
  id: 'clinica',
  topics: ['websites', 'crm'],
  result: { figure: '+38 %', what: 'citas nuevas', period: 'en 3 meses' },
  quote: 'Llegan sabiendo lo que quieren.',
  person: { name: 'Ana', role: 'Administradora' },
  pictures: [{ url: '/data/casos/clinica.svg', alt: 'La portada' }],
  site: {
    address: 'clinica.example',
    alt: 'La portada entera',
    wide: { url: '/data/casos/clinica.webp', width: 1200, height: 2763 },
  },
  works: [
    {
      topic: 'crm',
      name: 'su CRM',
      picture: { url: '/data/casos/crm.svg', alt: 'El tablero' },
      wide: { url: '/data/casos/crm-ancho.svg', width: 1160, height: 440 },
      narrow: { url: '/data/casos/crm-telefono.svg', width: 340, height: 440 },
    },
  ],
  sample: true,
};
const read = (...list: object[]) => checkedWith(casesSchema, list, file);

test('a case needs a problem and what was done; everything else may be missing', () => {
  expect(read(least, whole)).toEqual([least, whole]);
});

test.each([
  ['id', 'Panadería 1', '0.id: must be small letters, digits and hyphens'],
  ['topics', [], '0.topics: must name what the case is proof of'],
  ['topics', ['logos'], '0.topics.0: '],
  ['done', [], '0.done: must say what was done'],
  ['problem', ' ', '0.problem: '],
  ['result', { figure: '+38 %' }, '0.result.what: '],
  ['pictures', [{ url: 'javascript:alert(1)', alt: 'x' }], '0.pictures.0.url: must be an https: address'],
  [
    'site',
    { address: 'a.example', alt: 'x', wide: { url: '/a.webp', width: 1200, height: 0.5 } },
    '0.site.wide.height: must be a whole number',
  ],
  [
    'works',
    [{ topic: 'crm', name: 'x', picture: { url: '/a.svg', alt: 'x' }, wide: { url: '/b.svg', height: 440 } }],
    '0.works.0.wide.width: ',
  ],
  ['site', { address: 'a.example', wide: { url: '/a.webp', width: 1200, height: 9 } }, '0.site.alt: '],
])('"%s": %j is refused', (key, value, message) => {
  expect(() => read({ ...least, [key]: value })).toThrow(`  ${message}`);
});

test('two cases of one name are refused: a link could lead to either', () => {
  expect(() => read(least, whole, { ...whole, id: 'panaderia' })).toThrow('  2.id: two cases have this id: change one');
});

test('a page that sells something gets the first case of that, without the whole story', () => {
  const other = { ...whole, id: 'otra' };
  const partOf = (topic: 'websites' | 'social' | 'ads') =>
    checkedWith(caseParts[`data/casos.json#${topic}`], [least, whole, other], file);
  const { done, ...card } = whole;
  expect(done).toHaveLength(1);
  expect(partOf('websites')).toEqual([card]);
  expect(partOf('social').map(({ id }) => id)).toEqual(['panaderia']);
  expect(partOf('ads')).toEqual([]);
});

test('of what a browser has fetched, a faulty case is left out, and what is no list has none', () => {
  expect(readCases([least, { ...whole, client: 1 }, null, whole])).toEqual([least, whole]);
  expect(readCases({ cases: [least] })).toEqual([]);
});
