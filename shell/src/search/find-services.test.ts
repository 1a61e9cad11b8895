/** @jest-environment node */
import { table } from 'site-for-tests';
import type { SearchEntry } from '@mosaico/shared-types/search';
import { servicesAmong } from './entries.ts';
import { findServices } from './find-services.ts';
import { longestQuery } from './longest-query.ts';
import { pageIndex } from './page-index.ts';

const services = servicesAmong(table.routes);
const paths = (query: string): string[] => findServices(services, query).map(({ address }) => address);
const lower = (text: string): string => text.toLowerCase();

/** The stated rules, word for word: case does not matter, accents do. */
function matchesLiterally({ title, description, words }: SearchEntry, query: string): boolean {
  const asked = lower(query);
  return (
    [title, description].some((text) => lower(text).includes(asked)) ||
    words.map(lower).some((word) => word.includes(asked) || asked.includes(word))
  );
}

function ranksFirst({ title, words }: SearchEntry, query: string): boolean {
  return lower(title).includes(lower(query)) || words.map(lower).includes(lower(query));
}

/** Spanish without accents, by another way than the search's. */
const unaccented = (text: string): string =>
  Array.from(text, (letter) => 'aeiouunAEIOUUN'['áéíóúüñÁÉÍÓÚÜÑ'.indexOf(letter)] ?? letter).join('');
const plain = services.map((entry) => ({
  ...entry,
  title: unaccented(entry.title),
  description: unaccented(entry.description),
  words: entry.words.map(unaccented),
}));

function expected(query: string): string[] {
  const asked = unaccented(query).replace(/ +/g, ' ').trim();
  if (asked === '') return [];
  const found = plain.filter((entry) => matchesLiterally(entry, asked));
  const first = found.filter((entry) => ranksFirst(entry, asked));
  return [...first, ...found.filter((entry) => !first.includes(entry))].map(({ address }) => address);
}

test('the twelve entries, each with what visitors type for it', () => {
  expect(services.map(({ address }) => address)).toEqual([
    '/',
    '/planes-mantenimiento',
    '/planes-crm',
    '/planes-sociales',
    '/planes-de-marketing',
    '/meta-ads-marketing',
    '/venta-sitios-web',
    '/sitio-web-premium',
    '/sitio-web-corporativo',
    '/tienda-en-linea',
    '/catalogo-servicios',
    '/solicitar-cita',
  ]);
  for (const { title, words } of services) {
    expect(words.length).toBeGreaterThanOrEqual(8);
    expect(words.length).toBeLessThanOrEqual(15);
    expect(new Set(words).size).toBe(words.length);
    // A shorter one would be found inside of unrelated words of a long query.
    for (const word of words) expect({ title, word: word.length >= 3 }).toEqual({ title, word: true });
  }
});

test.each([
  ['inicio', '/'],
  ['pagina', '/venta-sitios-web'],
  ['página web', '/venta-sitios-web'],
  ['pajina', '/venta-sitios-web'],
  ['quiero una pagina web', '/venta-sitios-web'],
  ['diseno', '/venta-sitios-web'],
  ['DISEÑO', '/venta-sitios-web'],
  ['landing', '/venta-sitios-web'],
  ['facebook', '/planes-sociales'],
  ['Facebok', '/planes-sociales'],
  ['instagram', '/planes-sociales'],
  ['facebook ads', '/meta-ads-marketing'],
  ['anuncios', '/meta-ads-marketing'],
  ['google', '/meta-ads-marketing'],
  ['tienda', '/tienda-en-linea'],
  ['tienda en linea', '/tienda-en-linea'],
  ['quiero vender por internet', '/tienda-en-linea'],
  ['ecomerce', '/tienda-en-linea'],
  ['hosting', '/planes-mantenimiento'],
  ['mi pagina no funciona, arreglar mi pagina', '/planes-mantenimiento'],
  ['crm', '/planes-crm'],
  ['marketing', '/planes-de-marketing'],
  ['mercadeo', '/planes-de-marketing'],
  ['premium', '/sitio-web-premium'],
  ['pagina para mi empresa', '/sitio-web-corporativo'],
  ['página corporativa', '/sitio-web-corporativo'],
  ['catalogo', '/catalogo-servicios'],
  ['cita', '/solicitar-cita'],
  ['Necesito una CITA', '/solicitar-cita'],
])('%s leads first to %s', (query, path) => {
  expect(paths(query)[0]).toBe(path);
});

test.each(['', ' ', '\t\n\u00a0\u3000', '\u0301'])('%j asks for nothing', (query) => {
  expect(findServices(services, query)).toEqual([]);
});

test.each(['zapatos rojos', 'xyz', '.*', '[a-z]+', '(', '\\', '🎉'])('%s is nowhere to be found', (query) => {
  expect(findServices(services, query)).toEqual([]);
});

test('a title that contains the query, or a keyword that equals it, comes before other matches; then the order is the list’s', () => {
  expect(paths('marketing')).toEqual(['/planes-de-marketing', '/']);
  expect(paths('web')).toEqual([
    '/planes-mantenimiento',
    '/venta-sitios-web',
    '/sitio-web-premium',
    '/sitio-web-corporativo',
    '/tienda-en-linea',
  ]);
});

test('case, accents and spaces around or between words make no difference', () => {
  const found = paths('diseño web');
  for (const query of ['DISENO WEB', '  disen\u0303o   web ', 'diséño wéb']) expect(paths(query)).toEqual(found);
});

describe('ten thousand random and hostile queries', () => {
  const random = randomFrom(20_261_121);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const words = services.flatMap(({ title, description, words: own }) => [title, description, ...own]);
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '{{7*7}}',
    '${7*7}',
    '^(a+)+$',
    '.*',
    '[',
    '(?<=',
    '\\',
    '\u0000',
    '\ud83d',
    '\udc00',
    '👩🏽‍💻🎉',
    'مرحبا بالعالم',
    '\u202eabc',
    'e\u0301\u0301\u0301',
    '\u200b',
    'ﬁ',
    'İ',
    'ẞ',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
  ];
  const spanish = Array.from('aábcdeéfghiíjlmnñoópqrstuúvxyz ');

  function piece(): string {
    const word = pick(words);
    const from = Math.floor(random() * word.length);
    return pick([word, word.slice(from, from + 1 + Math.floor(random() * 8)), unaccented(word), word.toUpperCase()]);
  }
  const letters = (): string => Array.from({ length: Math.floor(random() * 12) }, () => pick(spanish)).join('');

  test('are answered by the stated rules', () => {
    const wrong: unknown[] = [];
    let answered = 0;
    for (let round = 0; round < 5_000; round += 1) {
      const query = pick([piece, letters, () => `${letters()} ${piece()}`, () => `${piece()} ${piece()}`])();
      const found = paths(query);
      const right = expected(query.slice(0, longestQuery));
      if (found.join() !== right.join()) wrong.push({ query, found, right });
      if (found.length > 0) answered += 1;
    }
    expect(wrong).toEqual([]);
    // The rules are tried by matches as well.
    expect(answered).toBeGreaterThan(2_000);
  });

  test('never throw, here or among all pages, and lose no literal match', () => {
    const findPages = pageIndex(table.routes);
    const lost: unknown[] = [];
    for (let round = 0; round < 5_000; round += 1) {
      const query = pick([
        () => pick(hostile),
        () => pick(hostile) + piece() + pick(hostile),
        () => String.fromCharCode(...Array.from({ length: 40 }, () => Math.floor(random() * 0x10000))),
        () => (round % 50 === 0 ? (pick(hostile) + piece()).repeat(1_000).slice(0, 10_000) : pick(hostile)),
      ])();
      const found = findServices(services, query);
      findPages(query);
      if (query.length > longestQuery || query.trim() === '') continue;
      const literal = services.filter((entry) => matchesLiterally(entry, query));
      for (const { address } of literal.filter((entry) => !found.includes(entry))) lost.push({ query, address });
    }
    expect(lost).toEqual([]);
  });
});

test('no more is read of a query than its first characters, so an answer is bounded work', () => {
  const noise = 'ß'.repeat(longestQuery - 7);
  expect(paths(`${noise}tienda`)).toEqual(['/tienda-en-linea']);
  expect(paths(`${noise}xxxtienda`)).toEqual([]);
  for (const query of ['tienda'.repeat(2_000), '\u0301'.repeat(10_000), '(a+)+'.repeat(2_000), '🎉'.repeat(5_000)])
    expect(paths(query)).toEqual(paths(query.slice(0, longestQuery)));
});

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
