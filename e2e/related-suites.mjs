// Which unit tests read a file: Jest knows what they import, and this what they read otherwise.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

/** Up to so many files Jest is asked for one by one, to say why a suite is run. */
const maxExplained = 12;

/** Files that nobody imports → what does read them. */
const readersByPath = [
  // Pages under test ask for what all workspaces declare, as they do on the site.
  [/^[^/]+\/src\/(offers|pages|slots)\.ts$/, () => ['platform/jest/site.cjs']],
  [/^environments\/demo\/site\.json$/, () => ['platform/jest/site.cjs']],
  [/^[^/]+\/public\//, testsOfWorkspace],
  [/^platform\/template\//, () => ['platform/src/cli/new-remote/new-remote.test.ts']],
  [/gitattributes$/, () => ['platform/src/lib/line-ends.test.ts']],
  [/^\.github\//, () => ['platform/src/workflows.test.ts']],
  [/^docs\/configuration\.md$|^environments\/README\.md$/, () => ['e2e/docs/configuration-reference.test.ts']],
  [
    /^shared-(types\/imports|ui\/blocks)\.md$|^platform\/declarations\.d\.ts$|^shared-(types|ui)\/src\/.*\.tsx?$/,
    () => ['e2e/docs/imports-reference.test.ts'],
  ],
  [/^docs\/command-line\.md$/, () => ['e2e/docs/command-line-reference.test.ts']],
  [/\.md$/, () => ['e2e/documents.test.ts', 'platform/src/workflows.test.ts']],
];

const isFacts = /^[^/]+\/src\/facts\.json$/;

/** Source files whose tests can be found. */
const isSource = /^(?!e2e\/.*\.spec\.ts$).*\.(tsx?|mjs|cjs|css)$/;
const isSlow = (suite) => suite.includes('.slow.test.');

/**
 * The suites that read each changed file, in the order of the files; `root` is the repository's folder, all paths are relative to it. `facts` are the
 * sources that show a changed figure of a `facts.json`, without which every page may.
 * A source file that no test reads has an empty list. A suite of the full set (`*.slow.test.ts`) is listed where it has changed itself;
 * else it is counted (`slow`).
 */
export async function suitesThatRead(root, files, facts = ['platform/jest/site.cjs']) {
  const read = files
    .map((file) => ({ file, readers: [file, ...readersOf(root, file), ...(isFacts.test(file) ? facts : [])] }))
    .filter(({ file, readers }) => isSource.test(file) || readers.length > 1);
  const groups =
    read.length > maxExplained
      ? [{ file: `${read.length} files`, readers: [...new Set(read.flatMap(({ readers }) => readers))] }]
      : read;
  const found = [];
  for (const { file, readers } of groups) {
    const suites = await listedByJest(root, readers);
    const chosen = suites.filter((suite) => !isSlow(suite) || files.includes(suite));
    found.push({ file, suites: chosen, slow: suites.length - chosen.length });
  }
  return found;
}

function readersOf(root, file) {
  const readers = readersByPath.flatMap(([pattern, find]) => (pattern.test(file) ? find(root, file) : []));
  // Jest does not know who has read a file that is gone.
  return isSource.test(file) && !existsSync(join(root, file)) ? [...readers, ...testsOfWorkspace(root, file)] : readers;
}

/** The unit tests of the workspace that a file is in. */
function testsOfWorkspace(root, file) {
  const [workspace] = file.split('/');
  const sources = join(root, workspace, 'src');
  return (existsSync(sources) ? readdirSync(sources, { recursive: true }) : [])
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(workspace, 'src', name).split(sep).join('/'));
}

async function listedByJest(root, files) {
  const { stdout } = await promisify(execFile)('npx', ['jest', '--listTests', '--findRelatedTests', ...files], {
    cwd: root,
    maxBuffer: 1e8,
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((suite) => relative(root, suite).split(sep).join('/'))
    .sort();
}
