import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstPromotion } from './first-promotion.ts';
import { showRecorded } from './apply-revision.ts';
import { promote, rehearse } from './promote.ts';
import { rollback } from './rollback.ts';
import { filesBelow } from '../lib/files-below.ts';
import { currentSite } from '../site/sites.ts';
import { configurationHash } from '../store/configuration.ts';
import { folderStore } from '../store/stores.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { pageOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';

// What lies in a store was valid when it came. Rules that are newer, and servers of others, have no say in going on with it, or back.
const list = 'public/data/testimonios.json';
const older = [
  { name: 'Ana', company: 'P'.repeat(300), videoUrl: 'https://media.example/stream/42', order: 1 },
  { name: 'Luz', company: 'Pan', videoUrl: 'https://www.youtube.com/watch?v=AAAAAAAAAAA' },
];
const environment = 'production';

let folder: string;
let fixture: FixtureStore;
madeOnce(
  'older-rules',
  (made) => {
    folder = made;
    fixture = fixtureStore(folder);
  },
  async () => {
    const render = `return (ask('data:/data/testimonios.json') || []).map(({ name }) => name).join()`;
    await fixture.publish('mf-videos', '1.0.0', { pages: [pageOf('/videos')], render });
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await fixture.publish('shell', version);
    put(list, JSON.stringify([{ name: 'Ana', company: 'Pan', videoUrl: '/data/videos/ana.mp4' }]));
    const { configurationFolder } = fixture;
    const first = [
      { workspace: 'mf-videos', version: '1.0.0' },
      { workspace: 'shell', version: '1.0.0' },
    ];
    await promote(fixture.store, { environment, changes: first, sites: sites('first'), configurationFolder });
    await promote(fixture.store, { environment, changes: shell('1.0.1'), sites: sites('first') });
    const [name = ''] = readdirSync(join(folder, 'store', 'configurations'));
    const stored = join(folder, 'store', 'configurations', name);
    writeFileSync(join(stored, 'site.json'), olderSite());
    writeFileSync(join(stored, list), JSON.stringify(older));
    // It has the name that its content stands for, as if it had been published so.
    const own = configurationHash(stored);
    renameSync(stored, join(folder, 'store', 'configurations', own));
    for (const file of filesBelow(join(folder, 'store', 'environments')))
      writeFileSync(file, readFileSync(file, 'utf8').replace(name, own));
  },
);

const sites = (machine: string) => join(folder, machine, 'sites');
const shell = (version: string) => [{ workspace: 'shell', version }];

function put(file: string, text: string): void {
  const path = join(fixture.configurationFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** With a name that is too long now, a page where an address for frames belongs, a user name, a key that stands twice and one that is gone. */
function olderSite(): string {
  const site = siteOf();
  return JSON.stringify({
    ...site,
    agency: { ...site.agency, name: 'Agencia '.repeat(20) },
    reels: ['https://www.youtube.com/shorts/abc123', ...site.reels.slice(1)],
    links: { ...site.links, crmLogin: 'https://ana:secreto@crm.example/' },
    gone: true,
  }).replace('"agency":', '"agency":{"name":"x"},"agency":');
}

/** What the page shows on a machine that had nothing of the environment. */
const shown = (machine: string) =>
  /<div id="root">(.*?)<\/div>/.exec(readFileSync(join(currentSite(sites(machine)) ?? '', 'videos.html'), 'utf8'))?.[1];

/** A process that has read nothing yet. */
const anew = () => folderStore(join(folder, 'store'));

let fetched: jest.SpyInstance<ReturnType<typeof fetch>, Parameters<typeof fetch>>;
beforeEach(() => {
  fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status: 404 })));
});
afterEach(() => fetched.mockRestore());

test('a configuration that today would be refused goes on with another release, comes up elsewhere, and is gone back to', async () => {
  await rollback(anew(), { environment, sites: sites('runner') });
  expect(shown('runner')).toBe('Ana,Luz');
  await promote(anew(), { environment, changes: shell('1.0.2'), sites: sites('other') });
  expect(shown('other')).toBe('Ana,Luz');
  await showRecorded(anew(), await anew().revision(environment), sites('host'));
  expect(shown('host')).toBe('Ana,Luz');
  const { revision } = await rollback(anew(), { environment, sites: sites('night'), workspaces: ['shell'] });
  expect(revision.releases.shell).toBe('1.0.0');
  expect(revision.forced).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('an environment begins with what another one shows', async () => {
  const order = { environment: 'trial', from: environment, changes: [], sites: sites('trial') };
  const begun = await firstPromotion(anew(), order);
  if (!('promotion' in begun)) throw new Error('It is there already.');
  const { promotion } = begun;
  expect((await rehearse(anew(), promotion)).problems).toEqual([]);
  await promote(anew(), promotion);
  expect(shown('trial')).toBe('Ana,Luz');
});

test('a check notes what it would refuse if somebody brought it now', async () => {
  const { problems, notes } = await rehearse(anew(), { environment, changes: shell('1.0.2'), sites: sites('runner') });
  expect(problems).toEqual([]);
  expect(notes.join('\n')).toContain('0.order: is not known here');
  expect(notes.join('\n')).toContain(
    '0.videoUrl: https://media.example/stream/42 is not there (its server answers 404)',
  );
});

test('the promotion warns', async () => {
  put('site.json', olderSite());
  const order = { environment, changes: [], sites: sites('runner'), configurationFolder: fixture.configurationFolder };
  await expect(promote(anew(), order)).rejects.toThrow('agency.name: must have at most 100 characters');
  put('site.json', JSON.stringify(siteOf()));
  put(list, JSON.stringify(older));
  await expect(promote(anew(), order)).rejects.toThrow('0.order: is not known here');
  rmSync(join(fixture.configurationFolder, list));
  await promote(anew(), order);
});
