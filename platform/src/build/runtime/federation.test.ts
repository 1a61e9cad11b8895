import type { SharedCopy, WebpackRequire } from './federation.ts';

interface Runtime {
  bundlerRuntime: {
    init: (of: { webpackRequire: WebpackRequire }) => Shell;
    installInitialConsumes: (of: { webpackRequire: WebpackRequire }) => void;
    consumes: (of: object) => void;
    initContainerEntry: (of: { webpackRequire: WebpackRequire }) => boolean;
  };
}
interface Shell {
  shareScopeMap: { default: Record<string, Record<string, SharedCopy>> };
  registerRemotes: (remotes: object[]) => void;
  registerPlugins: (plugins: object[]) => void;
  loadRemote: (id: string) => Promise<unknown>;
}

let runtime: Runtime;
beforeEach(async () => {
  jest.resetModules();
  runtime = ((await import('./federation.ts')) as unknown as { default: Runtime }).default;
});

type Consumes = WebpackRequire['consumesLoadingData']['moduleIdToConsumeDataMapping'];

/** webpack's own function of a build that shares `shared` and consumes what is given, and its `require`. */
function buildOf(
  name: string,
  shared: Record<string, SharedCopy[]>,
  consumes: Consumes = {},
  more: Partial<WebpackRequire['consumesLoadingData']> = {},
) {
  const webpackRequire: WebpackRequire = {
    m: {},
    c: {},
    S: {},
    federation: { initOptions: { name, shared } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: consumes, ...more },
  };
  const require = (id: string): unknown => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  const installedModules = {};
  const loadChunk = async (chunkId: string): Promise<void> => {
    const promises: Promise<unknown>[] = [];
    runtime.bundlerRuntime.consumes({ webpackRequire, chunkId, promises, installedModules });
    await Promise.all(promises);
  };
  return { webpackRequire, require, loadChunk, begin: () => runtime.bundlerRuntime.init({ webpackRequire }) };
}

const copy = (version: string, module: unknown): SharedCopy => ({ version, get: () => () => module });
const never = (): never => {
  throw new Error('the fallback is not asked for');
};
const singleton = (shareKey: string) => ({
  shareKey,
  singleton: true,
  requiredVersion: '^1.0.0',
  fallback: never,
});
const exactly = (version: string, own: unknown) => ({
  shareKey: '@mosaico/shared-ui',
  singleton: false,
  requiredVersion: version,
  fallback: () => Promise.resolve(() => own),
});
const inPage = { chunkMapping: { page: ['1'] } };

test('the shell has its own shared modules from the start', () => {
  const react = { version: 19 };
  const shell = buildOf(
    'shell',
    { react: [copy('19.0.0', react)] },
    { 1: singleton('react') },
    { initialConsumes: ['1'] },
  );
  shell.begin();
  runtime.bundlerRuntime.installInitialConsumes(shell);
  expect(shell.require('1')).toBe(react);
});

test('what is not there from the start is named with what to do', () => {
  const late = { version: '1.0.0', get: () => Promise.resolve(() => 'late') };
  const shell = buildOf('shell', { notistack: [late] }, { 1: singleton('notistack') }, { initialConsumes: ['1'] });
  shell.begin();
  runtime.bundlerRuntime.installInitialConsumes(shell);
  expect(() => shell.require('1')).toThrow('notistack is shared, and not here from the start. Import it later');
});

test('a remote takes the shell’s copy of a singleton, whatever it was built with', async () => {
  buildOf('shell', { react: [copy('19.3.0', 'the shell’s')] }).begin();
  const remote = buildOf('mf_plans', {}, { 1: { ...singleton('react'), requiredVersion: '^18.0.0' } }, inPage);
  remote.begin();
  await remote.loadChunk('page');
  expect(remote.require('1')).toBe('the shell’s');
});

test('the design system is the shell’s where the remote was built with the same version, and else its own', async () => {
  buildOf('shell', { '@mosaico/shared-ui': [copy('2.0.0-ushell', 'the shell’s')] }).begin();
  const remote = (version: string) => buildOf('mf_plans', {}, { 1: exactly(version, 'its own') }, inPage);
  const alone = remote('2.0.0-uother');
  await alone.loadChunk('page');
  expect(alone.require('1')).toBe('its own');
  const same = remote('2.0.0-ushell');
  await same.loadChunk('page');
  expect(same.require('1')).toBe('the shell’s');
});

test('in development one copy of the same major version serves all', async () => {
  buildOf('shell', { '@mosaico/shared-ui': [copy('2.4.0', 'the shell’s')] }).begin();
  const fits = buildOf('mf_plans', {}, { 1: exactly('^2.0.0', 'its own') }, inPage);
  await fits.loadChunk('page');
  expect(fits.require('1')).toBe('the shell’s');
  const other = buildOf('mf_crm', {}, { 1: exactly('^3.0.0', 'its own') }, inPage);
  await other.loadChunk('page');
  expect(other.require('1')).toBe('its own');
});

test('a copy that is here comes before one that would have to be loaded', async () => {
  const load = jest.fn(() => Promise.resolve(() => 'loaded'));
  buildOf('mf_one', { chip: [{ version: '9.0.0', get: load }] }).begin();
  const two = buildOf(
    'mf_two',
    { chip: [{ version: '9.1.0', get: load, lib: () => 'here' }] },
    { 1: singleton('chip') },
    inPage,
  );
  two.begin();
  await two.loadChunk('page');
  expect(two.require('1')).toBe('here');
  expect(load).not.toHaveBeenCalled();
});

test('two chunks that need a module at once load it once, and a failed load is tried again', async () => {
  const get = jest
    .fn<Promise<() => unknown>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(() => 'come');
  const mapping = { chunkMapping: { page: ['1'], other: ['1'] } };
  const remote = buildOf('mf_plans', { chip: [{ version: '1.0.0', get }] }, { 1: singleton('chip') }, mapping);
  remote.begin();
  const both = await Promise.allSettled([remote.loadChunk('page'), remote.loadChunk('other')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(get).toHaveBeenCalledTimes(1);
  await remote.loadChunk('page');
  expect(remote.require('1')).toBe('come');
});

describe('remotes', () => {
  const remote = { name: 'mf_plans', entry: '/assets/mf-plans/entry.js', entryGlobalName: 'mf_plans' };
  const container = { init: jest.fn(), get: () => Promise.resolve(() => ({ default: 'screens' })) };

  test('are begun once, with the one share scope, by whoever loads entries', async () => {
    const shell = buildOf('shell', { react: [copy('19.0.0', 'react')] }).begin();
    const loadEntry = jest.fn(() => Promise.resolve(container));
    shell.registerPlugins([{ loadEntry }]);
    shell.registerRemotes([remote]);
    expect(await Promise.all([shell.loadRemote('mf_plans/screens'), shell.loadRemote('mf_plans/slots')])).toEqual([
      { default: 'screens' },
      { default: 'screens' },
    ]);
    expect(loadEntry).toHaveBeenCalledTimes(1);
    expect(loadEntry).toHaveBeenCalledWith({ remoteInfo: remote });
    expect(container.init).toHaveBeenCalledWith(shell.shareScopeMap.default);
  });

  test('that fail are tried again, and those that nobody knows are named', async () => {
    const shell = buildOf('shell', {}).begin();
    shell.registerPlugins([{ loadEntry: jest.fn().mockResolvedValueOnce(undefined).mockResolvedValue(container) }]);
    await expect(shell.loadRemote('mf_plans/screens')).rejects.toThrow('The remote mf_plans is not registered.');
    shell.registerRemotes([remote]);
    await expect(shell.loadRemote('mf_plans/screens')).rejects.toThrow(
      '/assets/mf-plans/entry.js is no entry of the remote',
    );
    await expect(shell.loadRemote('mf_plans/screens')).resolves.toEqual({ default: 'screens' });
  });
});
