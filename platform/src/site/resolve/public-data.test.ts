import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promote } from '../../environments/promote.ts';
import { fixtureStore, type FixtureStore } from '../../testing/fixture-store.ts';
import { changesTo, pageOf } from '../../testing/releases.ts';
import { currentSite } from '../sites.ts';

const address = '/data/testimonios.json';
const client = (name: string, rest: object = {}) => ({
  name,
  company: 'Empresa de ejemplo',
  videoUrl: '/v.mp4',
  ...rest,
});

let folder: string;
let fixture: FixtureStore;
const sites = (): string => join(folder, 'sites');

/** A release of the remote whose page shows the file, and which brings the file along. */
async function publish(
  version: string,
  data: unknown,
  file = JSON.stringify(data),
  more: Record<string, string> = {},
): Promise<string> {
  await fixture.publish(
    'mf-videos',
    version,
    {
      pages: [pageOf('/videos'), pageOf('/otra')],
      render: `const list = path === '/videos' ? ask('data:${address}') : []; return (list || []).map(({ name }) => name).join()`,
    },
    { [`../public${address}`]: file, ...more },
  );
  return `mf-videos@${version}`;
}

/** The environment has a file of its own in place of any release's. */
function configure(data: unknown): void {
  bring(address, JSON.stringify(data));
}

/** The environment has this file below its public folder. */
function bring(path: string, text: string): void {
  const file = join(fixture.configurationFolder, 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const promoted = (releases: string[], more: { force?: string } = {}) =>
  promote(fixture.store, {
    environment: 'production',
    changes: changesTo(releases),
    configurationFolder: fixture.configurationFolder,
    sites: sites(),
    ...more,
  });

/** A file of the site in use. */
function onSite(file: string): string {
  return readFileSync(join(currentSite(sites()) ?? '', file), 'utf8');
}

/** What the page shows, and what its document holds of the file for the browser. */
function shown(page: string): { text: string | undefined; initial: unknown } {
  const html = onSite(`${page}.html`);
  const bootstrapData = JSON.parse(/id="mosaico">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    shown: Record<string, unknown>;
  };
  return { text: /<div id="root">(.*?)<\/div>/.exec(html)?.[1], initial: bootstrapData.shown[`data:${address}`] };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'public-data-'));
  fixture = fixtureStore(folder);
  await fixture.publish('shell', '1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a page is prerendered with what the data file of a release holds, and only its document holds it for the browser', async () => {
  await promoted(['shell@1.0.0', await publish('1.0.0', [client('Ana', { videoUrl: 'http://media.example/a.mp4' })])]);
  expect(shown('videos')).toEqual({
    text: 'Ana',
    initial: [client('Ana', { videoUrl: 'https://media.example/a.mp4' })],
  });
  expect(shown('otra').initial).toBeUndefined();
  expect(onSite('revision.json')).not.toContain('Empresa de ejemplo');
});

test("the environment's own file is the one that is shown and served", async () => {
  configure([client('Eva')]);
  await promoted(['shell@1.0.0', await publish('1.0.0', [client('Ana')])]);
  expect(shown('videos').text).toBe('Eva');
  expect(onSite(address)).toContain('Eva');
});

test('another file is on the pages that show it, and changes no others', async () => {
  configure([client('Eva')]);
  const release = await publish('1.0.0', [client('Ana')]);
  await promoted(['shell@1.0.0', release]);
  const other = onSite('otra.html');
  configure([client('Eva'), client('Luis')]);
  await promoted([release]);
  expect(shown('videos').text).toBe('Eva,Luis');
  expect(onSite('otra.html')).toBe(other);
});

test('without a file, pages are prerendered without', async () => {
  await fixture.publish('mf-videos', '1.0.0', { render: `return String(ask('data:${address}'))` });
  await promoted(['shell@1.0.0', 'mf-videos@1.0.0']);
  expect(shown('mf-videos')).toEqual({ text: 'undefined', initial: undefined });
});

test('a faulty file is refused with what to correct; forced, it is left out', async () => {
  configure([client('Ana'), { name: 'Luis' }]);
  const releases = ['shell@1.0.0', await publish('1.0.0', [client('Ana')])];
  await expect(promoted(releases)).rejects.toThrow(
    /public\/data\/testimonios\.json of the environment is not valid.*\n +1\.company: is missing: add it \(line 1\)/,
  );
  await promoted(releases, { force: 'they know' });
  expect(shown('videos')).toEqual({ text: '', initial: undefined });
});

describe('captions', () => {
  const captioned = client('Ana', {
    captions: { url: '/data/videos/ana.vtt', language: 'es' },
    transcript: 'Vendo pan.',
    uploaded: '2026-12-01',
    duration: 4,
  });
  const vtt = (...cues: string[]) => ['WEBVTT', ...cues].join('\n\n');
  const good = vtt('00:00:00.100 --> 00:00:01.600\nHola.', '00:00:01.600 --> 00:00:04.000\nVendo pan.');

  test('of a release go with it; a page that shows cards gets nothing that they do not show', async () => {
    await fixture.publish(
      'mf-videos',
      '1.0.0',
      { render: `return ask('data:${address}#cards').map((card) => Object.keys(card).join()).join()` },
      { [`../public${address}`]: JSON.stringify([captioned]), '../public/data/videos/ana.vtt': good },
    );
    await promoted(['shell@1.0.0', 'mf-videos@1.0.0']);
    const html = onSite('mf-videos.html');
    expect(/<div id="root">(.*?)<\/div>/.exec(html)?.[1]).toBe('name,company,videoUrl,captions');
    expect(html).not.toContain('Vendo pan.');
  });

  test('that are not there are refused; forced, the video is shown without', async () => {
    configure([captioned]);
    const releases = ['shell@1.0.0', await publish('1.0.0', [])];
    await expect(promoted(releases)).rejects.toThrow(
      '0.captions.url: there is no /data/videos/ana.vtt: add public/data/videos/ana.vtt, or correct the address.',
    );
    await promoted(releases, { force: 'they know' });
    expect(shown('videos').text).toBe('Ana');
  });

  test('of a release serve the list of an environment', async () => {
    configure([captioned]);
    const release = await publish('1.0.0', [], '[]', { '../public/data/videos/ana.vtt': good });
    await promoted(['shell@1.0.0', release]);
    expect(shown('videos').text).toBe('Ana');
  });
});
