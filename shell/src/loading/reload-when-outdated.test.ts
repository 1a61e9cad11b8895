import { reloadWhenOutdated } from './reload-when-outdated.ts';

function tab(newest: number | undefined, ok = true) {
  const remembered = new Map<string, string>();
  return {
    fetch: jest.fn(() => Promise.resolve({ ok, json: () => Promise.resolve({ revision: newest }) })),
    storage: {
      getItem: (key: string) => remembered.get(key) ?? null,
      setItem: (key: string, value: string) => void remembered.set(key, value),
    },
    reload: jest.fn(),
  };
}

test('a page of an earlier revision reloads itself, once', async () => {
  const browser = tab(8);
  await reloadWhenOutdated(7, browser);
  await reloadWhenOutdated(7, browser);
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test('a page of the revision in use stays: its remote is merely down', async () => {
  const browser = tab(7);
  await reloadWhenOutdated(7, browser);
  expect(browser.reload).not.toHaveBeenCalled();
});

test.each([
  ['the answer is an error', tab(8, false)],
  ['the answer says nothing', tab(undefined)],
  ['the tab is offline', { ...tab(8), fetch: () => Promise.reject(new Error('offline')) }],
  [
    'the tab cannot remember',
    {
      ...tab(8),
      storage: {
        getItem: () => null,
        setItem: () => {
          throw new Error('denied');
        },
      },
    },
  ],
])('it stays when %s', async (_why, browser) => {
  await reloadWhenOutdated(7, browser);
  expect(browser.reload).not.toHaveBeenCalled();
});
