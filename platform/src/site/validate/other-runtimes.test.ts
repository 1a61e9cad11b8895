import { builtWith, releaseOf } from '../../testing/releases.ts';
import { refuseOtherRuntimes } from './other-runtimes.ts';

const release = (workspace: string, version: string, options: Record<string, string | boolean> = {}) =>
  releaseOf(workspace, {
    built: builtWith({ runtime: { version, options: { shareStrategy: 'loaded-first', ...options } } }),
  });
const shell = release('shell', '2.9.2', { disableSnapshot: true });
const fine = release('mf-a', '2.9.0', { disableSnapshot: true });

test('a remote may be built with another patch of the runtime', () => {
  expect(() => refuseOtherRuntimes(shell, [fine, release('mf-b', '2.9.7', { disableSnapshot: true })])).not.toThrow();
});

test.each(['2.8.9', '2.10.0', '3.0.0'])('runtime %s is refused, with both versions and the remedy', (version) => {
  expect(() => refuseOtherRuntimes(shell, [fine, release('mf-b', version, { disableSnapshot: true })])).toThrow(
    new Error(
      [
        'shell@1.0.0 runs remotes in federation runtime 2.9.2:',
        `  mf-b@1.0.0 was built with federation runtime ${version}, whose entry calls what the shell's does not have`,
        "Build the remote with the shell's version of @module-federation/enhanced, or release a shell with the remote's.",
      ].join('\n'),
    ),
  );
});

test('options that differ, or that only one of them has, are refused by name', () => {
  const others = [
    release('mf-b', '2.9.2', { disableSnapshot: true, shareStrategy: 'version-first' }),
    release('mf-c', '2.9.2'),
    release('mf-d', '2.9.2', { disableSnapshot: true, target: 'web' }),
  ];
  expect(() => refuseOtherRuntimes(shell, others)).toThrow(
    [
      '  mf-b@1.0.0 was built with federation runtime 2.9.2 and shareStrategy: version-first, the shell with loaded-first',
      '  mf-c@1.0.0 was built with federation runtime 2.9.2 and disableSnapshot: undefined, the shell with true',
      '  mf-d@1.0.0 was built with federation runtime 2.9.2 and target: web, the shell with undefined',
    ].join('\n'),
  );
});
