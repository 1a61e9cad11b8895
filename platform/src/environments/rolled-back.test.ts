import type { Revision } from '@mosaico/shared-types/schemas';
import type { Store } from '../store/store.ts';
import { recordAfter, recordAt, rolledBack } from './rolled-back.ts';

const revisionOf = (revision: number, releases: Revision['releases'], more: Partial<Revision> = {}): Revision => ({
  schema: 1,
  environment: 'staging',
  revision,
  releases,
  configuration: 'abc',
  created: '2026-11-28T10:00:00.000Z',
  reason: 'test',
  ...more,
});

/** A store with this history, and the numbers of the revisions that were read. */
function storeOf(history: readonly Revision[], broken?: number) {
  const read: number[] = [];
  const store = {
    revisionNumbers: () => Promise.resolve(history.map(({ revision }) => revision)),
    revision: (_environment: string, number: number) => {
      read.push(number);
      const found = history.find(({ revision }) => revision === number);
      return found && number !== broken ? Promise.resolve(found) : Promise.reject(new Error('cannot be read'));
    },
  };
  return { store: store as unknown as Store, read };
}

/** Three hundred revisions of a busy environment, in whose beginning `mf-plans@2.0.0` was rolled back. */
const newest = revisionOf(303, { 'mf-plans': '1.0.0', 'mf-crm': '1.299.0' });
const busy = [
  revisionOf(1, { 'mf-plans': '1.0.0' }),
  revisionOf(2, { 'mf-plans': '2.0.0' }),
  revisionOf(3, { 'mf-plans': '1.0.0' }, { back: { 'mf-plans': 1 }, reason: 'wrong price' }),
  ...Array.from({ length: 299 }, (_, index) =>
    revisionOf(4 + index, { 'mf-plans': '1.0.0', 'mf-crm': `1.${index}.0` }),
  ),
  newest,
];
const plans = (version: string): Revision => ({ ...newest, releases: { ...newest.releases, 'mf-plans': version } });

test('what was rolled back three hundred revisions ago, before there was a record, stays out', async () => {
  const { store } = storeOf(busy);
  expect(await rolledBack(store, newest, plans('2.0.0'))).toEqual([
    { what: 'mf-plans', version: '2.0.0', by: 'revision 3, 2026-11-28 10:00 UTC: wrong price' },
  ]);
  expect(await rolledBack(store, newest, plans('3.0.0'))).toEqual([]);
});

test('a record is carried on, and no history is read for it', async () => {
  const { store, read } = storeOf(busy);
  const record = await recordAt(store, { ...newest, rolledBack: { 'mf-plans@2.0.0': 3 } });
  expect(record).toEqual({ 'mf-plans@2.0.0': 3 });
  expect(read).toEqual([]);
});

test('a release that is shown again is rolled back no more, whatever takes its place then', () => {
  const back = recordAfter({ 'mf-plans@2.0.0': 3 }, newest, { ...plans('2.0.0'), revision: 400 });
  expect(back).toEqual({});
  expect(recordAfter(back, plans('2.0.0'), plans('3.0.0'))).toEqual({});
});

test('a rollback of everything records each release and the configuration that it takes away', () => {
  const shown = { ...newest, configuration: 'def' };
  const to = revisionOf(400, { 'mf-plans': '0.9.0' }, { sameAs: 1 });
  expect(recordAfter({}, shown, to)).toEqual({
    'mf-plans@1.0.0': 400,
    'mf-crm@1.299.0': 400,
    'site configuration@def': 400,
  });
});

test('a revision that cannot be read ends the history, and keeps nobody from promoting', async () => {
  const { store } = storeOf(busy, 200);
  expect(await rolledBack(store, newest, plans('2.0.0'))).toEqual([]);
  const recorded = { ...newest, rolledBack: { 'mf-plans@2.0.0': 200 } };
  expect(await rolledBack(store, recorded, plans('2.0.0'))).toMatchObject([{ by: 'revision 200' }]);
});
