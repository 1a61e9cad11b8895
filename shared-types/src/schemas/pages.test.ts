import { checkedWith, pagesSchema } from './index.ts';

const check = (pages: unknown): unknown => checkedWith(pagesSchema, pages, 'mf-a/src/pages.ts');
const sound = {
  screen: './plans/plans.tsx',
  path: '/planes',
  title: 'Planes',
  description: 'Planes de redes sociales con precios claros, sin permanencia y sin letra chica.',
  directory: { name: 'Planes', category: 'Planes' },
};
const each = { each: 'referrers', path: '/planes-{slug}', title: 'Planes de {name}' };

test('a page has what is left out by default', () => {
  expect(check({ plans: sound })).toEqual({ plans: { ...sound, aliases: [], indexed: true, embeddable: false } });
});

test.each(['/', '/planes', '/planes/sociales', '/planes-2026'])('the path %s is accepted', (path) => {
  expect(check({ plans: { ...sound, path } })).toMatchObject({ plans: { path } });
});

test.each(['planes', '/Planes', '/planes/', '/planes//sociales', '/planes?x', '//planes', ''])(
  'the path %p is refused, of a page and of an alias',
  (path) => {
    const says = 'must be a lower-case path without a trailing slash, with or without {slug}';
    expect(() => check({ plans: { ...sound, path } })).toThrow(`  plans.path: ${says}`);
    expect(() => check({ plans: { ...sound, aliases: [path] } })).toThrow(`  plans.aliases.0: ${says}`);
  },
);

test('a path that spells the one above it is refused', () => {
  for (const path of ['/index', '/planes/index'])
    expect(() => check({ plans: { ...sound, path } })).toThrow('plans.path: must not end in /index');
  expect(check({ plans: { ...sound, path: '/planes/indexados' } })).toBeTruthy();
});

test.each(['/assets/x', '/mosaico', '/mosaico/planes', '/releases', '/releases/mf-plans', '/revision'])(
  'the path %s, where the site keeps files of its own, is refused, of a page and of an alias',
  (path) => {
    const says = 'must not begin with /assets, /mosaico, /releases, /revision: the site keeps files of its own there.';
    expect(() => check({ plans: { ...sound, path } })).toThrow(`  plans.path: ${says}`);
    expect(() => check({ plans: { ...sound, aliases: [path] } })).toThrow(`  plans.aliases.0: ${says}`);
  },
);

test('a path that only looks like those is accepted', () => {
  for (const path of ['/mosaicos', '/revision-de-cuentas', '/planes/assets'])
    expect(check({ plans: { ...sound, path } })).toBeTruthy();
});

test('a figure counts in a text as long as it is written, about', () => {
  const description = (length: number) => ({
    plans: { ...sound, description: `${'d'.repeat(length)}{mf-plans/basic}` },
  });
  expect(check(description(156))).toBeTruthy();
  expect(() => check(description(157))).toThrow('plans.description: must have at most 160 characters');
  expect(() => check(description(45))).toThrow('plans.description: must have at least 50 characters');
});

test.each<[what: string, more: Record<string, unknown>, says: string]>([
  ['without a screen', { screen: undefined }, 'plans.screen: must be a module below src/, e.g. ./home/home.tsx'],
  [
    'with a screen outside',
    { screen: './../x.tsx' },
    'plans.screen: must be a module below src/, e.g. ./home/home.tsx',
  ],
  [
    'with {slug} of nobody',
    { path: '/planes-{slug}' },
    'plans.path: must have {slug} exactly where the page says "each"',
  ],
  [
    'of each referrer at one path',
    { ...each, path: '/planes' },
    'plans.path: must have {slug} exactly where the page says "each"',
  ],
  [
    'of each referrer with one title',
    { ...each, title: 'Planes' },
    'plans.title: must have {name} or {slug} exactly where the page says "each", so that titles differ',
  ],
  [
    'with an earlier path of nobody',
    { aliases: ['/antes-{slug}'] },
    'plans.aliases: must have {slug} only where the page says "each"',
  ],
  ['below what is no page', { parent: '/inicio' }, 'plans.parent: must be a name like mf-plans/social-basic'],
  [
    'in an unknown group of the footer',
    { footer: { group: 'Otros', label: 'Planes', order: 1 } },
    'plans.footer.group: must be one of: Servicios, Agencia, Condiciones',
  ],
  [
    'that is a service without an offer',
    { service: { title: 'Planes', text: 'Planes.', order: 1 } },
    'plans.service.offer: is missing: add it',
  ],
  [
    'with a place that is no element',
    { places: [{ anchor: '#precio', title: 'Precio', description: 'Es poco.', words: [] }] },
    'plans.places.0.anchor: must be the id of an element',
  ],
])('a page %s is refused, with file, key and remedy', (_what, more, says) => {
  expect(() => check({ plans: { ...sound, ...more } })).toThrow(
    `mf-a/src/pages.ts is not valid. Correct these keys:\n  ${says}`,
  );
});

test('a page of each referrer may have had paths of each', () => {
  expect(check({ plans: { ...sound, ...each, aliases: ['/antes-{slug}'] } })).toMatchObject({
    plans: { aliases: ['/antes-{slug}'] },
  });
});

test('a page may be made by a list of any name, and have had a path without a slug', () => {
  expect(check({ plans: { ...sound, ...each, each: 'sedes', aliases: ['/antes', '/antes-{slug}'] } })).toBeTruthy();
});

test.each(['', 'Sedes', 'lists.sedes', '__proto__'])('a list is not called "%s"', (name) => {
  expect(() => check({ plans: { ...sound, ...each, each: name } })).toThrow(
    'plans.each: must be the name of a list of the site configuration, as referrers',
  );
});
