import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fact, Route, SiteTable } from '@mosaico/shared-types';
import { compositionOf } from '../../testing/compositions.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { siteOf } from '../../testing/site.ts';
import { renderPages, type PageOrder, type Rendering, type TakePage } from './render.ts';

// The shell says a random number, so a page that is rendered again differs, and one that is taken over does not. /remote asks for nothing.
let folder: string;
let order: PageOrder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  const entry = (name: string, text: string): string => {
    const file = join(folder, name, 'entry.cjs');
    mkdirSync(dirname(file));
    writeFileSync(file, text);
    return file;
  };
  order = {
    shell: entry(
      'shell',
      `exports.createRenderer = ({ lookup }, containers) => async (path) => {
         if (path === '/fails') throw new Error('once ' + Math.random());
         const page = path === '/remote' ? containers('mf-plans').get() : '';
         const asked = path === '/remote' ? [] : ['today', 'slot:mf-plans/x', 'data:/data/testimonios.json'];
         // That it asks for a price, the shell does not say.
         if (path !== '/remote') lookup('fact:mf-plans/price');
         return { head: '', body: page + path + Math.random() + asked.map(lookup).length, asked };
       };`,
    ),
    remotes: { 'mf-plans': entry('plans', "exports.get = () => 'plans'"), 'mf-crm': entry('crm', '') },
    site: siteOf(),
    table: { routes: [], facts: {}, offers: {}, slots: {} },
    data: {},
    today: '2026-11-21',
    paths: ['/first', '/remote'],
    digests: { shell: 's1', remotes: { 'mf-plans': 'p1', 'mf-crm': 'c1' } },
  };
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const cache = (): string => join(folder, 'cache');
type Rendered = Rendering & { bodies: Map<string, string> };
async function rendered(changed: Partial<PageOrder> = {}): Promise<Rendered> {
  const texts = new Map<string, string>();
  const take: TakePage = (path, { body }) => Promise.resolve(void texts.set(path, body));
  return { ...(await renderPages({ ...order, ...changed }, { cache: cache(), take })), bodies: texts };
}
const bodies = ({ bodies: all }: Rendered): (string | undefined)[] =>
  ['/first', '/remote'].map((path) => all.get(path));

/** Which pages were taken over in the second of two renderings. */
async function takenOver(changed: Partial<PageOrder>): Promise<boolean[]> {
  const before = bodies(await rendered());
  return bodies(await rendered(changed)).map((body, index) => body !== undefined && body === before[index]);
}

const price: Fact = { value: 500, unit: 'USD/month', text: '$500' };
const tableWith = (more: Partial<SiteTable>): Partial<PageOrder> => ({ table: { ...order.table, ...more } });
const routeOf = (path: string): Route => {
  const [route] = compositionOf([releaseOf('mf-plans', { pages: [pageOf(path)] })]).table.routes;
  if (!route) throw new Error('no route');
  return route;
};
const digests = (shell: string, plans: string, crm: string): Partial<PageOrder> => ({
  digests: { shell, remotes: { 'mf-plans': plans, 'mf-crm': crm } },
});

test.each<[string, () => Partial<PageOrder>, [boolean, boolean]]>([
  ['nothing', () => ({}), [true, true]],
  ['a remote that is on no page', () => digests('s1', 'p1', 'c2'), [true, true]],
  ['the remote of one page', () => digests('s1', 'p2', 'c1'), [true, false]],
  ['the shell', () => digests('s2', 'p1', 'c1'), [false, false]],
  ['the day', () => ({ today: '2026-11-22' }), [false, true]],
  ['what the table says where it said nothing', () => tableWith({ slots: { 'mf-plans/x': 'mf-crm' } }), [false, true]],
  ['a price', () => tableWith({ facts: { 'mf-plans/price': price } }), [false, true]],
  ['a price on no page', () => tableWith({ facts: { 'mf-plans/other': price } }), [true, true]],
  ['the data', () => ({ data: { '/data/testimonios.json': [] } }), [false, true]],
  ['data on no page', () => ({ data: { '/data/casos.json': [] } }), [true, true]],
  ['the route of a page', () => tableWith({ routes: [routeOf('/remote')] }), [true, false]],
  [
    'the configuration',
    () => ({ site: { ...siteOf(), agency: { ...siteOf().agency, name: 'Otra' } } }),
    [false, false],
  ],
])('after a change of %s, just the pages that may differ are rendered', async (_what, changed, expected) => {
  expect(await takenOver(changed())).toEqual(expected);
});

test.each<[string, (content: Buffer) => Buffer]>([
  ['cut off', (content) => content.subarray(0, 40)],
  ['changed', (content) => Buffer.concat([content.subarray(0, -1), Buffer.from('!')])],
  ['empty', () => Buffer.alloc(0)],
])('an answer that is %s is rendered again', async (_what, damaged) => {
  const before = bodies(await rendered());
  for (const name of readdirSync(cache())) {
    const file = join(cache(), name);
    writeFileSync(file, damaged(readFileSync(file)));
  }
  const again = await rendered();
  expect(again.failures.size).toBe(0);
  expect(bodies(again).map((body, index) => body === before[index])).toEqual([false, false]);
});

test('a failure is not kept', async () => {
  const why = async (): Promise<string | undefined> =>
    (await rendered({ paths: ['/fails'] })).failures.get('/fails')?.why;
  expect(await why()).not.toBe(await why());
});
