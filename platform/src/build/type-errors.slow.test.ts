import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';
import { declaredFacts } from './declared.ts';
import { typeErrors } from './type-errors.ts';

const here = rootFolder(__dirname);
const folder = mkdtempSync(join(tmpdir(), 'mosaico-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** What a remote of this name declares in a file: data, of this type, added to these names. */
const declaring =
  (type: 'Pages' | 'Offers', data: string) =>
  (name: string): string => `import type { Declared, ${type} } from '@mosaico/shared-types';
const declared = ${data} as const satisfies ${type};
export default declared;
declare module '@mosaico/shared-types' { interface Declared${type} extends Declared<'${name}', typeof declared> {} }`;

/** Says no more of its page than it must, and what is given. */
const first = (more = '', title = 'Uno'): string =>
  `{ first: { screen: './first.tsx', path: '/uno', title: '${title}', description: 'Uno.', directory: { name: 'Uno', category: 'Principal' }, ${more} } }`;
const pages = (more?: string, title?: string) => declaring('Pages', first(more, title));
/** `facts.json` with one price. */
const facts = (more: object = {}) => JSON.stringify({ basic: { value: 500, unit: 'USD', ...more } });
/** What `pages.ts` has where there is a `facts.json`. */
const naming = (name: string): string => `import type facts from './facts.json';
declare module '@mosaico/shared-types' { interface DeclaredFacts extends Declared<'${name}', typeof facts> {} }\n`;
const offers = (offer: string) => declaring('Offers', `{ plan: ${offer} }`);
const plan = "name: 'Plan', price: 'mf-sound/basic', covers: 'todo', for: 'prospects'";
const page = (body = '<h1>Uno</h1>', parameters = ''): string =>
  `import { Slot, useAddress, useFacts, useOffer } from '@mosaico/shared-types';
export default function First(${parameters}) { const [facts, address] = [useFacts(), useAddress()]; return <>{Boolean([Slot, useOffer, facts, address])}${body}</>; }`;
const slots = (name: string, more = ''): string => `
const slots = { '${name}': './piece.tsx' } as const;
export default slots;
type Offered = typeof slots;
declare module '@mosaico/shared-types' { interface OfferedSlots extends Offered {} }${more}`;
const piece = (parameters = ''): string => `export default function Piece(${parameters}) { return <p>piece</p>; }`;

/** Names of the pieces that remotes offer. */
const pieces: Record<string, string> = {};

/** A remote that is as it should be, but for the files named. */
const remote = (name: string, files: Record<string, string | ((name: string) => string)> = {}): void => {
  for (const [file, text] of Object.entries({ 'pages.ts': pages(), 'first.tsx': page(), ...files })) {
    const own = typeof text === 'string' ? text : text(name);
    const isNaming = file === 'pages.ts' && 'facts.json' in files && name !== 'mf-unnamed-facts';
    const content = isNaming ? naming(name) + own : own;
    write(`${name}/src/${file}`, content);
    if (file === 'slots.ts') pieces[name] = /'([a-z]+\/[a-z]+)': '/.exec(content)?.[1] ?? '';
  }
  write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
  write(`${name}/webpack.config.mjs`, '');
};

/** One repository with everything, sound and unsound: the compiler reads the libraries' types once. */
async function repository(): Promise<string[]> {
  remote('mf-sound', {
    'pages.ts': pages("parent: 'mf-offering/first'", 'Desde {mf-sound/basic}'),
    'facts.json': JSON.stringify({
      $schema: '../../platform/schemas/facts.schema.json',
      basic: { value: 500, unit: 'USD', of: 'mf-sound/plan', note: 'The plan.' },
      rule: { value: 'Desde {mf-sound/basic}.', unit: 'text' },
      least: { lowest: ['mf-sound/basic'] },
    }),
    'offers.ts': offers(`{ ${plan}, get: [{ page: 'mf-offering/first' }], cancellation: 'mf-sound/rule' }`),
    'first.tsx': page(
      `<Slot name="sound/piece" fallback="…" /><a href={address('mf-sound/first#x')}>{facts.text('mf-sound/basic')}</a>`,
    ),
  });
  remote('mf-offering', { 'slots.ts': slots('sound/piece'), 'piece.tsx': piece() });
  remote('mf-no-screen', { 'pages.ts': (name) => pages()(name).replace('./first.tsx', './none.tsx') });
  remote('mf-no-component', { 'first.tsx': "export default 'text';" });
  remote('mf-demanding-page', { 'first.tsx': page('', '{ price }: { price: number }') });
  remote('mf-bad-category', {
    'pages.ts': (name) => pages()(name).replace("'Principal'", "'Varios'").replace(' satisfies Pages', ''),
  });
  remote('mf-unnamed', { 'pages.ts': (name) => pages()(name).replace(/\ndeclare module.*/, '') });
  remote('mf-mentioning', { 'pages.ts': pages('', 'Desde {mf-sound/basic}, o {mf-sound/gone}') });
  remote('mf-orphan', { 'pages.ts': pages("parent: 'mf-sound/gone'") });
  remote('mf-elsewhere', { 'pages.ts': pages("clientsOnly: { elsewhere: 'mf-sound/lost' }") });
  remote('mf-serving', {
    'pages.ts': pages("service: { title: 'Uno', text: 'Uno.', offer: 'mf-sound/gone', order: 1 }"),
  });
  remote('mf-lowest', { 'facts.json': JSON.stringify({ least: { lowest: ['mf-sound/basic', 'mf-sound/gone'] } }) });
  remote('mf-price-of', { 'facts.json': facts({ of: 'mf-sound/gone' }) });
  remote('mf-unnamed-facts', { 'facts.json': facts() });
  remote('mf-no-rule', {
    'offers.ts': (name) => offers(`{ ${plan}, get: [{ chat: 'Hola' }] }`)(name).replace(' satisfies Offers', ''),
  });
  remote('mf-bad-price', {
    'offers.ts': (name) =>
      offers(`{ ${plan}, get: [{ chat: 'Hola' }], cancellation: 'mf-sound/rule' }`)(name)
        .replace('mf-sound/basic', 'mf-sound/gone')
        .replace(' satisfies Offers', ''),
  });
  remote('mf-showing', { 'first.tsx': page("{facts.text('mf-sound/gone')}") });
  remote('mf-linking', { 'first.tsx': page("<a href={address('mf-sound/gone')}>Más</a>") });
  remote('mf-undeclared', {
    'slots.ts': "export default { 'undeclared/piece': './piece.tsx' } as const;",
    'piece.tsx': piece(),
  });
  remote('mf-demanding-piece', {
    'slots.ts': slots('demanding/piece'),
    'piece.tsx': piece('{ heading }: { heading: string }'),
  });
  remote('mf-promising', {
    'slots.ts': slots(
      'promised/piece',
      "\ndeclare module '@mosaico/shared-types' { interface OfferedSlots { 'missing/piece': unknown } }",
    ),
    'piece.tsx': piece(),
  });
  remote('mf-asking', { 'first.tsx': page('<Slot name="nobody/offers" />') });
  remote('mf-telling', { 'first.tsx': page('<Slot name="sound/piece" heading="Más" />') });
  const remotes = [
    ...['sound', 'offering', 'no-screen', 'no-component', 'demanding-page', 'bad-category', 'unnamed', 'mentioning'],
    ...['orphan', 'elsewhere', 'serving', 'lowest', 'price-of', 'unnamed-facts', 'no-rule', 'bad-price', 'showing'],
    ...['linking', 'undeclared', 'demanding-piece', 'promising', 'asking', 'telling'],
  ].map((name) => `mf-${name}`);
  write('package.json', JSON.stringify({ name: 'all', version: '1.0.0', workspaces: remotes }));
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: join(here, 'tsconfig.base.json'),
      compilerOptions: { types: [] },
      include: ['*/src/*'],
    }),
  );
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'));
  const modules = appWorkspaces(folder).map(async (workspace) => {
    const offered = pieces[workspace.name];
    return {
      workspace,
      facts: await declaredFacts(workspace),
      pages: [{ key: 'first', screen: workspace.name === 'mf-no-screen' ? './none.tsx' : './first.tsx' }],
      slots: offered === undefined ? {} : { [offered]: './piece.tsx' },
    };
  });
  return typeErrors(folder, { modules: await Promise.all(modules) });
}

let errors: string[] = [];
beforeAll(async () => {
  errors = await repository();
});

const errorsOf = (file: string): string[] => errors.filter((error) => error.startsWith(file));

test('remotes that keep the contract have no error', () => {
  expect(errorsOf('mf-sound')).toEqual([]);
  expect(errorsOf('mf-offering')).toEqual([]);
});

test.each([
  ['a page whose screen is not there', 'mf-no-screen/src/pages.ts', 'mf-no-screen/src/none.tsx'],
  ['a screen that is no component', 'mf-no-component/src/pages.ts', "Type 'string' does not satisfy"],
  ['a screen that wants what no page is told', 'mf-demanding-page/src/pages.ts', "Property 'price' is missing"],
  ['a page of an unknown category', 'mf-bad-category/src/pages.ts', '"Varios"'],
  ['pages that nobody can name', 'mf-unnamed/src/pages.ts', `Property '"mf-unnamed/first"' is missing`],
  [
    'a page that mentions a figure nobody declares',
    'mf-mentioning/src/pages.ts',
    `Property '"mf-sound/gone"' is missing`,
  ],
  ['a page below one that is not there', 'mf-orphan/src/pages.ts', `Property '"mf-sound/gone"' is missing`],
  [
    'a page that sends visitors to one that is not there',
    'mf-elsewhere/src/pages.ts',
    `Property '"mf-sound/lost"' is missing`,
  ],
  ['a service with an offer that nobody makes', 'mf-serving/src/pages.ts', `Property '"mf-sound/gone"' is missing`],
])('%s', (_what, file, says) => {
  expect(errorsOf(file)).toEqual([expect.stringContaining(says)]);
});

test.each([
  ['the lowest of figures that nobody declares', 'mf-lowest/src/facts.json', `Property '"mf-sound/gone"' is missing`],
  ['a price of an offer that nobody makes', 'mf-price-of/src/facts.json', `Property '"mf-sound/gone"' is missing`],
  ['figures that nobody can name', 'mf-unnamed-facts/src/pages.ts', `Property '"mf-unnamed-facts/basic"' is missing`],
  ['an offer without a rule', 'mf-no-rule/src/offers.ts', "Property 'cancellation' is missing"],
  ['an offer at a price that nobody declares', 'mf-bad-price/src/offers.ts', '"mf-sound/gone"'],
  ['a page that shows a figure nobody declares', 'mf-showing/src/first.tsx', '"mf-sound/gone"'],
  ['a page that links to one that is not there', 'mf-linking/src/first.tsx', '"mf-sound/gone"'],
])('%s', (_what, file, says) => {
  expect(errorsOf(file)).toEqual([expect.stringContaining(says)]);
});

test.each([
  ['a piece that is offered without being declared', 'mf-undeclared/src/slots.ts', `Property '"undeclared/piece"'`],
  ['a piece that wants what no page tells it', 'mf-demanding-piece/src/slots.ts', "Property 'heading' is missing"],
  ['a piece that is declared and not offered', "a remote's slots.ts", `Property '"missing/piece"' is missing`],
  ['a page with a slot that nobody offers', 'mf-asking/src/first.tsx', '"nobody/offers"'],
  ['a page that tells a piece something', 'mf-telling/src/first.tsx', "'heading' does not exist"],
])('%s', (_what, file, says) => {
  expect(errorsOf(file)).toEqual([expect.stringContaining(says)]);
});

test('nothing else is objected to', () => {
  expect(errors).toHaveLength(21);
});

test('a repository without a configuration gets an error that names what to write', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  await expect(typeErrors(empty, { modules: [] })).rejects.toThrow(
    `${join(empty, 'tsconfig.json')} is missing. Write one that extends`,
  );
});

test('a configuration that means nothing is named', async () => {
  write('odd/tsconfig.json', JSON.stringify({ compilerOptions: { strct: true, lib: ['es5'], types: [] }, files: [] }));
  expect(await typeErrors(join(folder, 'odd'), { modules: [] })).toContain(
    "tsconfig.json:1:21: TS5023: Unknown compiler option 'strct'.",
  );
});
