import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../testing/child.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { changesTo, pageOf } from '../testing/releases.ts';
import type { StoreAnswer } from '../testing/store-process.ts';
import { promote } from './promote.ts';

jest.setTimeout(480_000);

let folder: string;
let fixture: FixtureStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'many-pages-'));
  fixture = fixtureStore(folder);
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** A page of about 50 kB, which says nothing that another one says. */
const render = `
let state = [...path].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) >>> 0, 7);
const word = () => (state = (state * 1664525 + 1013904223) >>> 0).toString(36);
return '<h1>' + path + '</h1>' + Array.from({ length: 1200 }, () => '<p>' + word() + ' ' + word() + word() + word() + '</p>').join('')`;

/** Bytes that the process of a promotion takes at its peak. */
async function peakOf(pages: number): Promise<number> {
  const version = `2.${pages}.0`;
  await fixture.publish('mf-plans', version, {
    pages: Array.from({ length: pages }, (_, at) => pageOf(`/p${at}`, { indexed: false })),
    render,
  });
  const environment = `of-${pages}`;
  const sites = join(folder, 'sites', environment);
  const { configurationFolder, store } = fixture;
  const changes = changesTo(['shell@1.0.0', 'mf-plans@1.0.0']);
  await promote(store, { environment, changes, configurationFolder, sites });
  const child = startChild({
    store: { folder: join(folder, 'store') },
    promote: {
      environment,
      sites,
      workspace: 'mf-plans',
      versions: [version],
      times: 1,
      force: 'the first page is gone',
    },
  });
  const answer = await new Promise<StoreAnswer | undefined>((resolve) => {
    child.once('message', (message: StoreAnswer) => resolve(message)).once('exit', () => resolve(undefined));
  });
  expect(readFileSync(join(sites, 'current', `p${pages - 1}.html`), 'utf8')).toContain(`<h1>/p${pages - 1}</h1>`);
  return answer?.peakBytes ?? Number.NaN;
}

test('a page of 50 kB takes at most 100 kB of a promotion’s memory until the last one is written', async () => {
  const [few, many] = [100, 1_100];
  const more = (await peakOf(many)) - (await peakOf(few));
  expect(more / (many - few)).toBeLessThan(100_000);
});
