// What `npm test` runs: one list, of which `--changed` takes what a change touches.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const jestReport = join('.mosaico', 'jest-report.json');
export const e2eReport = join('.mosaico', 'e2e-report.json');

const lint = (files) => ({
  name: 'lint',
  command: ['npx', 'oxlint', '--no-error-on-unmatched-pattern', ...files],
  counts: 'one',
});
const format = (files) => ({
  name: 'format',
  command: ['npx', 'prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...files],
  counts: 'one',
});
const unused = { name: 'unused', command: ['npx', 'knip', '--no-config-hints'], counts: 'one' };
const types = { name: 'types', command: ['npx', 'mosaico', 'types'], counts: 'one' };
const unit = (...words) => ({
  name: 'unit',
  command: ['npx', 'jest', '--json', `--outputFile=${jestReport}`, ...words],
  counts: 'jest',
});
const endToEnd = (...words) => ({
  name: 'end to end',
  command: ['node', 'e2e/run.mjs', ...words],
  counts: 'playwright',
});

/** See checks.d.mts. */
export const everything = {
  lanes: [[lint(['.']), unused, types], [format(['.'])]],
  runs: [unit(), endToEnd()],
};

/** The journeys that are mostly about one workspace's pages, by the beginning of their names; every page is loaded by `pages.spec.ts`. */
const journeys = {
  shell: ['home', 'header', 'search', 'directory', 'navigation', 'toasts'],
  'mf-plans': ['plans', 'leads', 'prices'],
  'mf-websites': ['websites'],
  'mf-crm': ['crm', 'appointments'],
  'mf-courses': ['courses'],
  'mf-legal': ['legal'],
  'mf-testimonials': ['testimonials', 'testimonial-', 'widgets'],
};

/** What reads or runs all files in another way once one of these has changed. */
const ofAll = {
  lint: /^(\.oxlintrc\.json|imports\.mjs|platform\/oxlint\/|tsconfig)/,
  format: /^\.prettier/,
  unit: /^(jest\.config\.mjs|platform\/jest\/)/,
};

/** See checks.d.mts. */
export function touchedBy({ files, there, workspaces, paths }) {
  const is = (pattern) => files.some((file) => pattern.test(file));
  const sources = there.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
  const isCode = files.some((file) => /\.(tsx?|mts)$/.test(file));
  const linted = is(ofAll.lint) ? ['.'] : sources;
  const formatted = is(ofAll.format) ? ['.'] : there;
  const lanes = [
    [...(linted.length > 0 ? [lint(linted)] : []), ...(formatted.length > 0 ? [format(formatted)] : [])],
    isCode ? [types] : [],
  ];
  const tested = files.filter((file) => !file.startsWith('e2e/'));
  const units = is(ofAll.unit)
    ? [unit()]
    : tested.length > 0
      ? [unit('--passWithNoTests', '--findRelatedTests', ...tested)]
      : [];
  const looks = looksAt({ files: there, workspaces, paths });
  return { lanes: lanes.filter((lane) => lane.length > 0), runs: [...units, ...looks] };
}

function looksAt({ files, workspaces, paths }) {
  const specs = files
    .filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
    .map((file) => exact(file.slice('e2e/'.length)));
  const own = workspaces.flatMap((name) => journeys[name] ?? []).map((begin) => `journeys/${begin}[a-z-]*\\.spec\\.ts`);
  const pages = workspaces.flatMap((name) => paths[name] ?? []).map(exact);
  const chosen = [...new Set([...specs, ...own])];
  if (pages.length === 0 && chosen.length === 0) return [];
  if (pages.length === 0) return [endToEnd(...chosen)];
  // A test's whole title begins with its file; those of every page go on with its path.
  const titles = [...chosen, `${everyPage} (${pages.join('|')})`].map((title) => `${title} `);
  return [endToEnd(...chosen, everyPage, '--grep', `(${titles.join('|')})`)];
}

const everyPage = 'journeys/pages\\.spec\\.ts';

const exact = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** See checks.d.mts. */
export async function changeSince(root, commit) {
  const { load } = await import('../platform/bin/compiled.mjs');
  const { changedFiles } = await load('src/changed/changed-files.ts');
  const { changedWorkspaces } = await load('src/changed/changed-workspaces.ts');
  const { appWorkspaces } = await load('src/repository/workspaces.ts');
  const { declaredPages } = await load('src/bundling/declared.ts');
  const changed = changedFiles(root, commit).files;
  const pages = await Promise.all(
    appWorkspaces(root).map(async (each) => [each.name, (await declaredPages(each)).map(({ path }) => path)]),
  );
  return {
    files: changed.map((file) => relative(root, file)),
    there: changed.filter((file) => existsSync(file)).map((file) => relative(root, file)),
    workspaces: (await changedWorkspaces(root, commit)).map(({ workspace }) => workspace),
    paths: Object.fromEntries(pages),
  };
}

/** See checks.d.mts. */
export function counted({ counts }, root, succeeded) {
  if (counts === 'one') return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const report = JSON.parse(readFileSync(join(root, counts === 'jest' ? jestReport : e2eReport), 'utf8'));
  if (counts === 'jest') {
    const { numPassedTests: passed, numFailedTests: failed, numFailedTestSuites } = report;
    // A file that does not even load has no failed test of its own.
    return { passed, failed: failed || (succeeded ? 0 : Math.max(1, numFailedTestSuites)) };
  }
  const { expected, flaky, unexpected } = report.stats;
  if (flaky > 0) console.log(`\n${flaky} passed at the second attempt only: named above as flaky, to be mended`);
  return { passed: expected + flaky, failed: unexpected || (succeeded ? 0 : 1) };
}
