/** @jest-environment node */
import type { SiteManifest } from '@mosaico/shared-types';
import { bootstrapData, siteManifest } from '../testing/bootstrap-data.ts';
import { reloadIfOutdated, reloadWhenOutdated } from './reload-when-outdated.ts';

const changed = {
  ...siteManifest,
  revision: 8,
  remotes: { ...siteManifest.remotes, 'mf-plans': '/assets/mf-plans/2.js' },
};

function tab(newest: Partial<SiteManifest>, ok = true) {
  const remembered = new Map<string, string>();
  return {
    fetch: jest.fn(() => Promise.resolve({ ok, json: () => Promise.resolve(newest) })),
    storage: {
      getItem: (key: string) => remembered.get(key) ?? null,
      setItem: (key: string, value: string) => void remembered.set(key, value),
    },
    reload: jest.fn(),
  };
}

test.each([
  ["the page's remote", changed],
  ['the shell', { ...siteManifest, revision: 8, shell: '/assets/shell/2.js' }],
  ['the site configuration', { ...siteManifest, revision: 8, site: '/assets/site/2.json' }],
])('a page reloads itself, once, when the site shows another release of %s', async (_what, newest) => {
  const browser = tab(newest);
  await reloadIfOutdated(bootstrapData, browser);
  await reloadIfOutdated(bootstrapData, browser);
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page of what the site shows stays: its remote is merely down', siteManifest],
  [
    'so does one when another remote was promoted',
    { ...siteManifest, revision: 8, remotes: { ...siteManifest.remotes, 'mf-crm': '/x.js' } },
  ],
])('%s', async (_what, newest) => {
  const browser = tab(newest);
  await reloadIfOutdated(bootstrapData, browser);
  expect(browser.reload).not.toHaveBeenCalled();
});

test.each([
  ['the answer is an error', tab(changed, false)],
  ['the answer says nothing', tab({})],
  ['the tab is offline', { ...tab(changed), fetch: () => Promise.reject(new Error('offline')) }],
  [
    'the tab cannot remember',
    {
      ...tab(changed),
      storage: {
        getItem: () => null,
        setItem: () => {
          throw new Error('denied');
        },
      },
    },
  ],
])('it stays when %s', async (_why, browser) => {
  await reloadIfOutdated(bootstrapData, browser);
  expect(browser.reload).not.toHaveBeenCalled();
});

test('a page whose mix of releases is its own stays', async () => {
  const browser = tab(changed);
  await reloadIfOutdated({ ...bootstrapData, whole: siteManifest }, browser);
  expect(browser.reload).not.toHaveBeenCalled();
});

test('files that fail together ask once what the site shows, and once more when one fails later', async () => {
  const failing = new Map<string, (reason: Error) => void>();
  const queue = {
    onFailure: (source: string, fail: (reason: Error) => void) => {
      failing.set(source, fail);
      return () => undefined;
    },
  };
  const storage = { getItem: () => null, setItem: () => undefined };
  Object.assign(globalThis, { sessionStorage: storage });
  // How many turns it takes to read an answer differs between versions of Node.
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const reloadOnFailure = reloadWhenOutdated(bootstrapData, queue, new AbortController().signal);
  for (const source of ['/assets/mf-plans/', '/assets/site/1.json'])
    reloadOnFailure(source, new Promise(() => undefined));
  const reason = new Error('made-up fault');
  for (const fail of failing.values()) fail(reason);
  expect(asked).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setImmediate(resolve));
  failing.get('/assets/mf-plans/')?.(reason);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});
