import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promote } from '../environments/promote.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { createRemoteCommand } from './create-remote.ts';

let folder: string;
let fixture: FixtureStore;
let before: string;
let printed: string[];
afterEach(() => {
  process.chdir(before);
  jest.restoreAllMocks();
});
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('create-remote', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
  await promote(fixture.store, {
    environment: 'staging',
    changes: ['shell', 'mf-plans'].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites'),
  });
});
beforeEach(() => {
  // Else a store that this machine's own shell names would be taken.
  delete process.env.MOSAICO_STORE;
  mkdirSync(join(folder, 'team'));
  before = process.cwd();
  process.chdir(join(folder, 'team'));
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

const store = (): string => pathToFileURL(join(folder, 'store')).href;
const create = (...words: string[]): Promise<unknown> =>
  createRemoteCommand().parseAsync(['node', 'create-remote', ...words]);
const written = (file: string): string => readFileSync(join(folder, 'team', 'mf-events', file), 'utf8');

test('a repository is begun, which knows its store, its environment and its registry, and what to type next', async () => {
  const said = ['--title', 'Eventos', '--store', store(), '--env', 'staging', '--registry', 'https://npm.example.com/'];
  await create('mf-events', ...said);
  expect(JSON.parse(written('package.json'))).toMatchObject({
    name: 'mf-events',
    mosaico: { store: store(), environment: 'staging' },
  });
  expect(written('.npmrc')).toContain('@mosaico:registry=https://npm.example.com/');
  expect(written('src/pages.ts')).toContain("path: '/eventos'");
  expect(printed.join('\n')).toMatch(/^mf-events is written, with a page at \/eventos:[^]*cd mf-events\n {2}git init/);
});

test('with --dry-run it writes nothing', async () => {
  await create('mf-events', '--title', 'Eventos', '--store', store(), '--env', 'staging', '--dry-run');
  expect(printed.join('\n')).toContain('This would write mf-events:');
  expect(existsSync('mf-events')).toBe(false);
});

test('where npm has taken the options for its own, an error names their place', async () => {
  const printed: string[] = [];
  const command = createRemoteCommand()
    .exitOverride()
    .configureOutput({ writeErr: (text) => void printed.push(text) });
  // As npm passes on `npm create @mosaico/remote mf-events --title Eventos`.
  await expect(command.parseAsync(['node', 'create-remote', 'mf-events', 'Eventos'])).rejects.toThrow();
  expect(printed.join('')).toContain('Options after -- are for this command, options before it for npm: npm create');
});

test.each<[what: string, words: string[], says: string]>([
  ['no store', ['mf-events', '--title', 'Eventos'], 'Where are the releases kept? Add --store s3://bucket/prefix'],
  [
    'a remote that the environment shows',
    ['mf-plans', '--title', 'Eventos', '--env', 'staging', '--store'],
    '"staging" shows a remote "mf-plans" already. Choose another name.',
  ],
  [
    "another team's path",
    ['mf-events', '--title', 'Eventos', '--path', '/mf-plans', '--env', 'staging', '--store'],
    'The path /mf-plans is a page of mf-plans already. Give another one with --path.',
  ],
  [
    'an environment that there is not',
    ['mf-events', '--title', 'Eventos', '--env', 'stagin', '--store'],
    'There is no environment "stagin". There are: staging.',
  ],
])('%s is refused, and nothing is written', async (_what, words, says) => {
  await expect(create(...words, ...(words.at(-1) === '--store' ? [store()] : []))).rejects.toThrow(says);
  expect(readdirSync('.')).toEqual([]);
});
