import { consumeOf, pageOf, releaseOf } from '../../testing/releases.ts';
import { sharedCodeNotes } from './shared-code-notes.ts';

const shell = releaseOf('shell', {
  version: '1.4.0',
  shared: {
    provides: [
      {
        key: '@mosaico/shared-ui',
        version: '2.0.0-u0',
        eager: true,
        exports: { Section: 'aaaaaaaaaa', Wall: 'bbbbbbbbbb' },
      },
      {
        key: '@mosaico/shared-types',
        version: '2.0.0',
        eager: true,
        exports: { useSite: 'dddddddddd', Slot: 'eeeeeeeeee' },
      },
    ],
    consumes: [],
  },
});
const file = (bytes: number) => ({ bytes, sha384: '' });
/** A remote whose pages show these blocks of the design system. */
const plans = (uses: Record<string, string>, pages = [pageOf('/planes', { consumes: ['@mosaico/shared-ui'] })]) =>
  releaseOf('mf-plans', {
    version: '2.0.0',
    pages,
    shared: {
      provides: [],
      consumes: [
        consumeOf('@mosaico/shared-ui', {
          singleton: false,
          uses,
          fallback: ['design.js'],
          fallbackConsumes: ['button'],
        }),
        consumeOf('button', { fallback: ['button.js'] }),
        consumeOf('react', { uses: { use: '' } }),
      ],
    },
    files: {
      'client/design.js': file(9_000),
      'client/design.js.br': file(3_000),
      'client/button.js': file(1_234),
      'client/planes.js': file(50_000),
    },
  });

test("nothing is noted of remotes whose blocks do the same as the shell's", () => {
  expect(sharedCodeNotes({ shell, remotes: [plans({ Section: 'aaaaaaaaaa' }), releaseOf('mf-crm')] })).toEqual([]);
});

test('a remote that brings its own is noted with what differs, what it costs on which pages, and how to end it', () => {
  const pages = [
    pageOf('/planes', { consumes: ['@mosaico/shared-ui'] }),
    pageOf('/redes', { consumes: ['@mosaico/shared-ui'] }),
    pageOf('/sola', { consumes: ['react'] }),
  ];
  expect(sharedCodeNotes({ shell, remotes: [plans({ Section: 'cccccccccc', Wall: 'bbbbbbbbbb' }, pages)] })).toEqual([
    'mf-plans@2.0.0 brings its own @mosaico/shared-ui, since Section of shell@1.4.0 does something else: 4.2 kB more on each of /planes, /redes. To end it, publish and promote the shell, or the remote, from the same source: mosaico publish shell mf-plans',
  ]);
});

test('of many blocks the first four are named', () => {
  const names = (...letters: string[]) => Object.fromEntries(letters.map((each) => [each, 'cccccccccc']));
  const noted = (uses: Record<string, string>) => sharedCodeNotes({ shell, remotes: [plans(uses)] })[0];
  expect(noted(names('A', 'B', 'C', 'D'))).toContain('since A, B, C, D of shell@1.4.0 do something else:');
  expect(noted(names('A', 'B', 'C', 'D', 'E', 'F'))).toContain(
    'since A, B, C, D and 2 more of shell@1.4.0 do something else:',
  );
});

test('a remote that offers only pieces is noted by the pages that show them', () => {
  expect(sharedCodeNotes({ shell, remotes: [plans({ Section: 'cccccccccc' }, [])] })).toEqual([
    expect.stringContaining('does something else, on every page that shows its pieces. To end it,'),
  ]);
});

test('a remote that was built with another contract is noted, and gets the one there is', () => {
  const contract = (uses: Record<string, string>) =>
    releaseOf('mf-crm', { shared: { provides: [], consumes: [consumeOf('@mosaico/shared-types', { uses })] } });
  expect(sharedCodeNotes({ shell, remotes: [contract({ useSite: 'dddddddddd', Slot: 'ffffffffff' })] })).toEqual([
    "mf-crm@1.0.0 was built with another @mosaico/shared-types, and gets the shell's: Slot of shell@1.4.0 does something else. To end it, publish and promote the shell, or the remote, from the same source: mosaico publish shell mf-crm",
  ]);
  expect(sharedCodeNotes({ shell, remotes: [contract({ useSite: 'dddddddddd' })] })).toEqual([]);
});
