import { consumeOf, releaseOf } from '../testing/releases.ts';
import { hasCompatibleShare } from './compatible-shares.ts';

const shell = releaseOf('shell', {
  shared: {
    provides: [
      { key: 'react', version: '19.3.1', eager: true, exports: [] },
      { key: '@mosaico/shared-ui', version: '2.0.0-u1a', eager: true, exports: [] },
      { key: 'notistack', version: '3.0.2', eager: false, exports: [] },
    ],
    consumes: [],
  },
});

test.each([
  ['react', '^19.0.0', true],
  ['react', '^20.0.0', false],
  // Of the design system exactly the version that the remote was built with.
  ['@mosaico/shared-ui', '2.0.0-u1a', true],
  ['@mosaico/shared-ui', '2.0.0-u1b', false],
  // It is not there yet when a page needs it.
  ['notistack', '^3.0.0', false],
  ['emotion', '*', false],
])("of %s a remote that asks for %s gets the shell's copy: %p", (key, range, expected) => {
  expect(hasCompatibleShare(shell, consumeOf(key, { range }))).toBe(expected);
});
