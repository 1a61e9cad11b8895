import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysBelow } from '@mosaico/platform/lib/files-below';
import { folderStore } from '@mosaico/platform/store/stores';
import { fixtureStore } from '@mosaico/platform/testing/fixture-store';
import { pageOf, writeBuilt } from '@mosaico/platform/testing/releases';
import { siteOf } from '@mosaico/platform/testing/site';
import { curves } from './curves.ts';
import type { Promotion } from './promotions.ts';
import { publishRemotes } from './remotes.ts';
import { sitesToMeasure } from './site-sizes.ts';
import { storeRequests } from './store-requests.ts';
import { linesOf, peerTable, promotionTable, siteTable } from './tables.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'bench-scale-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

describe('the sites', () => {
  const demo = { pages: 60, remotes: 6 };
  const sites = (sizes: number[], remotes: number[]): string[] =>
    sitesToMeasure({ sizes, remotes }, demo).map((each) => `${each.pages} ${each.moreRemotes} ${each.morePages}`);

  test('more remotes are measured at the smallest size that has room for their pages, with as many pages', () => {
    expect(sites([500, 47, 2_000], [6, 25, 50])).toEqual([
      '47 0 0',
      '500 0 440',
      '500 19 421',
      '500 44 396',
      '2000 0 1940',
    ]);
  });

  test('or at the largest, where none has', () => {
    expect(sites([47, 60], [8])).toEqual(['47 0 0', '60 0 0', '60 2 0']);
  });
});

test('further remotes differ from the built one in their number alone, and are releases that a store takes', async () => {
  const template = join(folder, 'template');
  const text = `var mf_scale_000 = "/assets/mf-scale-000/ Remoto 000 10002000"; ${'// á'.repeat(300)}`;
  const files = {
    'client/page-scale-000.0001.js': text,
    'client/page-scale-000.0001.js.br': 'old',
    'server/entry.cjs': '',
  };
  writeBuilt(template, 'mf-scale-000', files, {
    client: { entry: 'page-scale-000.0001.js', initial: [] },
    pages: [pageOf('/remoto-000', { scripts: ['page-scale-000.0001.js'] })],
  });
  const store = folderStore(join(folder, 'store'));
  const remotes = await publishRemotes(template, 2, store, join(folder, 'drafts'));
  expect(remotes.map(({ workspace, path }) => `${workspace} ${path}`)).toEqual([
    'mf-scale-001 /remoto-001',
    'mf-scale-002 /remoto-002',
  ]);
  const { pages } = await store.release('mf-scale-002', '1.0.0');
  expect(pages[0]).toMatchObject({ path: '/remoto-002', scripts: ['page-scale-002.0001.js'] });
  const published = await store.releaseFolder('mf-scale-002', '1.0.0');
  expect(readFileSync(join(published, 'client/page-scale-002.0001.js'), 'utf8')).toBe(
    text.replaceAll(/(?<=[-_ ])000/g, '002'),
  );
  // Compressed anew: what the template has compressed has another number in it.
  expect(keysBelow(published)).toContain('client/page-scale-002.0001.js.gz');
  expect(readFileSync(join(published, 'client/page-scale-002.0001.js.br'), 'utf8')).not.toBe('old');
});

test('requests to a store in a bucket are counted, of a machine without copies and of one that has them', async () => {
  const place = join(folder, 'requests');
  const fixture = fixtureStore(place);
  for (const workspace of ['shell', 'mf-plans']) await fixture.publish(workspace, '1.0.0');
  const { configurationFolder, store } = fixture;
  const changes = ['shell', 'mf-plans'].map((workspace) => ({ workspace, version: '1.0.0' }));
  const { first, next } = await storeRequests(
    store,
    { environment: 'scale', changes, configurationFolder },
    { sites: join(place, 'sites', 'requests'), copies: join(place, 'copies') },
    () => {
      const site = siteOf();
      const other = { ...site, agency: { ...site.agency, hours: 'Siempre' } };
      return writeFile(join(configurationFolder, 'site.json'), JSON.stringify(other));
    },
  );
  expect(next).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(next);
});

const usage = { wallMs: 2_000, processorMs: 3_000, peakBytes: 1e8, childrenPeakBytes: 2e8, treePeakBytes: 2.5e8 };
const promotion: Promotion = {
  ...{ ...usage, what: 'first', pages: 60, remotes: 6 },
  ...{ revisionBytes: 1_100, revisionBrotliBytes: 400, files: 1_860 },
};
const failed = { peer: 'astro', pages: 60, usage, failure: 'out of memory' } as const;
const promotions = [
  promotion,
  { ...promotion, pages: 500 },
  { ...promotion, what: 'same once more' },
  { ...promotion, remotes: 25 },
];

describe('the tables', () => {
  test('each row has as many cells as there are headings', () => {
    const bytes = { first: 6e5, document: 2e4, scripts: 2e5, revision: 500, initialScripts: 1e5, policy: 500 };
    const site = { pages: 60, remotes: 6, requests: { first: 900, next: 90 } };
    const visits = { ...bytes, navigation: 1e5, asDocument: true, search: 2e4 };
    const tables = [
      promotionTable(promotions),
      siteTable([{ ...site, bytes: visits }]),
      peerTable(promotions, [failed], usage),
    ];
    for (const [head = [], ...rows] of tables)
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
    expect(tables[1]?.[1]).toContain('100.0 (a document)');
  });

  test('a framework is compared with first promotions of the fewest remotes; why it fails stands in its row', () => {
    expect(peerTable(promotions, [failed], usage).map((row) => row.slice(0, 3).join(' | '))).toEqual([
      'build | pages | processor s',
      'Mosaico, releases of all workspaces | – | 3.0',
      'Mosaico, first promotion | 60 | 3.0',
      expect.stringMatching(/^astro \S+ \| 60 \| fails: out of memory$/),
      'Mosaico, first promotion | 500 | 3.0',
    ]);
    expect(peerTable(promotions, [], undefined)).toHaveLength(1);
  });
});

test('curves have a line for each builder that did not fail, named, with its values in words', () => {
  const next = { peer: 'next', pages: 60, usage } as const;
  const svg = curves(linesOf(promotions, [next, failed]));
  expect(svg).toMatch(/<title [^>]*>[^<]*: Mosaico, Next<\/title>/);
  expect(svg).toContain('Mosaico: 3.0 s of processor, 2.0 s, 250 MB for 500 pages.');
  // Three charts.
  expect(svg.match(/<polyline /g)).toHaveLength(6);
  expect(svg).not.toMatch(/NaN|Infinity/);
});
