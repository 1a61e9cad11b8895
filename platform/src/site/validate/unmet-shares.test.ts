import { consumeOf, releaseOf } from '../../testing/releases.ts';
import { refuseUnmetShares } from './unmet-shares.ts';

const offer = { key: 'react', version: '19.3.1', eager: true, exports: [] as string[] };
const shell = releaseOf('shell', { shared: { provides: [offer], consumes: [] } });
const remote = (...consumes: ReturnType<typeof consumeOf>[]) =>
  releaseOf('mf-plans', { shared: { provides: [], consumes } });

test('a remote is accepted when the shell offers what it asks for', () => {
  expect(() =>
    refuseUnmetShares(shell, [remote(consumeOf('react', { range: '^19.0.0', uses: ['useState'] }))]),
  ).not.toThrow();
});

test('a singleton of another major version is refused, with both versions', () => {
  expect(() => refuseUnmetShares(shell, [remote(consumeOf('react', { range: '^20.0.0' }))])).toThrow(
    'mf-plans@1.0.0 needs react ^20.0.0: the shell has 19.3.1, and there can be only one',
  );
});

test('what the shell does not share is refused, unless the remote brings its own', () => {
  expect(() => refuseUnmetShares(shell, [remote(consumeOf('@emotion/react'))])).toThrow(
    'needs @emotion/react ^1.0.0: the shell does not share it',
  );
  expect(() =>
    refuseUnmetShares(shell, [remote(consumeOf('@mui/material/Button', { fallback: ['button.js'] }))]),
  ).not.toThrow();
});

test('a name that the shell left out of a narrowed module is refused, with where to add it', () => {
  const narrow = releaseOf('shell', {
    shared: { provides: [{ ...offer, key: 'react-router-dom', exports: ['Link'] }], consumes: [] },
  });
  const asks = remote(consumeOf('react-router-dom', { range: '^19.0.0', uses: ['Link', 'useMatch'] }));
  expect(() => refuseUnmetShares(narrow, [asks])).toThrow(
    /the shell's copy has no useMatch \(see shell\/src\/shared\)/,
  );
});

test('another version of the design system fits, since the remote brings its own', () => {
  const design = { key: '@mosaico/shared-ui', version: '2.0.0-u1', eager: true, exports: ['Section'] };
  const one = releaseOf('shell', { shared: { provides: [design], consumes: [] } });
  const asks = { range: '2.0.0-u2', singleton: false, uses: ['Tiles'], fallback: ['design.js'] };
  expect(() => refuseUnmetShares(one, [remote(consumeOf('@mosaico/shared-ui', asks))])).not.toThrow();
});

test('every remote and share that does not fit is named at once', () => {
  const asks = [
    remote(consumeOf('react', { range: '^20.0.0' }), consumeOf('emotion')),
    releaseOf('mf-crm', { shared: { provides: [], consumes: [consumeOf('react', { range: '^18.0.0' })] } }),
  ];
  expect(() => refuseUnmetShares(shell, asks)).toThrow(
    [
      'shell@1.0.0 does not fit these releases:',
      '  mf-plans@1.0.0 needs react ^20.0.0: the shell has 19.3.1, and there can be only one',
      '  mf-plans@1.0.0 needs emotion ^1.0.0: the shell does not share it',
      '  mf-crm@1.0.0 needs react ^18.0.0: the shell has 19.3.1, and there can be only one',
      'Release a shell or a remote that fits.',
    ].join('\n'),
  );
});
