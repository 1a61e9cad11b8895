import { consumeOf, releaseOf } from '../testing/releases.ts';
import { differingExports, isByContent, standsFor } from './compatible-shares.ts';

const shell = releaseOf('shell', {
  shared: {
    provides: [
      { key: 'react', version: '19.3.1', eager: true, exports: {} },
      {
        key: '@mosaico/shared-ui',
        version: '2.0.0-u0',
        eager: true,
        exports: { Section: 'aaaaaaaaaa', Wall: 'bbbbbbbbbb' },
      },
      { key: 'later', version: '1.0.0', eager: false, exports: { Toast: 'cccccccccc' } },
    ],
    consumes: [],
  },
});
/** Asks for exports of the design system. */
const design = (range: string, uses: Record<string, string>) =>
  consumeOf('@mosaico/shared-ui', { range, singleton: false, uses, fallback: ['design.js'] });
const remote = (...consumes: ReturnType<typeof consumeOf>[]) =>
  releaseOf('mf-plans', { shared: { provides: [], consumes } });

test("the shell's copy stands for every version whose exports do what its own do", () => {
  const same = remote(design('2.0.0-u1', { Section: 'aaaaaaaaaa' }));
  const all = remote(design('2.0.0-u2', { Section: 'aaaaaaaaaa', Wall: 'bbbbbbbbbb' }));
  expect(standsFor(shell, [all, same])).toEqual(['@mosaico/shared-ui@2.0.0-u1', '@mosaico/shared-ui@2.0.0-u2']);
});

test('it does not stand for one of which a single export does something else, or is missing', () => {
  const other = remote(design('2.0.0-u1', { Section: 'aaaaaaaaaa', Wall: 'dddddddddd' }));
  const further = remote(design('2.0.0-u2', { Section: 'aaaaaaaaaa', Tiles: 'eeeeeeeeee' }));
  expect(standsFor(shell, [other, further])).toEqual([]);
});

test('two remotes that were built with the same are told of once', () => {
  const one = remote(design('2.0.0-u1', { Section: 'aaaaaaaaaa' }));
  expect(standsFor(shell, [one, one])).toEqual(['@mosaico/shared-ui@2.0.0-u1']);
});

test('what is told apart by its version alone is none of this', () => {
  const react = consumeOf('react', { range: '^19.0.0', uses: { useState: '' } });
  expect(isByContent(react)).toBe(false);
  expect(isByContent(consumeOf('react', { singleton: false }))).toBe(false);
  expect(standsFor(shell, [remote(react)])).toEqual([]);
});

test('of a singleton there is one copy, whatever its exports do', () => {
  const contract = consumeOf('@mosaico/shared-ui', {
    range: '2.0.0',
    singleton: true,
    uses: { Section: 'aaaaaaaaaa' },
  });
  expect(isByContent(contract)).toBe(false);
  expect(isByContent({ ...contract, singleton: false })).toBe(true);
  expect(standsFor(shell, [remote(contract)])).toEqual([]);
  expect(differingExports(shell, { ...contract, uses: { Section: 'cccccccccc', Wall: '' } })).toEqual(['Section']);
});

test('an export that differs is named; all of them where the shell has no copy at the start', () => {
  expect(differingExports(shell, design('2.0.0-u1', { Section: 'aaaaaaaaaa', Wall: 'dddddddddd' }))).toEqual(['Wall']);
  expect(differingExports(shell, consumeOf('later', { uses: { Toast: 'cccccccccc' } }))).toEqual(['Toast']);
  expect(differingExports(shell, consumeOf('none', { uses: { A: 'aaaaaaaaaa', B: 'bbbbbbbbbb' } }))).toEqual([
    'A',
    'B',
  ]);
});
