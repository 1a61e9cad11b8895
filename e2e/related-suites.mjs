// Which unit tests read a file: Jest knows what they import, and this what they read otherwise.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

/** Jest looks for each file by itself, to say why a suite is run; more are looked for together. */
const most = 12;

/** Files that nobody imports → what does read them. */
const readOtherwise = [
  // Pages under test ask for what all workspaces declare, as they do on the site.
  [/^[^/]+\/src\/(facts|offers|pages|slots)\.ts$/, () => ['platform/jest/site.cjs']],
  [/^environments\/demo\/site\.json$/, () => ['platform/jest/site.cjs']],
  [/^[^/]+\/public\//, testsBeside],
  [/^\.github\//, () => ['platform/src/workflows.test.ts']],
  [/(^|\/)package(-lock)?\.json$/, () => ['platform/src/dependencies.test.ts']],
  [/\.md$/, () => ['e2e/documents.test.ts', 'platform/src/dependencies.test.ts']],
];

/** What a person writes and Jest, or the table above, can tell the tests of. */
const isSource = /^(?!e2e\/.*\.spec\.ts$).*\.(tsx?|mjs|cjs|css)$/;

/**
 * The suites that read each changed file, in the order of the files; `root` is the repository's folder, all paths are relative to it.
 * A source file that none reads is there with none. Suites that take long (`*.slow.test.ts`) are there where they have changed themselves.
 */
export async function suitesThatRead(root, files) {
  const read = files
    .map((file) => ({ file, readers: [file, ...readersOf(root, file)] }))
    .filter(({ file, readers }) => isSource.test(file) || readers.length > 1);
  const groups =
    read.length > most
      ? [{ file: `${read.length} files`, readers: [...new Set(read.flatMap(({ readers }) => readers))] }]
      : read;
  const found = [];
  for (const { file, readers } of groups) {
    const suites = await listedByJest(root, readers);
    found.push({ file, suites: suites.filter((suite) => !suite.includes('.slow.test.') || files.includes(suite)) });
  }
  return found;
}

function readersOf(root, file) {
  return readOtherwise.flatMap(([pattern, readers]) => (pattern.test(file) ? readers(root, file) : []));
}

/** The unit tests of the workspace that a file is in. */
function testsBeside(root, file) {
  const [workspace] = file.split('/');
  return readdirSync(join(root, workspace, 'src'), { recursive: true })
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
