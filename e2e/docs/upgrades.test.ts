import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '@mosaico/platform/lib/workspaces';
import { parse } from 'yaml';
import { hooksIn, upgradesReference } from './upgrades.ts';

const root = rootFolder(__dirname);

test('docs/upgrades.md lists every private part of a library that this repository uses', () => {
  // To write it anew: npm run docs
  expect(upgradesReference(root)).toBe(readFileSync(join(root, 'docs', 'upgrades.md'), 'utf8'));
});

test('each has a test beside it that is named by the library and its private parts', () => {
  expect(hooksIn(root).filter(({ untested }) => untested.length > 0)).toEqual([]);
});

/** A file of a package that its documentation does not name. */
const privateFile =
  /(?:from|import|require|resolve)\s*\(?\s*['"](?!@mosaico\/)(?:unshared\/)?(?:@[\w.-]+\/)?[\w-][\w.-]*\/(?:dist|lib|src|esm|cjs|client|internals?)\//;

/** What React, webpack, Module Federation, goober and Storybook keep for themselves. */
const privateName =
  /__reactFiber|__reactProps|__reactContainer|__webpack_require__|__webpack_modules__|webpackHotUpdate|__REACT_|__SECRET|_valueTracker|status: 'fulfilled'|\.updateHash\b|getReferencedExports|\.libIdent\b|FEDERATION_WEBPACK_PATH|_goober|__STORYBOOK_/;

test('private parts of libraries are used in src/private alone', () => {
  const users = ownFiles()
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !/\/src\/private\/|^e2e\/docs\/upgrades/.test(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [privateFile, privateName].some((each) => each.test(text));
    });
  // Use what the library documents, or move it to a file in src/private, whose head says why.
  expect(users).toEqual([]);
});

/** Every file of the repository: also its checks, its benchmark and its tools. */
function ownFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((file) => file && existsSync(join(root, file)));
}

test('every library that can be tried is tried each week', () => {
  const { stderr } = spawnSync(process.execPath, [join(root, 'e2e', 'next.mjs'), 'no-library'], { encoding: 'utf8' });
  const [, names] = /some of: (.*webpack.*)/.exec(stderr) ?? [];
  const workflow = parse(readFileSync(join(root, '.github', 'workflows', 'next.yml'), 'utf8')) as {
    jobs: { next: { strategy: { matrix: { library: string[] } } } };
  };
  expect(workflow.jobs.next.strategy.matrix.library.join(', ')).toBe(names);
});
