import { consumeOf, pageOf, releaseOf } from '../../testing/releases.ts';
import { sharedCodeNotes } from './releases.ts';

const shell = releaseOf('shell', {
  version: '1.4.0',
  shared: {
    provides: [{ key: '@mosaico/shared-ui', version: '2.0.0-u1', eager: true, exports: ['Section'] }],
    consumes: [],
  },
});
const file = (bytes: number) => ({ bytes, sha384: '' });
/** A remote that was built with this version of the design system. */
const plans = (range: string, pages = [pageOf('/planes', { consumes: ['@mosaico/shared-ui'] })]) =>
  releaseOf('mf-plans', {
    version: '2.0.0',
    pages,
    shared: {
      provides: [],
      consumes: [
        consumeOf('@mosaico/shared-ui', {
          range,
          singleton: false,
          uses: ['Section'],
          fallback: ['design.js'],
          fallbackConsumes: ['button'],
        }),
        consumeOf('button', { fallback: ['button.js'], range: '^1.0.0' }),
        consumeOf('react', { uses: ['use'] }),
      ],
    },
    files: {
      'client/design.js': file(9_000),
      'client/design.js.br': file(3_000),
      'client/button.js': file(1_234),
      'client/planes.js': file(50_000),
    },
  });
const withButton = {
  ...shell,
  shared: {
    ...shell.shared,
    provides: [...shell.shared.provides, { key: 'button', version: '1.0.0', eager: true, exports: [] }],
  },
};

test("nothing is noted of remotes that were built with the shell's version", () => {
  expect(sharedCodeNotes({ shell: withButton, remotes: [plans('2.0.0-u1'), releaseOf('mf-crm')] })).toEqual([]);
});

test('a remote that brings its own is noted with what it costs on which pages, and the command that ends it', () => {
  const pages = [
    pageOf('/planes', { consumes: ['@mosaico/shared-ui'] }),
    pageOf('/redes', { consumes: ['@mosaico/shared-ui'] }),
    pageOf('/sola', { consumes: ['react'] }),
  ];
  expect(sharedCodeNotes({ shell: withButton, remotes: [plans('2.0.0-u2', pages)] })).toEqual([
    'mf-plans@2.0.0 brings its own @mosaico/shared-ui 2.0.0-u2, since shell@1.4.0 has 2.0.0-u1: 3.0 kB more on each of /planes, /redes. To end it, publish both from the same source and promote them: npx mosaico publish shell mf-plans',
  ]);
});

test('the dependencies of that copy count, too', () => {
  const [note] = sharedCodeNotes({ shell, remotes: [plans('2.0.0-u2')] });
  expect(note).toContain('4.2 kB more on each of /planes.');
});
