import type { Release } from '@mosaico/shared-types/schemas';
import { consumeOf, pageOf, releaseOf } from '../../testing/releases.ts';
import { ownCopies, assetAddressesOf, lateFiles } from './bootstrap-data.ts';

const fileTable = (...names: string[]): Release['files'] =>
  Object.fromEntries(names.map((name) => [`client/${name}`, { bytes: 1, sha384: name }]));

const shell = releaseOf('shell', {
  pages: [pageOf('/')],
  shared: {
    provides: [
      { key: 'react', version: '19.3.1', eager: true, exports: [] },
      { key: '@mui/material/Button', version: '9.5.0', eager: true, exports: [] },
      {
        key: '@mosaico/shared-ui',
        version: '2.0.0-u1',
        eager: true,
        exports: ['Section', 'Wall'],
      },
      { key: 'notistack', version: '3.0.2', eager: false, exports: [] },
    ],
    consumes: [],
  },
});
/** A remote that was built with this version of the design system, and asks for a button of Material UI of this range. */
const plans = (design: string, range = '^9.0.0') =>
  releaseOf('mf-plans', {
    files: fileTable('design.js', 'design-motion.js', 'outcome.js'),
    shared: {
      provides: [],
      consumes: [
        consumeOf('react', { range: '^19.0.0' }),
        consumeOf('@mosaico/shared-ui', {
          range: design,
          singleton: false,
          uses: ['Section'],
          fallback: ['design.js'],
          fallbackLate: ['design-motion.js'],
          fallbackConsumes: ['react', '@mui/material/Button'],
        }),
        consumeOf('@mui/material/Button', { range, fallback: ['button.js'] }),
        consumeOf('notistack', { range: '^3.0.0', fallback: ['notistack.js'] }),
      ],
    },
  });
const page = pageOf('/planes', { consumes: ['react', '@mosaico/shared-ui'] });
const own = ['/assets/mf-plans/remote-entry.js', '/assets/mf-plans/planes.js'];

test("a page of the shell loads its own chunks and no remote's", () => {
  expect(assetAddressesOf(pageOf('/'), shell, shell)).toEqual(['/assets/shell/home.js']);
});

test('a page of a remote loads the entry and its chunks; what the shell provides is not loaded again', () => {
  expect(assetAddressesOf(page, plans('2.0.0-u1'), shell)).toEqual(own);
});

test("where the shell has another version of the design system, the remote's own comes with the page", () => {
  expect(assetAddressesOf(page, plans('2.0.0-u2'), shell)).toEqual([...own, '/assets/mf-plans/design.js']);
});

test('a version that the shell does not have is loaded from the remote, with what that copy asks for', () => {
  expect(assetAddressesOf(page, plans('2.0.0-u2', '^10.0.0'), shell)).toEqual([
    ...own,
    '/assets/mf-plans/design.js',
    '/assets/mf-plans/button.js',
  ]);
});

test("modules that the shell loads later are no part of a page's", () => {
  expect(ownCopies({ consumes: ['notistack'] }, plans('2.0.0-u1'), shell)).toEqual(['notistack.js']);
});

test('a document has no hash of what only a copy of the design system loads, unless the remote needs its copy', () => {
  const own = (release: Release): string[] => lateFiles(release, shell).map((address) => address.replace(/.*\//, ''));
  expect(own(plans('2.0.0-u1'))).toEqual(['outcome.js']);
  expect(own(plans('2.0.0-u2'))).toEqual(['design-motion.js', 'outcome.js']);
});
