import { init } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import { bootstrapId, loaderGlobal } from '@mosaico/shared-types';
import { bootstrapData, siteManifest } from './testing/bootstrap-data.ts';
import { start } from './start.tsx';

const atImport: string[] = [];

jest.mock('./site/table-files.ts', () => {
  atImport.push(typeof (globalThis as Record<string, unknown>)[loaderGlobal]);
  return { TableFiles: jest.fn() };
});

jest.mock('./pages.ts?screens', () => ({ default: {} }), { virtual: true });

// webpack loads its chunks with what the shell gives it: a chunk that is asked for before would never come.
test('a document that holds its table has the code that reads it loaded as all other code', async () => {
  init({ name: 'shell', remotes: [] });
  globalThis.fetch = jest.fn(() => new Promise<never>(() => undefined));
  document.body.innerHTML = `<div id="root"><div></div><div></div><div></div></div>`;
  const data = document.createElement('script');
  Object.assign(data, { id: bootstrapId, type: 'application/json' });
  data.textContent = JSON.stringify({ ...bootstrapData, whole: siteManifest });
  document.body.append(data);
  void start();
  await waitFor(() => expect(atImport).toEqual(['function']));
});
