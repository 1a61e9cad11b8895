import { builtWith, consumeOf, releaseOf } from '../../testing/releases.ts';
import { textsOf } from '../../testing/texts.ts';
import { sharingProblems } from './releases.ts';

const share = { key: 'react', version: '19.3.1', eager: true, exports: [] as string[] };
const shellWith = (...provides: (typeof share)[]) => releaseOf('shell', { shared: { provides, consumes: [] } });
const shell = shellWith(share);
const remote = (...consumes: ReturnType<typeof consumeOf>[]) =>
  releaseOf('mf-plans', { shared: { provides: [], consumes } });

test('modules that the shell shares, and those that a remote brings itself, are accepted', () => {
  const own = { range: '2.0.0-u2', singleton: false, uses: ['Tiles'], fallback: ['design.js'] };
  const asks = [
    consumeOf('react', { range: '^19.0.0', uses: ['useState'] }),
    consumeOf('@mui/material/Button', { fallback: ['button.js'] }),
    consumeOf('@mosaico/shared-ui', own),
  ];
  const design = { ...share, key: '@mosaico/shared-ui', version: '2.0.0-u1', exports: ['Section'] };
  expect(sharingProblems([shellWith(share, design), remote(...asks)])).toEqual([]);
});

test('every remote and share that does not fit is a problem of its own', () => {
  const router = { ...share, key: 'react-router', exports: ['Link'] };
  const asks = [
    remote(consumeOf('react', { range: '^20.0.0' }), consumeOf('emotion')),
    releaseOf('mf-crm', {
      shared: {
        provides: [],
        consumes: [consumeOf('react-router', { range: '^19.0.0', uses: ['Link', 'useMatch'] })],
      },
    }),
  ];
  const remedy = 'Release a shell or a remote that fits.';
  expect(sharingProblems([shellWith(share, router), ...asks])).toEqual([
    {
      code: 'share-version',
      workspace: 'mf-plans',
      other: 'shell',
      subject: 'react',
      text: `mf-plans@1.0.0 needs react ^20.0.0: the shell has 19.3.1, and there can be only one. ${remedy}`,
    },
    {
      code: 'share-missing',
      workspace: 'mf-plans',
      other: 'shell',
      subject: 'emotion',
      text: `mf-plans@1.0.0 needs emotion ^1.0.0: the shell does not share it. ${remedy}`,
    },
    {
      code: 'share-export',
      workspace: 'mf-crm',
      other: 'shell',
      subject: 'react-router useMatch',
      text: `mf-crm@1.0.0 needs react-router ^19.0.0: the shell's copy has no useMatch (see shell/src/shared). ${remedy}`,
    },
  ]);
});

test('a contract of another major version is refused', () => {
  expect(textsOf(sharingProblems([shell, releaseOf('mf-b', { built: builtWith({ contract: '2.0.0' }) })]))).toEqual([
    expect.stringContaining('mf-b@1.0.0 was built against @mosaico/shared-types 2.0.0, the shell 1.0.0'),
  ]);
});

test.each<[version: string, options: Record<string, string | boolean>, says: string | undefined]>([
  ['2.9.7', {}, undefined],
  ['2.10.0', {}, '2.10.0 of @module-federation/enhanced, the shell with 2.9.2'],
  ['3.9.2', {}, '3.9.2 of @module-federation/enhanced, the shell with 2.9.2'],
  ['2.9.2', { shareStrategy: 'version-first' }, 'shareStrategy: version-first, the shell with loaded-first'],
  ['2.9.2', { target: 'web' }, 'target: web, the shell with undefined'],
])('federation runtime %s with %j', (version, options, says) => {
  const runtime = { version, options: { shareStrategy: 'loaded-first', ...options } };
  const found = sharingProblems([shell, releaseOf('mf-b', { built: builtWith({ runtime }) })]);
  expect(textsOf(found)).toEqual(says === undefined ? [] : [expect.stringContaining(says)]);
});
