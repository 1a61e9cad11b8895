import { sharingProblems } from '../../site/validate/releases.ts';
import { loadable } from '../../site/write/published.ts';
import { builtWith, releaseOf } from '../../testing/releases.ts';
import type { Release } from '@mosaico/shared-types/schemas';
import { copy } from './copy.ts';
import { compatibleReleases } from './compatibility.ts';

const contract = (version: string): Partial<Release> => ({ built: builtWith({ contract: version }) });
const react = (range: string): Partial<Release> => ({
  shared: {
    provides: [],
    consumes: [{ key: 'react', range, singleton: true, uses: [], fallback: [], fallbackConsumes: [] }],
  },
});
const shared = { provides: [{ key: 'react', version: '19.2.0', eager: true, exports: [] }], consumes: [] };
const shell = releaseOf('shell', { version: '1.0.0', role: 'shell', shared });
const plans = releaseOf('mf-plans', { version: '1.0.0', ...react('^19.0.0') });
const crm = releaseOf('mf-crm', { version: '1.0.0', ...react('^19.0.0') });
const inUse = [shell, plans, crm];

const outcome = (chosen: readonly Release[]) => {
  const { compatible, incompatible } = compatibleReleases(chosen.map(loadable), inUse.map(loadable), 'shell');
  return { run: compatible.map(({ workspace, version }) => `${workspace}@${version}`), incompatible };
};

test('a remote for another React is not run, and why is what promotion says', () => {
  const other = releaseOf('mf-plans', { version: '2.0.0', ...react('^20.0.0') });
  const { run, incompatible } = outcome([other]);
  expect(run).toEqual([]);
  expect(incompatible).toMatchObject([{ workspace: 'mf-plans', version: '2.0.0', instead: '1.0.0' }]);
  const promotion = sharingProblems([shell, other, crm]).map(({ text }) => text);
  for (const fault of incompatible[0]?.reasons ?? ['none'])
    expect(promotion).toContainEqual(expect.stringContaining(fault));
  const [said = ''] = incompatible.map(copy.incompatible);
  expect(said).toContain('mf-plans@2.0.0 no encaja con lo demás y no se ejecuta. Se muestra 1.0.0:');
  expect(said).toContain('react ^20.0.0');
});

test('a remote for another contract is not run; one that fits is, beside it', () => {
  const other = releaseOf('mf-plans', { version: '2.0.0', ...contract('2.0.0') });
  const fits = releaseOf('mf-crm', { version: '1.1.0', ...react('^19.1.0') });
  const { run, incompatible } = outcome([other, fits]);
  expect(run).toEqual(['mf-crm@1.1.0']);
  expect(incompatible.map(({ reasons }) => reasons)).toEqual([
    ['mf-plans@2.0.0 was built against @mosaico/shared-types 2.0.0, the shell 1.0.0'],
  ]);
});

test('a shell that a remote in use does not fit is not run, nor what would fit that shell alone', () => {
  const newShell = releaseOf('shell', { version: '2.0.0', role: 'shell', shared, ...contract('2.0.0') });
  const newPlans = releaseOf('mf-plans', { version: '2.0.0', ...contract('2.0.0') });
  const { run, incompatible } = outcome([newShell, newPlans]);
  expect(run).toEqual([]);
  expect(incompatible.map(({ workspace }) => workspace)).toEqual(['shell', 'mf-plans']);
});

test('a shell and all remotes of another contract run together', () => {
  const chosen = [
    releaseOf('shell', { version: '2.0.0', role: 'shell', shared, ...contract('2.0.0') }),
    ...['mf-plans', 'mf-crm'].map((each) => releaseOf(each, { version: '2.0.0', ...contract('2.0.0') })),
  ];
  expect(outcome(chosen)).toEqual({ run: ['shell@2.0.0', 'mf-plans@2.0.0', 'mf-crm@2.0.0'], incompatible: [] });
});

test('a remote that the environment does not use has nothing to be shown in its place', () => {
  const { incompatible } = outcome([releaseOf('mf-events', { version: '1.0.0', ...contract('3.0.0') })]);
  const [said = ''] = incompatible.map(copy.incompatible);
  expect(said).toContain('mf-events@1.0.0 no encaja con lo demás y no se ejecuta:');
});

test('a local source runs: its own server says what it lacks', () => {
  const { workspace, version, scripts, styles, declarations, integrity } = loadable(
    releaseOf('mf-plans', contract('9.0.0')),
  );
  const source = { workspace, version, scripts, styles, declarations, integrity };
  expect(compatibleReleases([source], inUse.map(loadable), 'shell').incompatible).toEqual([]);
});
