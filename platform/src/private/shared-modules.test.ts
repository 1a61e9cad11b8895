import { probed } from '../testing/probed.ts';

let shares: Awaited<ReturnType<typeof probed<'shares'>>>;
beforeAll(async () => {
  shares = await probed('shares');
}, 120_000);

test('@module-federation/enhanced, ConsumeSharedModule#options: what a build asks for', () => {
  expect(shares.consumed).toEqual(
    expect.arrayContaining([
      { key: 'react', range: '^19.0.0', singleton: false },
      { key: 'theme', range: '^2.0.0', singleton: true },
    ]),
  );
});

test('@module-federation/enhanced, ProvideSharedModule#_name, #_version and #_eager: what a build shares', () => {
  expect(shares.provided).toEqual([{ key: 'theme', version: '2.1.0', eager: false }]);
});

test('webpack, HarmonyImportSpecifierDependency#ids: which exports a build uses of a shared module', () => {
  expect(shares.used).toEqual(expect.arrayContaining([['useState'], ['dark']]));
});
