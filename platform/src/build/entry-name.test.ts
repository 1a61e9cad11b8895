import { probed } from '../testing/probed.ts';

test('@module-federation/enhanced, entry name: federation requests it before webpack knows its hash (core#5077)', async () => {
  const { error } = await probed('entryName');
  // No error: core#5077 is mended, and `filename` in preset.ts can be '[name].[contenthash:10].js'.
  expect(error).toContain('FederationRuntimeModule');
  expect(error).toContain('[contenthash:10]');
}, 120_000);
