import { probed } from '../testing/probed.ts';

test('@module-federation/enhanced, libIdent() and .federation: the same ids in another folder, but not without the hook (core#2582)', async () => {
  const { plain, withHook } = await probed('ids');
  // Equal ids without the hook: core#2582 is mended, and the hook can go.
  expect(plain[0]).not.toEqual(plain[1]);
  expect(withHook[0]).toEqual(withHook[1]);
}, 120_000);
