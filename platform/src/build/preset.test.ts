import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { rootFolder } from '../lib/workspaces.ts';
import { browsers } from './browsers.ts';
import { app } from './preset.ts';
import { AssetLoaderPlugin } from './plugins.ts';
import { esbuild } from './esbuild.ts';

// What a workspace's one line of configuration stands for.
const root = rootFolder(__dirname);
const built = (name: string): Configuration[] =>
  app(join(root, name), { output: '/output', maps: '/maps', design: '3.1.0-u3fa9c1d2e4' });

/** What federation is told by a configuration. */
function federated({ plugins = [] }: Configuration): Record<string, unknown> | undefined {
  const plugin = plugins.find((each) => each?.constructor.name === 'ModuleFederationPlugin');
  return plugin ? (plugin as unknown as { _options: Record<string, unknown> })._options : undefined;
}

const remote = built('mf-legal');

test('a remote is built for browsers and for prerendering', () => {
  expect(remote.map(({ name, target }) => [name, target])).toEqual([
    ['mf-legal client', 'browserslist:chrome 111, edge 111, firefox 115, safari 16.4, ios_saf 16.4'],
    ['mf-legal server', 'node20'],
  ]);
  expect(remote.map(({ output }) => output?.path)).toEqual([join('/output', 'client'), join('/output', 'server')]);
});

test('sources are compiled to syntax of the oldest supported browsers', async () => {
  const source =
    'class Card { #key = 1; static at = [1]; static { this.last = this.at?.at(-1) ?? 1_000; } has = (other) => #key in other; }';
  const compiled = async (target: string | string[]) => (await esbuild().transform(source, { target })).code;
  const targets = browsers.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));
  expect(await compiled(targets)).toBe(await compiled('es2022'));
});

test('a remote offers its screens by one container, and one that is offline does not stop the page', () => {
  const [client, server] = remote.map(federated);
  for (const options of [client, server])
    expect(options).toMatchObject({
      name: 'mf_legal',
      exposes: { './screens': { import: './src/pages.ts?screens' } },
      shareStrategy: 'loaded-first',
    });
  expect(client).toMatchObject({
    manifest: true,
    filename: 'remote-entry.[contenthash:10].js',
    library: { type: 'var', name: 'mf_legal' },
  });
  expect(server).toMatchObject({ filename: 'remote-entry.cjs', library: { type: 'commonjs-module' } });
  // It has no pieces for pages of others.
  expect(Object.keys(client?.exposes ?? {})).toEqual(['./screens']);
});

test("chunks are loaded by the shell's asset loader in browsers, and by Node itself while prerendering", () => {
  const usesAssetLoader = ({ plugins = [] }: Configuration): boolean =>
    plugins.some((each) => each instanceof AssetLoaderPlugin);
  expect(remote.map(usesAssetLoader)).toEqual([true, false]);
});

test('pieces for pages of others are offered where the workspace has some', () => {
  const [client] = built('mf-testimonials');
  expect(Object.keys(federated(client ?? {})?.exposes ?? {})).toEqual(['./screens', './slots']);
});

test('the shell is an ordinary entry, offers nothing, and has a development build besides', () => {
  const configurations = built('shell');
  expect(configurations).toHaveLength(3);
  const [client = {}, server = {}, development = {}] = configurations;
  expect([client.entry, server.entry]).toEqual([{ shell: './src/client.tsx' }, { shell: './src/server.tsx' }]);
  expect(federated(client)).toMatchObject({ remotes: {} });
  expect(Object.keys(federated(client) ?? {})).not.toContain('exposes');
  expect(development.mode).toBe('development');
});

test('in development the entry keeps its name', () => {
  const [client = {}] = app(join(root, 'mf-legal'), { hot: true });
  expect(federated(client)).toMatchObject({ filename: 'remote-entry.js' });
});
