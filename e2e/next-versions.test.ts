import { isFailure, lineOf, mayBreak, versionsToTry } from './next-versions.mjs';

test('latest is tried where it is newer than what is installed, and next where that is newer than both', () => {
  expect(versionsToTry('5.1.0', { latest: '5.2.0', next: '6.0.0-rc.1' })).toEqual([
    { tag: 'latest', version: '5.2.0' },
    { tag: 'next', version: '6.0.0-rc.1' },
  ]);
  // An abandoned tag, and a repository that is ahead of it.
  expect(versionsToTry('5.2.0', { latest: '5.2.0', next: '4.0.0-beta.31' })).toEqual([]);
  expect(versionsToTry('6.0.0', { latest: '5.9.9' })).toEqual([]);
});

test.each([
  ['5.1.0', '5.2.0', false],
  ['5.1.0', '5.1.1', false],
  ['5.1.0', '6.0.0', true],
  ['5.1.0', '5.2.0-rc.0', true],
  ['0.8.1', '0.8.2', false],
  ['0.8.1', '0.9.0', true],
])('from %s to %s it may break: %s', (now, version, may) => {
  expect(mayBreak(now, version)).toBe(may);
});

const tried = { name: 'webpack', now: '5.1.0', tag: 'latest', version: '6.0.0' };

test('a line says how far the upgrade is, which Node it asks for where ours is too old, and what breaks', () => {
  expect(lineOf({ ...tried, node: '>=22', breaks: 'build: made-up fault' }, '>=20.19')).toBe(
    'webpack: 5.1.0 → 6.0.0 (major; asks for Node >=22, of ours >=20.19): build: made-up fault',
  );
  expect(lineOf({ ...tried, version: '5.2.0', node: '>=18' }, '>=20.19')).toBe(
    'webpack: 5.1.0 → 5.2.0 (minor or patch): nothing breaks',
  );
  expect(lineOf({ ...tried, tag: 'next', version: '5.2.0-rc.0' }, '>=20.19')).toContain('(no release, next)');
});

test('only a minor version or a patch that breaks something fails the command', () => {
  expect(isFailure({ ...tried, breaks: 'build' })).toBe(false);
  expect(isFailure({ ...tried, version: '5.1.1', breaks: 'build' })).toBe(true);
  expect(isFailure({ ...tried, version: '5.1.1' })).toBe(false);
});
