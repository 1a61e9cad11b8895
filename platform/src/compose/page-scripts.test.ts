import { consumeOf, pageOf, releaseOf } from '../testing/releases.ts';
import { pageScripts } from './page-scripts.ts';

const shell = releaseOf('shell', {
  pages: [pageOf('/')],
  shared: {
    provides: [
      { key: 'react', version: '19.3.1', eager: true, exports: [] },
      { key: 'shared-ui/section', version: '1.2.0', eager: true, exports: [] },
    ],
    consumes: [],
  },
});
const plans = (range: string) =>
  releaseOf('mf-plans', {
    shared: {
      provides: [],
      consumes: [
        consumeOf('react', { range: '^19.0.0' }),
        consumeOf('shared-ui/section', {
          range,
          singleton: false,
          fallback: ['section.js'],
          fallbackConsumes: ['shared-ui/mosaic'],
        }),
        consumeOf('shared-ui/mosaic', { singleton: false, fallback: ['mosaic.js'] }),
      ],
    },
  });
const page = pageOf('/planes', { consumes: ['react', 'shared-ui/section'] });

test("a page of the shell loads its own chunks and no remote's", () => {
  expect(pageScripts(pageOf('/'), shell, shell)).toEqual(['/assets/shell/home.js']);
});

test('a page of a remote loads the entry and its chunks; what the shell provides is not loaded again', () => {
  expect(pageScripts(page, plans('^1.0.0'), shell)).toEqual([
    '/assets/mf-plans/remote-entry.js',
    '/assets/mf-plans/planes.js',
  ]);
});

test('a version that the shell does not have is loaded from the remote, with what that copy asks for', () => {
  expect(pageScripts(page, plans('^2.0.0'), shell)).toEqual([
    '/assets/mf-plans/remote-entry.js',
    '/assets/mf-plans/planes.js',
    '/assets/mf-plans/section.js',
    '/assets/mf-plans/mosaic.js',
  ]);
});
