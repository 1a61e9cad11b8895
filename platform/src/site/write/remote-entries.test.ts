import { consumeOf, pageOf, releaseOf } from '../../testing/releases.ts';
import { manifestOf, remoteEntryFacts } from './remote-entries.ts';

const shell = releaseOf('shell', {
  client: { entry: 'shell.abc.js', initial: [], styles: ['shell.abc.css'] },
  shared: {
    provides: [{ key: 'react', version: '19.3.0', eager: true, exports: [] }],
    consumes: [],
  },
});
const legal = releaseOf('mf-legal', {
  version: '1.0.0-s3fa9c1d2e4',
  client: { entry: 'remote-entry.abc.js', initial: [] },
  pages: [pageOf('/privacidad', { consumes: ['react', '@mosaico/shared-ui'] })],
  shared: {
    provides: [],
    consumes: [
      consumeOf('react', { range: '^19.3.0' }),
      consumeOf('react-router-dom', { range: '^7.18.0' }),
      consumeOf('@mosaico/shared-ui', {
        singleton: false,
        fallback: ['ui.js'],
        fallbackConsumes: ['react-router-dom'],
      }),
      consumeOf('@mui/material/Tabs', { range: '^9.5.0' }),
    ],
  },
  files: { 'client/screens.2b5fa259b1.js': { bytes: 1, sha384: '' }, 'client/other.js': { bytes: 1, sha384: '' } },
});

test('a host reads in the manifest what the container is, exposes and shares', () => {
  const manifest = manifestOf(legal, shell);
  expect(manifest).toMatchObject({ id: 'mf_legal', name: 'mf_legal', remotes: [] });
  expect(manifest.metaData).toMatchObject({
    globalName: 'mf_legal',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    buildInfo: { buildVersion: '1.0.0-s3fa9c1d2e4', buildName: 'mf-legal' },
  });
  expect(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync])).toEqual([
    ['./screens', ['screens.2b5fa259b1.js']],
  ]);
  expect(manifest.shared.map(({ name, version, requiredVersion }) => [name, version, requiredVersion])).toContainEqual([
    'react',
    '19.3.0',
    '^19.3.0',
  ]);
});

test('a host has to share what pages need from the start, and what the own copy of the design system needs', () => {
  expect(remoteEntryFacts(legal, shell)).toEqual({
    name: 'mf_legal',
    entry: 'remote-entry.abc.js',
    styles: ['/assets/shell/shell.abc.css'],
    needs: [
      ['react', '^19.3.0'],
      ['react-router-dom', '^7.18.0'],
    ],
  });
});
