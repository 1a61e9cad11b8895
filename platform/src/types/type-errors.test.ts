import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rootFolder } from '../workspaces.ts';
import { typeErrors } from './type-errors.ts';

const here = rootFolder(__dirname);
const folder = mkdtempSync(join(tmpdir(), 'mosaico-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const pages = `import type { Pages } from 'shared-types';
export default {
  first: { path: '/uno', title: 'Uno', description: 'Uno.', directory: { name: 'Uno', category: 'Principal' } },
} as const satisfies Pages;`;
const screens = "export default { first: () => import('./first.tsx') };";
const page = (body = '<h1>Uno</h1>', parameters = ''): string =>
  `import { Slot } from 'shared-types';
export default function First(${parameters}) { return <>{Boolean(Slot)}${body}</>; }`;
const slots = (name: string, more = ''): string => `
const slots = { '${name}': () => import('./piece.tsx') };
export default slots;
type Offered = typeof slots;
declare module 'shared-types' { interface OfferedSlots extends Offered {} }${more}`;
const piece = (parameters = ''): string => `export default function Piece(${parameters}) { return <p>piece</p>; }`;

/** A remote that is as it should be, but for the files named. */
const remote = (name: string, files: Record<string, string> = {}): void => {
  const sound = { 'pages.ts': pages, 'screens.ts': screens, 'first.tsx': page() };
  for (const [file, text] of Object.entries({ ...sound, ...files })) write(`${name}/src/${file}`, text);
  write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
  write(`${name}/webpack.config.mjs`, '');
};

/** One repository with everything, sound and unsound: the compiler reads the libraries' types once. */
function repository(): string[] {
  remote('mf-sound', { 'first.tsx': page('<Slot name="sound/piece" fallback="…" />') });
  remote('mf-offering', { 'slots.ts': slots('sound/piece'), 'piece.tsx': piece() });
  remote('mf-no-screen', { 'screens.ts': 'export default {};' });
  remote('mf-no-page', {
    'screens.ts': "export default { first: () => import('./first.tsx'), second: () => import('./first.tsx') };",
  });
  remote('mf-no-component', { 'first.tsx': "export default 'text';" });
  remote('mf-demanding-page', { 'first.tsx': page('', '{ price }: { price: number }') });
  remote('mf-bad-category', { 'pages.ts': pages.replace('Principal', 'Varios').replace(' satisfies Pages', '') });
  remote('mf-undeclared', {
    'slots.ts': "export default { 'undeclared/piece': () => import('./piece.tsx') };",
    'piece.tsx': piece(),
  });
  remote('mf-demanding-piece', {
    'slots.ts': slots('demanding/piece'),
    'piece.tsx': piece('{ heading }: { heading: string }'),
  });
  remote('mf-promising', {
    'slots.ts': slots(
      'promised/piece',
      "\ndeclare module 'shared-types' { interface OfferedSlots { 'missing/piece': unknown } }",
    ),
    'piece.tsx': piece(),
  });
  remote('mf-asking', { 'first.tsx': page('<Slot name="nobody/offers" />') });
  remote('mf-telling', { 'first.tsx': page('<Slot name="sound/piece" heading="Más" />') });
  const remotes = [
    ...['sound', 'offering', 'no-screen', 'no-page', 'no-component', 'demanding-page', 'bad-category'],
    ...['undeclared', 'demanding-piece', 'promising', 'asking', 'telling'],
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
  return typeErrors(folder);
}

let errors: string[] = [];
beforeAll(() => {
  errors = repository();
});

const errorsOf = (file: string): string[] => errors.filter((error) => error.startsWith(file));

test('remotes that keep the contract have no error', () => {
  expect(errorsOf('mf-sound')).toEqual([]);
  expect(errorsOf('mf-offering')).toEqual([]);
});

test.each([
  ['a page without a screen', 'mf-no-screen/src/screens.ts', "Property 'first' is missing"],
  ['a screen without a page', 'mf-no-page/src/screens.ts', "Property 'second' is missing"],
  ['a screen that is no component', 'mf-no-component/src/screens.ts', "Type 'string' is not assignable"],
  ['a screen that wants what no page is told', 'mf-demanding-page/src/screens.ts', "Property 'price' is missing"],
  ['a page of an unknown category', 'mf-bad-category/src/pages.ts', '"Varios"'],
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
  // An unknown category is an error of the page, and of the screen that belongs to it.
  expect(errors).toHaveLength(11);
});
