import type { NewestRevision } from 'shared-types';
import { facts, shown } from '../testing/facts.ts';
import { RemoteEntries } from './remote-entries.ts';

const newest = { ...shown, revision: 8, remotes: { ...shown.remotes, 'mf-plans': '/assets/mf-plans/2.js' } };

function entriesOf(ask: () => Promise<NewestRevision>) {
  const known: Record<string, string> = {};
  const entries = new RemoteEntries(facts, ask, (more) => Object.assign(known, more));
  return { entries, known };
}

test("the page's own remotes are known at once, and stay those that its HTML is made of", async () => {
  const ask = jest.fn(() => Promise.resolve(newest));
  const { entries, known } = entriesOf(ask);
  await entries.know('mf-plans');
  expect(ask).not.toHaveBeenCalled();
  await entries.know('mf-crm');
  await entries.know('mf-crm');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(known).toEqual({ 'mf-plans': '/assets/mf-plans/1.js', 'mf-crm': '/assets/mf-crm/1.js' });
});

test.each([
  ['another shell', { ...newest, shell: '/assets/shell/2.js' }],
  ['other pages', { ...newest, table: '/assets/site/table.2.json' }],
])('a site that shows %s by now is no place to take a remote from', async (_what, other) => {
  const { entries, known } = entriesOf(() => Promise.resolve(other));
  await expect(entries.know('mf-crm')).rejects.toThrow('composed anew');
  expect(known).toEqual(facts.remotes);
});

test('a remote that the environment does not have is named', async () => {
  await expect(entriesOf(() => Promise.resolve(newest)).entries.know('mf-nobody')).rejects.toThrow(
    'no remote mf-nobody',
  );
});

test('who asks again after a failure is answered', async () => {
  const ask = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(newest);
  const { entries } = entriesOf(ask);
  await expect(entries.know('mf-crm')).rejects.toThrow('offline');
  await expect(entries.know('mf-crm')).resolves.toBeUndefined();
});
