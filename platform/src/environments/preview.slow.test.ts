import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewFolder } from '../site/sites.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, pageOf } from '../testing/releases.ts';
import { preview, removePreview } from './preview.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';

let folder: string;
let sites: string;
let fixture: FixtureStore;

const begin = (made: string): void => {
  folder = made;
  sites = join(folder, 'sites');
  fixture = fixtureStore(folder);
};
madeOnce('preview', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0', { render: `return '<a href="/mf-plans?a=1">a</a><a href="/">b</a>'` });
  await fixture.publish('mf-plans', '2.0.0', {
    pages: [pageOf('/mf-plans'), pageOf('/nueva')],
    render: `return '<main id="x"><a href="/nueva#x">new</a><a href="/robots.txt">file</a></main>'`,
  });
  const changes = ['shell', 'mf-plans'].map((workspace) => ({ workspace, version: '1.0.0' }));
  await promote(fixture.store, {
    environment: 'staging',
    changes,
    configurationFolder: fixture.configurationFolder,
    sites,
  });
});

const order = (version = '2.0.0') => ({ environment: 'staging', sites, changes: [{ workspace: 'mf-plans', version }] });

test('a preview shows the mix below a path of its own, and the environment stays as it is', async () => {
  const made = await preview(fixture.store, { ...order(), name: 'pr-12' });
  expect(made).toMatchObject({ path: '/preview/pr-12', pages: 3, releases: { shell: '1.0.0', 'mf-plans': '2.0.0' } });
  const html = readFileSync(join(made.folder, 'nueva.html'), 'utf8');
  expect(html).toContain('<a href="/preview/pr-12/nueva#x">new</a>');
  expect(html).toContain('<a href="/robots.txt">file</a>');
  expect(html).toContain('"base":"/preview/pr-12"');
  expect(html).toContain('<meta name="robots" content="noindex" data-closed>');
  const texts = readFileSync(join(made.folder, 'llms.txt'), 'utf8');
  expect(texts).toMatch(/\]\(https?:\/\/[^/]+\/preview\/pr-12\/nueva\.md\)/);
  expect(existsSync(join(made.folder, 'nueva.md'))).toBe(true);
  expect(await fixture.store.revisionNumbers('staging')).toEqual([1]);
  expect(existsSync(join(sites, 'current', 'nueva.html'))).toBe(false);
});

test('a site configuration to look at does not come into the store', async () => {
  const configurations = () => readdirSync(join(folder, 'store', 'configurations'));
  const before = configurations();
  mkdirSync(join(fixture.configurationFolder, 'public'), { recursive: true });
  writeFileSync(join(fixture.configurationFolder, 'public', 'only-here.txt'), 'here');
  const made = await preview(fixture.store, { ...order(), configurationFolder: fixture.configurationFolder });
  expect(readFileSync(join(made.folder, 'only-here.txt'), 'utf8')).toBe('here');
  expect(configurations()).toEqual(before);
});

test('the same mix is the same preview; another is another', async () => {
  const first = await preview(fixture.store, order());
  expect((await preview(fixture.store, order())).name).toBe(first.name);
  expect((await preview(fixture.store, order('1.0.0'))).name).not.toBe(first.name);
});

test('a mix that does not fit gets no preview', async () => {
  await fixture.publish('mf-plans', '3.0.0', { built: builtWith({ contract: '2.0.0' }) });
  await expect(preview(fixture.store, { ...order('3.0.0'), name: 'pr-13' })).rejects.toThrow(
    'was built against @mosaico/shared-types 2.0.0',
  );
  expect(existsSync(previewFolder(sites, 'pr-13'))).toBe(false);
});

test.each(['..', 'a/b', 'PR', ''])('%p cannot name a preview', async (name) => {
  await expect(preview(fixture.store, { ...order(), name })).rejects.toThrow('cannot name a preview');
  await expect(removePreview(sites, name)).rejects.toThrow('cannot name a preview');
});

test('a preview is taken away by name, or by pruning when it is old', async () => {
  for (const name of ['one', 'two']) await preview(fixture.store, { ...order(), name });
  await expect(removePreview(sites, 'three')).rejects.toThrow('There is no preview "three". There are: one, two.');
  await removePreview(sites, 'one');
  const folders = { one: previewFolder(sites, 'one'), two: previewFolder(sites, 'two') };
  expect(existsSync(folders.one)).toBe(false);
  expect(await prune(fixture.store, { keep: 1, sites: () => sites })).toMatchObject({ compositions: [] });
  const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1_000);
  utimesSync(folders.two, monthAgo, monthAgo);
  expect(await prune(fixture.store, { keep: 1, sites: () => sites })).toMatchObject({ compositions: [folders.two] });
  expect(existsSync(folders.two)).toBe(false);
});
