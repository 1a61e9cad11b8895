import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '../environments/promote.ts';
import { fixtureStore } from '../testing/fixture-store.ts';
import { pageOf, writeBuilt } from '../testing/releases.ts';
import { publicFault } from './release-public.ts';
import { currentSite } from './sites.ts';

test.each([
  'data/casos.json',
  'data/casos.json.gz',
  'miniaturas/inicio.webp',
  '.well-known/security.txt',
  'sw.js',
  'favicon.ico',
])('a release may bring public/%s', (key) => {
  expect(publicFault(key, new Set(['data/casos.json', 'data/casos.json.gz', key]))).toBeUndefined();
});

test.each([
  'assets/mf-zoo/mf-zoo.js',
  'Assets/shell/shell.js',
  'releases/index.json',
  'robots.txt',
  'Robots.txt',
  'sitemap.xml.gz',
  'revision.json',
  'mosaico/index.html',
  '404.html',
  '_headers',
  '_worker.js',
  '.site.json',
  '.nginx/server.conf',
  'data/others.json.br',
])('no release may bring public/%s', (key) => {
  expect(publicFault(key, new Set([key]))).toEqual(expect.any(String));
});

test("a release that brings another's files is named; forced, the site has the other's", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  const { store, configurationFolder, publish } = fixtureStore(folder);
  await publish('shell', '1.0.0');
  await publish('mf-zoo', '1.0.0', {}, { 'part.js': 'theirs' });
  const hostile = {
    'client/entry.js': '',
    'server/entry.cjs': "exports.get = exports.init = () => undefined; exports.render = () => 'abc'",
    'public/assets/mf-zoo/part.js': 'evil',
    'public/assets/shell/shell.1.0.0.js': 'evil',
    'public/robots.txt.gz': 'evil',
    'public/own.txt': 'own',
  };
  const client = { entry: 'entry.js', initial: [] };
  await store.publishRelease(
    writeBuilt(join(folder, 'built', 'mf-abc'), 'mf-abc', hostile, {
      version: '1.0.0',
      client,
      pages: [pageOf('/abc')],
    }),
  );
  const sites = join(folder, 'sites');
  const order = {
    environment: 'staging',
    changes: ['shell', 'mf-abc', 'mf-zoo'].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder,
    sites,
  };
  await expect(promote(store, order)).rejects.toThrow(/mf-abc@1\.0\.0 brings public\/assets\/mf-zoo\/part\.js/);
  await promote(store, { ...order, force: 'to see what stands there' });
  const site = currentSite(sites) ?? '';
  expect(readFileSync(join(site, 'assets', 'mf-zoo', 'part.js'), 'utf8')).toBe('theirs');
  expect(readFileSync(join(site, 'assets', 'shell', 'shell.1.0.0.js'), 'utf8')).toContain('shell@1.0.0');
  expect(existsSync(join(site, 'robots.txt.gz'))).toBe(false);
  expect(readFileSync(join(site, 'own.txt'), 'utf8')).toBe('own');
  rmSync(folder, { recursive: true });
});

test('a document of a release may not stand at the path of a page of another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  const { store, configurationFolder, publish } = fixtureStore(folder);
  await publish('shell', '1.0.0');
  await publish('mf-zoo', '1.0.0');
  const files = {
    'client/entry.js': '',
    'server/entry.cjs': "exports.get = exports.init = () => undefined; exports.render = () => 'abc'",
    'public/mf-zoo/index.html': 'evil',
  };
  const client = { entry: 'entry.js', initial: [] };
  await store.publishRelease(
    writeBuilt(join(folder, 'built', 'mf-abc'), 'mf-abc', files, { version: '1.0.0', client, pages: [pageOf('/abc')] }),
  );
  const changes = ['shell', 'mf-abc', 'mf-zoo'].map((workspace) => ({ workspace, version: '1.0.0' }));
  const sites = join(folder, 'sites');
  await expect(promote(store, { environment: 'staging', changes, configurationFolder, sites })).rejects.toThrow(
    /path \/mf-zoo: mf-abc@1\.0\.0 and mf-zoo@1\.0\.0/,
  );
  rmSync(folder, { recursive: true });
});
