// What `npm test` runs: one list, of which `--changed` takes what a change touches.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { suitesThatRead } from './related-suites.mjs';

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

const lanes = [[lint(['.']), unused, types], [format(['.'])]];

export { suitesThatRead };

/** See checks.d.mts. */
export const sets = {
  test: { lanes, runs: [unit('--config', 'jest.fast.config.mjs'), endToEnd('--project', 'journeys')] },
  full: { lanes, runs: [unit(), endToEnd()] },
};

/** What reads or runs all files in another way once one of these has changed. */
const affectsAll = {
  lint: /^(\.oxlintrc\.json|imports\.mjs|platform\/oxlint\/)|(^|\/)tsconfig[^/]*\.json$/,
  format: /^\.prettier/,
  types: /\.(tsx?|mts)$|(^|\/)(tsconfig[^/]*|package(-lock)?)\.json$/,
  unit: /^(jest\.(fast\.)?config\.mjs|package-lock\.json|platform\/bundle\.mjs|platform\/jest\/(?!site\.cjs))|(^|\/)tsconfig[^/]*\.json$/,
  // What serves, composes and starts every page, and what every journey is made with.
  journeys:
    /^(platform\/(src|bin|bundle\.mjs)|shared-types\/src|environments\/demo)\/(?!.*\.test\.)|^e2e\/(support\/|(?!.*\.(test|spec)\.)[^/]*\.(ts|mjs)$)|^package-lock\.json$/,
};

/** See checks.d.mts. */
export function touchedBy({ files, existing, suites, workspaces, paths, journeys }) {
  const is = (pattern) => files.some((file) => pattern.test(file));
  const sources = existing.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
  // Missing classes are reported in the components beside a style sheet.
  const beside = files.filter((file) => file.endsWith('.css')).map((file) => dirname(file));
  const linted = is(affectsAll.lint) ? ['.'] : [...new Set([...sources, ...beside])];
  const formatted = is(affectsAll.format) ? ['.'] : existing;
  const touched = [
    [...(linted.length > 0 ? [lint(linted)] : []), ...(formatted.length > 0 ? [format(formatted)] : [])],
    is(affectsAll.types) ? [types] : [],
  ];
  const units = is(affectsAll.unit)
    ? { runs: [sets.test.runs[0]], why: ['unit: all, since all depend on what has changed'] }
    : unitsOf(suites);
  const inBrowser =
    workspaces.includes('shell') || is(affectsAll.journeys)
      ? { runs: [sets.test.runs[1]], why: ['end to end: all journeys, since every page depends on what has changed'] }
      : browserChecks({ files: existing, workspaces, paths, journeys });
  return {
    lanes: touched.filter((lane) => lane.length > 0),
    runs: [...units.runs, ...inBrowser.runs],
    why: [...units.why, ...inBrowser.why],
  };
}

function unitsOf(suites) {
  const chosen = [...new Set(suites.flatMap(({ suites: those }) => those))].sort();
  const why = suites.map(({ file, suites: those, slow }) => {
    if (those.length > 0) return [`unit: ${file} is read by`, ...those].join('\n  ');
    return slow > 0 ? `unit: only slow tests read ${file}: npm run test:full -- unit` : `unit: no test reads ${file}`;
  });
  return { runs: chosen.length > 0 ? [unit('--runTestsByPath', ...chosen)] : [], why };
}

function browserChecks({ files, workspaces, paths, journeys }) {
  const specs = files
    .filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
    .map((file) => exact(file.slice('e2e/'.length)));
  const own = workspaces.filter((name) => journeys.includes(name)).map((name) => `journeys/${exact(name)}/`);
  const pages = workspaces
    .flatMap((name) => paths[name] ?? [])
    .map((path) => exact(path).replaceAll('\\{slug\\}', '[^ ]+'));
  const chosen = [...specs, ...own];
  const why = [
    ...specs.map((spec) => `end to end: ${spec.replaceAll('\\', '')}, which has changed`),
    ...workspaces.map((name) => `end to end: journeys and pages of ${name}, whose release changes`),
  ];
  const planned = (...words) => ({ runs: [endToEnd('--retries=0', ...words)], why });
  if (pages.length === 0) return chosen.length > 0 ? planned(...chosen) : { runs: [], why };
  // A test's whole title begins with its project and its file; those of every page go on with its path.
  const titles = [...chosen.map((each) => `${each}.*`), `${everyPage} (${pages.join('|')})`];
  return planned(...chosen, everyPage, '--grep', `(${titles.map((title) => `${title} `).join('|')})`);
}

const everyPage = 'journeys/pages\\.spec\\.ts';

const exact = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** See checks.d.mts. */
export async function changeSince(root, commit) {
  const { load } = await import('../platform/bundle.mjs');
  const { changedFiles, changedWorkspaces } = await load('changed');
  const { appWorkspaces } = await load('workspaces');
  const { declaredPages } = await load('declared');
  const changed = changedFiles(root, commit);
  const files = changed.map((file) => relative(root, file));
  const pages = await Promise.all(
    appWorkspaces(root).map(async (each) => [each.name, (await declaredPages(each)).map(({ path }) => path)]),
  );
  return {
    files,
    existing: files.filter((file) => existsSync(join(root, file))),
    suites: await suitesThatRead(root, files),
    workspaces: (await changedWorkspaces(root, changed)).map(({ name }) => name),
    paths: Object.fromEntries(pages),
    journeys: readdirSync(join(root, 'e2e', 'journeys')),
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
