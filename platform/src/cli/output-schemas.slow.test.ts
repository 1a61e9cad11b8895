import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { buildAll } from '../build/build.ts';
import { typeErrors } from '../build/type-errors.ts';
import { commandLine } from '../cli.ts';
import { serve } from '../deliver/serve.ts';
import { startDevServers } from '../dev/dev-server.ts';
import { promote } from '../environments/promote.ts';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { freePort } from '../testing/free-port.ts';
import { madeOnce } from '../testing/made-once.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { pageOf } from '../testing/releases.ts';

// What takes minutes, and what it answers, is the business of others.
jest.mock('../build/build.ts', () => ({ buildAll: jest.fn() }));
jest.mock('../build/type-errors.ts', () => ({ typeErrors: jest.fn() }));
jest.mock('../build/declared.ts', () => ({
  declaredFacts: () => ({}),
  declaredPages: () => [],
  declaredSlots: () => [],
}));
jest.mock('../dev/site-problems.ts', () => ({ clashProblems: () => [], readDeclarations: () => ({ own: [] }) }));
jest.mock('../dev/dev-server.ts', () => ({ startDevServers: jest.fn() }));
const mockBucket = memoryBucket();
jest.mock('../store/bucket/bucket.ts', () => ({
  Bucket: function Bucket() {
    return mockBucket;
  },
}));

const root = rootFolder(__dirname);

type JsonSchema = Record<string, unknown>;
const published = JSON.parse(readFileSync(join(root, 'platform', 'schemas', 'answers.schema.json'), 'utf8')) as {
  $defs: Record<string, JsonSchema>;
};

/** A schema in which a key that is not described is a fault. */
function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed);
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in schema ? { additionalProperties: false, ...inside } : inside;
}

/** Verbs that have answered something that their schemas describe. */
const answered = new Set<string>();
const validator = new Ajv({ strict: false, validateFormats: false });
validator.addSchema(closed(published) as JsonSchema, 'answers');

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
const sites = (environment: string): string => join(folder, 'sites', environment);
madeOnce('answers', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
  await fixture.publish('mf-plans', '1.1.0');
  await fixture.publish('mf-plans', '2.0.0', { pages: [pageOf('/otra')] });
  const { store, configurationFolder } = fixture;
  for (const environment of ['staging', 'trial'])
    await promote(store, {
      environment,
      changes: ['shell', 'mf-plans'].map((workspace) => ({ workspace, version: '1.0.0' })),
      configurationFolder,
      sites: sites(environment),
      by: { name: 'Ana' },
    });
});
const output = commandsBeside(() => folder);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(typeErrors).mockResolvedValue(['shell/src/home.tsx:3: TS2551']);
  jest.mocked(startDevServers).mockResolvedValue(() => Promise.resolve());
});

/** What a verb answers in JSON. Throws where its schema does not describe it. */
async function answer(verb: string, ...words: string[]): Promise<unknown> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', ...verb.split(' '), ...words, '--json']);
  const value = JSON.parse(output.join('\n')) as unknown;
  const isValid = validator.validate(`answers#/$defs/${verb.replaceAll(' ', '%20')}`, value);
  expect([verb, ...words, isValid ? [] : validator.errors]).toEqual([verb, ...words, []]);
  answered.add(verb);
  return value;
}

/** The sources build to this release of a workspace. */
function source(name: string, version: string): void {
  const workspace = appWorkspaces(root).find((each) => each.name === name);
  if (!workspace) throw new Error(`There is no ${name}.`);
  const built = fixtureStore(join(folder, 'source')).build(name, version);
  const maps = join(folder, 'maps');
  mkdirSync(maps, { recursive: true });
  writeFileSync(join(maps, 'a.js.map'), '{}');
  jest.mocked(buildAll).mockResolvedValue([{ workspace, version, folder: built, maps }]);
}

test('the answers of verbs that read an environment or a release', async () => {
  await answer('status');
  await answer('history', '--env', 'staging');
  await answer('health', '--env', 'staging');
  await answer('promote', 'mf-plans@1.1.0', '--env', 'staging');
  await answer('diff', 'staging', 'trial');
  await answer('show', 'mf-plans');
  await answer('show', 'mf-plans@1.1.0');
  await answer('uses', 'mf-plans/mf-plans', '--env', 'staging');
  await answer('types', '--env', 'demo');
  await answer('new-remote', 'mf-events', '--title', 'Eventos', '--dry-run');
});

test('a check, also of what is refused and of what is served', async () => {
  await answer('check', '--env', 'staging');
  expect(await answer('check', 'mf-plans@2.0.0', '--env', 'staging')).toMatchObject({ fits: false });
  const serving = await serve(sites('staging'), 0);
  try {
    await answer('check', '--env', 'staging', '--site', serving.address);
  } finally {
    await serving.stop();
  }
});

test('a promotion in all its ways', async () => {
  const order = ['mf-plans@1.1.0', '--env', 'staging'];
  await answer('promote', ...order, '--dry-run');
  await answer('promote', ...order, '--plan', join(folder, 'plan'));
  await answer('promote', ...order, '--apply', join(folder, 'plan'), '--no-smoke-test');
  await answer('promote', ...order);
  await answer('promote', 'mf-plans@2.0.0', '--env', 'staging', '--force', 'the page has moved');
});

test('a rollback in all its ways', async () => {
  await answer('promote', 'mf-plans@1.1.0', '--env', 'staging');
  await answer('rollback', '--env', 'staging', '--dry-run');
  await answer('rollback', '--env', 'staging', '--plan', join(folder, 'plan'));
  await answer('rollback', 'mf-plans', '--env', 'staging');
});

test('a canary from its beginning to its end', async () => {
  const of = ['--env', 'staging'];
  await answer('canary status', ...of);
  await answer('canary watch', ...of, '--once');
  await answer('promote', 'mf-plans@1.1.0', '--canary', ...of);
  expect(await answer('canary status', ...of)).toMatchObject({
    canary: { splitBy: 'server', analysis: { weight: 5 } },
  });
  await answer('health', ...of);
  await answer('canary watch', ...of, '--once');
  await answer('canary watch', ...of, '--plan', join(folder, 'plan'));
  const serving = await serve(sites('staging'), 0);
  try {
    const checked = (await answer('check', ...of, '--site', serving.address)) as { notes: string[] };
    expect(checked.notes.join()).toContain('Only the stable arm was compared: the canary 2 (mf-plans@1.1.0)');
  } finally {
    await serving.stop();
    process.exitCode = undefined;
  }
  await answer('canary step', ...of);
  await answer('canary step', '25', ...of);
  await answer('canary abort', ...of);
  await answer('promote', 'mf-plans@1.1.0', '--canary', ...of);
  await answer('canary promote', ...of);
});

test('an environment that begins and ends', async () => {
  await answer('environment create', 'other', '--from', 'staging', '--dry-run');
  await answer('environment create', 'other', '--from', 'staging');
  await answer('environment create', 'other', '--from', 'staging');
  await answer('environment remove', 'other', '--yes', '--dry-run');
  await answer('environment remove', 'other', '--yes');
  await answer('environment remove', 'other', '--yes');
  await answer('prune', '--dry-run');
  await answer('prune');
});

test('the answers of build, publish and ship', async () => {
  source('mf-plans', '1.2.0');
  await answer('build', 'mf-plans');
  await answer('publish', 'mf-plans', '--dry-run');
  await answer('ship', 'mf-plans', '--env', 'staging', '--dry-run');
  await answer('ship', 'mf-plans', '--env', 'staging', '--no-smoke-test');
  await answer('ship', 'mf-plans', '--env', 'staging');
  await answer('publish', 'mf-plans');
  await answer('show', 'mf-plans@1.2.0', '--source-maps', join(folder, 'copied'));
});

test('the answer of upload', async () => {
  await answer('upload', '--env', 'staging', '--plan', join(folder, 'plan'));
  await answer('upload', '--env', 'staging', '--to', 's3://bucket?region=eu-west-1', '--dry-run');
  const site = ['--env', 'staging', '--to', 's3://bucket?region=eu-west-1'];
  expect(await answer('upload', ...site, '--plan', join(folder, 'behind'))).toHaveProperty('plan');
  await answer('upload', ...site);
  expect(await answer('upload', ...site, '--plan', join(folder, 'none'))).toMatchObject({ isUpToDate: true });
});

test('where something is served', async () => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const ended = async (): Promise<void> => {
    exit.mockClear();
    process.emit('SIGTERM');
    while (exit.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    process.removeAllListeners('SIGINT');
  };
  const proxies = /^"private" is no proxy that can be trusted/;
  await expect(answer('serve', '--env', 'staging', '--trust-proxy', 'private')).rejects.toThrow(proxies);
  process.env.MOSAICO_TRUST_PROXY = 'private';
  await expect(answer('serve', '--env', 'staging')).rejects.toThrow(proxies);
  delete process.env.MOSAICO_TRUST_PROXY;
  await answer('serve', '--env', 'staging', '--port', String(await freePort()));
  await ended();
  await answer('dev', '--port', String(await freePort()));
  await ended();
  jest.mocked(buildAll).mockResolvedValue([]);
  const configured = { environment: 'demo', configurationFolder: join(root, 'environments', 'demo') };
  await promote(fixture.store, {
    ...configured,
    changes: [{ workspace: 'shell', version: '1.0.0' }],
    sites: sites('demo'),
    force: 'it is a shell alone',
  });
  await answer('start', '--port', String(await freePort()), '--force', 'it is a shell alone');
  await ended();
});

test('that was every verb', () => {
  const verbs = commandLine().commands.flatMap((each) =>
    each.commands.length > 0 ? each.commands.map((inner) => `${each.name()} ${inner.name()}`) : [each.name()],
  );
  // These print what a shell reads.
  const ofShells = ['completion', 'complete-words'];
  expect(verbs.filter((verb) => !answered.has(verb)).sort()).toEqual(ofShells.sort());
});
