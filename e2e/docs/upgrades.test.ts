import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@mosaico/platform/lib/files-below';
import { rootFolder, workspaceFolders } from '@mosaico/platform/lib/workspaces';
import { hooksIn, upgradesReference } from './upgrades.ts';

const root = rootFolder(__dirname);

test('docs/upgrades.md lists every private part of a library that this repository uses', () => {
  // To write it anew: npm run docs
  expect(upgradesReference(root)).toBe(readFileSync(join(root, 'docs', 'upgrades.md'), 'utf8'));
});

test('each has a test in its folder that names the library', () => {
  expect(hooksIn(root).filter(({ isTested }) => !isTested)).toEqual([]);
});

/** A file of a package that its documentation does not name, and what React keeps for itself. */
const privateParts =
  /(?:from|import|require|resolve)\s*\(?\s*['"](?:unshared\/|installed\/)?(?:@[\w.-]+\/)?[\w-][\w.-]*\/(?:dist|lib|src|esm|cjs|internals?)\/|__reactFiber|__REACT_|status: 'fulfilled'/;

test('private parts of libraries are used in src/private alone', () => {
  const users = workspaceFolders(root)
    .filter((folder) => !/[\\/](e2e|bench)$/.test(folder))
    .flatMap((folder) => filesBelow(join(folder, 'src')))
    .filter((file) => /(?<!\.test)\.(ts|tsx|mjs|cjs)$/.test(file) && !/[\\/]src[\\/]private[\\/]/.test(file))
    .filter((file) => privateParts.test(readFileSync(file, 'utf8')));
  // Use what the library documents, or move it to a file in src/private, whose head says why.
  expect(users).toEqual([]);
});

test('every library that can be tried is tried each week', () => {
  const { stderr } = spawnSync(process.execPath, [join(root, 'e2e', 'next.mjs'), 'no-library'], { encoding: 'utf8' });
  const [, names] = /some of: (.*webpack.*)/.exec(stderr) ?? [];
  const workflow = readFileSync(join(root, '.github', 'workflows', 'next.yml'), 'utf8');
  expect(workflow).toContain(`library: [${names}]`);
});
