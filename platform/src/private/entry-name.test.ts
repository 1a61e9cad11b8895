import { probed } from '../testing/probed.ts';

test('@module-federation/enhanced, FederationRuntimeModule: asks for a name whose hash is not known yet (core#5077)', async () => {
  const { refusal, entry } = await probed('entry');
  // No refusal: core#5077 is mended, and `entryName` can be a plain name.
  expect(refusal).toContain('[contenthash');
  expect(entry).toEqual([expect.stringMatching(/^container\.\w{10}\.js$/)]);
}, 120_000);
