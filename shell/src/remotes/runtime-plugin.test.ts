import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { runtimePlugin } from './runtime-plugin.ts';

/** What the second request gives for a shared module whose first one fails. */
async function second(plugins: ModuleFederationRuntimePlugin[]): Promise<unknown> {
  const get = jest.fn(() => Promise.resolve(() => 'Material UI')).mockRejectedValueOnce(new Error('offline'));
  const runtime = createInstance({
    name: `host-${plugins.length}`,
    remotes: [],
    plugins,
    shared: {
      '@mui/material': { version: '9.0.0', scope: ['default'], get, shareConfig: { requiredVersion: '^9.0.0' } },
    },
  });
  await expect(runtime.loadShare('@mui/material')).rejects.toThrow('offline');
  return runtime.loadShare<string>('@mui/material').then((factory) => factory && factory(), String);
}

test('a shared module that did not load is requested again', async () => {
  expect(await second([runtimePlugin(() => Promise.resolve())])).toBe('Material UI');
});

test('Module Federation itself keeps the failure: once it does not, `errorLoadShare` can go', async () => {
  expect(await second([])).toBe('Error: offline');
});
