// What `npm test` runs: one list, of which `--changed` takes what a change touches.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { suitesThatRead } from './related-suites.mjs';

export const jestReport = join('.mosaico', 'jest-report.json');
export const e2eReport = join('.mosaico', 'e2e-report.json');
/** A list of tests for Playwright: those that a change does not reach. */
export const skippedJourneys = join('.mosaico', 'skipped-journeys.txt');

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
  // Most of what a test makes is short-lived: with more room for that, V8 collects garbage less often, also in Jest's workers.
  command: [
    ...['node', '--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'],
    ...['--json', `--outputFile=${jestReport}`, ...words],
  ],
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
  types: /\.(tsx?|mts)$|(^|\/)src\/facts\.json$|(^|\/)(tsconfig[^/]*|package(-lock)?)\.json$/,
  unit: /^(jest\.(fast\.)?config\.mjs|package-lock\.json|platform\/bundle\.mjs|platform\/jest\/(?!site\.cjs))|(^|\/)tsconfig[^/]*\.json$/,
  // What serves, composes and starts every page, and what every journey is made with.
  journeys:
    /^(platform\/(src|bin|bundle\.mjs)|shared-types|shared-ui|environments\/demo)(\/|$)(?!.*\.(test|stories|md)\b)|^e2e\/(support\/|(?!.*\.(test|spec)\.)[^/]*\.(ts|mjs)$)|^package-lock\.json$/,
};

/** See checks.d.mts. */
export function touchedBy({ files, existing, suites, reach, opened, naming }) {
  const is = (pattern) => files.some((file) => pattern.test(file));
  const sources = existing.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
  // Missing classes are reported in the components beside a style sheet.
  const beside = files.filter((file) => file.endsWith('.css')).map((file) => dirname(file));
  const linted = is(affectsAll.lint) ? ['.'] : [...new Set([...sources, ...beside])];
  const formatted = is(affectsAll.format) ? ['.'] : existing;
  const compiled = is(affectsAll.types);
  const touched = [
    // An export may have lost its last reader.
    [...(linted.length > 0 ? [lint(linted)] : []), ...(compiled ? [unused, types] : [])],
    formatted.length > 0 ? [format(formatted)] : [],
  ];
  const units = is(affectsAll.unit)
    ? { runs: [sets.test.runs[0]], why: ['unit: all, since all depend on what has changed'] }
    : unitsOf(suites);
  const journeys = journeysFor({ files, existing, reach, opened, naming });
  return {
    lanes: touched.filter((lane) => lane.length > 0),
    runs: [...units.runs, ...journeys.runs],
    why: [...units.why, ...journeys.why],
    skipped: journeys.skipped,
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

/** So many reasons for a run of all journeys are given. */
const maxReasons = 3;

/** The journeys that open a page that changes, and specs that have changed themselves. A journey that nothing is known of runs, too. */
function journeysFor({ files, existing, reach, opened, naming }) {
  const shared = files.filter((file) => affectsAll.journeys.test(file));
  const everywhere = [...shared.map((file) => `every page depends on ${file}`), ...reach.everywhere];
  const specs = existing.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)).map((file) => file.slice('e2e/'.length));
  const others = specs.filter((spec) => !spec.startsWith('journeys/'));
  const changed = {
    runs: others.length > 0 ? [endToEnd('--retries=0', ...others.map(exact))] : [],
    why: specs.map((spec) => `end to end: ${spec}, which has changed`),
  };
  if (everywhere.length > 0)
    return {
      runs: [...changed.runs, sets.test.runs[1]],
      why: [
        ...changed.why,
        ...everywhere.slice(0, maxReasons).map((why) => `end to end: all journeys, since ${why}`),
        ...(everywhere.length > maxReasons
          ? [`end to end: and for ${everywhere.length - maxReasons} further files`]
          : []),
      ],
      skipped: [],
    };
  const recorded = Object.entries(opened.tests).flatMap(([spec, titles]) =>
    Object.entries(titles).map(([title, pages]) => ({ spec, title, pages })),
  );
  const skipped = recorded.filter(
    ({ spec, pages }) =>
      ![...specs, ...naming].includes(spec) && !pages.some((page) => causesOf(page, reach, opened).length > 0),
  );
  const isTouched = ['pages', 'pieces', 'workspaces'].some((kind) => Object.keys(reach[kind]).length > 0);
  if (!isTouched && naming.length === 0 && specs.length === others.length) return { ...changed, skipped: [] };
  const chosen = recorded.length - skipped.length;
  return {
    runs: [
      ...changed.runs,
      endToEnd('--project', 'journeys', '--retries=0', '--test-list-invert', join('..', skippedJourneys)),
    ],
    why: [
      ...changed.why,
      ...naming.map((spec) => `end to end: ${spec}, which names a changed figure`),
      ...whyPages(reach, opened, recorded),
      `end to end: ${chosen} of ${recorded.length} journeys, and those that have never run`,
    ],
    skipped: skipped.map(({ spec, title }) => `[journeys] › ${spec} › ${title}`),
  };
}

/** The changed files for which a page of the record (or a workspace's public files) may be another. */
function causesOf(page, reach, { pieces }) {
  return [
    ...(reach.pages[page] ?? []),
    ...(reach.workspaces[page] ?? []),
    ...(pieces[page] ?? []).flatMap((workspace) => reach.pieces[workspace] ?? []),
  ];
}

function whyPages(reach, opened, recorded) {
  const names = new Set([...Object.keys(reach.pages), ...recorded.flatMap(({ pages }) => pages)]);
  return [...names].sort().flatMap((page) => {
    const causes = [...new Set(causesOf(page, reach, opened))];
    const journeys = recorded.filter(({ pages }) => pages.includes(page)).length;
    const files = causes.length > 2 ? `${causes.length} changed files` : causes.join(' and ');
    return causes.length > 0 ? [`end to end: ${page} shows ${files}; journeys that open it: ${journeys}`] : [];
  });
}

const exact = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** See checks.d.mts. */
export async function changeSince(root, commit) {
  const { load } = await import('../platform/bundle.mjs');
  const { changesSince } = await load('changed');
  const { files, before } = changesSince(root, commit);
  return changeOf(
    root,
    files.map((file) => relative(root, file)),
    before,
  );
}

/** See checks.d.mts. */
export async function changeOf(root, files, before, suitesOf = suitesThatRead) {
  const { load } = await import('../platform/bundle.mjs');
  const { reachOf, namesOneOf } = await load('changed');
  const absolute = files.map((file) => join(root, file));
  const reach = await reachOf(root, absolute, before);
  const names = namesOneOf(reach.figures);
  return {
    files,
    existing: files.filter((file) => existsSync(join(root, file))),
    suites: await suitesOf(
      root,
      files,
      reach.readers.map((file) => relative(root, file)),
    ),
    reach,
    opened: JSON.parse(readFileSync(join(root, 'e2e', 'opened-pages.json'), 'utf8')),
    naming: journeySpecs(root).filter((spec) => {
      const text = readFileSync(join(root, 'e2e', spec), 'utf8');
      // What is found is what pages declare.
      return names(text) || (reach.figures.length > 0 && text.includes('shell/src/search/'));
    }),
  };
}

const journeySpecs = (root) =>
  readdirSync(join(root, 'e2e', 'journeys'), { recursive: true })
    .map((name) => `journeys/${name.split(sep).join('/')}`)
    .filter((name) => name.endsWith('.spec.ts'));

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
