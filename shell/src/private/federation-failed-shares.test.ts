import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { forgetFailedShares } from './federation-failed-shares.ts';

/** How often a shared module is requested that cannot be loaded at first, and what the second request gives. */
async function twice(plugins: ModuleFederationRuntimePlugin[]): Promise<unknown> {
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

test('@module-federation/enhanced, loading: a failed shared module is requested again, but not without the hook', async () => {
  // The same without the hook: the runtime forgets failures by itself, and the hook can go.
  expect(await twice([])).toBe('Error: offline');
  expect(await twice([{ name: 'test', errorLoadShare: forgetFailedShares }])).toBe('Material UI');
});
