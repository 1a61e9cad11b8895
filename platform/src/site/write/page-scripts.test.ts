import { consumeOf, pageOf, releaseOf } from '../../testing/releases.ts';
import { ownCopies, filesOf } from './page-scripts.ts';

const shell = releaseOf('shell', {
  pages: [pageOf('/')],
  shared: {
    provides: [
      { key: 'react', version: '19.3.1', eager: true, exports: {} },
      { key: '@mui/material/Button', version: '9.5.0', eager: true, exports: {} },
      {
        key: '@mosaico/shared-ui',
        version: '2.0.0-u1',
        eager: true,
        exports: { Section: 'aaaaaaaaaa', Wall: 'bbbbbbbbbb' },
      },
      { key: 'notistack', version: '3.0.2', eager: false, exports: {} },
    ],
    consumes: [],
  },
});
/** A remote whose page shows these blocks of the design system, and a button of Material UI of this range. */
const plans = (blocks: Record<string, string>, range = '^9.0.0') =>
  releaseOf('mf-plans', {
    shared: {
      provides: [],
      consumes: [
        consumeOf('react', { range: '^19.0.0' }),
        consumeOf('@mosaico/shared-ui', {
          range: '2.0.0-u2',
          singleton: false,
          uses: blocks,
          fallback: ['design.js'],
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
  expect(filesOf(pageOf('/'), shell, shell)).toEqual(['/assets/shell/home.js']);
});

test('a page of a remote loads the entry and its chunks; what the shell provides is not loaded again', () => {
  expect(filesOf(page, plans({ Section: 'aaaaaaaaaa' }), shell)).toEqual(own);
});

test('blocks that do the same in the shell are not loaded again, whatever their version', () => {
  expect(filesOf(page, plans({ Section: 'aaaaaaaaaa', Wall: 'bbbbbbbbbb' }), shell)).toEqual(own);
});

test('a block that does something else in the shell, or is missing there, comes from the remote', () => {
  expect(filesOf(page, plans({ Section: 'cccccccccc' }), shell)).toEqual([...own, '/assets/mf-plans/design.js']);
  expect(filesOf(page, plans({ Tiles: 'aaaaaaaaaa' }), shell)).toEqual([...own, '/assets/mf-plans/design.js']);
});

test('a version that the shell does not have is loaded from the remote, with what that copy asks for', () => {
  expect(filesOf(page, plans({ Section: 'cccccccccc' }, '^10.0.0'), shell)).toEqual([
    ...own,
    '/assets/mf-plans/design.js',
    '/assets/mf-plans/button.js',
  ]);
});

test('what the shell loads only later is not there for a page to count on', () => {
  expect(ownCopies({ consumes: ['notistack'] }, plans({}), shell)).toEqual(['notistack.js']);
});
