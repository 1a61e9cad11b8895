import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfiguration } from '@mosaico/shared-types';
import { promote, rehearse } from '../../environments/promote.ts';
import { fixtureStore, type FixtureStore } from '../../testing/fixture-store.ts';
import { madeOnce } from '../../testing/made-once.ts';
import { pageOf } from '../../testing/releases.ts';
import { entriesIn } from '../../table/lists.ts';
import { siteOf } from '../../testing/site.ts';
import { readSiteMap } from '../site-map.ts';
import { currentSite } from '../sites.ts';

const list = 'public/data/sedes.json';
const lists = { branches: { file: '/data/sedes.json', slug: 'codigo', name: 'barrio' } };
const branches = [
  { codigo: 'centro', barrio: 'Centro', horario: '9 a 17' },
  { codigo: 'norte', barrio: 'Norte' },
];

let folder: string;
let fixture: FixtureStore;
madeOnce(
  'lists',
  (made) => {
    folder = made;
    fixture = fixtureStore(folder);
  },
  async () => {
    const branch = pageOf('/sedes/{slug}', {
      key: 'branch',
      screen: './branch.tsx',
      each: 'branches',
      title: 'Sede {name}',
    });
    const referrer = pageOf('/catalogo-{slug}', {
      key: 'catalogue',
      screen: './catalogue.tsx',
      each: 'referrers',
      title: 'Catálogo de {name}',
    });
    await fixture.publish('shell', '1.0.0');
    await fixture.publish('mf-places', '1.0.0', { pages: [branch, referrer] });
  },
);

function put(file: string, value: unknown): void {
  const path = join(fixture.configurationFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
}

function order(entries: unknown = branches, more: Partial<SiteConfiguration> = { lists }) {
  put('site.json', { ...siteOf(), ...more });
  if (entries !== undefined) put(list, entries);
  const changes = ['shell', 'mf-places'].map((workspace) => ({ workspace, version: '1.0.0' }));
  const { configurationFolder } = fixture;
  return { environment: 'staging', changes, configurationFolder, sites: join(folder, 'sites') };
}

const paths = async () =>
  Object.keys((await readSiteMap(currentSite(join(folder, 'sites')) ?? '')).pages).filter((path) => path !== '/');
const problems = async (...said: Parameters<typeof order>) =>
  (await rehearse(fixture.store, order(...said))).problems.map(({ text }) => text).join('\n');

test('an entry that is added to the data file gets its page with the next promotion, without any build', async () => {
  await promote(fixture.store, order());
  expect(await paths()).toEqual(expect.arrayContaining(['/sedes/centro', '/sedes/norte']));
  await promote(fixture.store, order([...branches, { codigo: 'sur', barrio: 'Sur' }]));
  expect(await paths()).toContain('/sedes/sur');
});

test('without entries and without referrers there are no such pages, and nothing is wrong', async () => {
  await promote(fixture.store, order([], { lists, referrers: [] }));
  expect(await paths()).toEqual([]);
});

test('an entry that is taken out or renamed leaves an address that is reported as removed', async () => {
  await promote(fixture.store, order());
  const renamed = [{ codigo: 'centro-historico', barrio: 'Centro' }];
  await expect(promote(fixture.store, order(renamed))).rejects.toThrow(
    /\/sedes\/centro \(mf-places\/branch\) leads to a page today and would lead nowhere[^]*\/sedes\/norte \(mf-places\/branch\)/,
  );
  const forced = { ...order(renamed), force: 'the branches have moved' };
  expect((await promote(fixture.store, forced)).revision.forced?.problems).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('/sedes/norte') as string }),
  );
  expect(await paths()).toContain('/sedes/centro-historico');
});

test.each([
  [[{ barrio: 'Centro' }], '0.codigo: is missing: add it'],
  [[{ codigo: 'Centro', barrio: 'Centro' }], '0.codigo: must be a slug (a-z, 0-9 and -)'],
  [[{ codigo: '../x', barrio: 'Centro' }], '0.codigo: must be a slug (a-z, 0-9 and -)'],
  [[{ codigo: 'centro', barrio: '' }], '0.barrio: must not be empty'],
  [[branches[0], branches[0]], '1.slug: two entries of the list have this slug: change one'],
  [{ centro: 'Centro' }, '(whole file): must be a list ([ … ])'],
  ['[', 'public/data/sedes.json of the environment is not JSON'],
])('a faulty list (%j) is refused by list, file and key', async (entries, says) => {
  const messages = await problems(entries);
  expect(messages).toContain('lists.branches of the site configuration: public/data/sedes.json of the environment');
  expect(messages).toContain(says);
});

test('a list without its file, and a page by a list that nobody declares, say what to add', async () => {
  expect(await problems(branches, { lists: { branches: { file: '/data/otras.json' } } })).toContain(
    'lists.branches of the site configuration: no release and no public/ of the environment has /data/otras.json. Add the file, or correct lists.branches.file.',
  );
  expect(await problems(branches, { lists: {} })).toContain(
    'mf-places@1.0.0, pages.ts "branch": each: the site configuration declares no list "branches" whose entries have slug and name. Declare it there as lists.branches, or name another list.',
  );
});

test('a list that was shown once is shown again, and only its faults of today are noted', async () => {
  await promote(fixture.store, order());
  const { changes, sites, environment } = order();
  await promote(fixture.store, { environment, changes, sites });
  expect(await paths()).toContain('/sedes/centro');
});

test('a slug that is none leads out of no folder, also in an accepted file with a schema of its own', () => {
  const slugs = ['../../x', 'a/b', '__proto__', 'Centro', '', 'a'.repeat(101), 1, 'centro'];
  const content = slugs.map((id) => ({ id, client: 'Ancla' }));
  expect(entriesIn(content, { slug: 'id', name: 'client' })).toEqual([{ slug: 'centro', name: 'Ancla' }]);
});
