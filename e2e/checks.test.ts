import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sets, touchedBy, type Change, type OpenedPages } from './checks.mjs';

const root = join(__dirname, '..');
const opened: OpenedPages = {
  tests: {
    'journeys/mf-plans/plans.spec.ts': { 'a tab is chosen': ['mf-plans/social-plans'] },
    'journeys/mf-legal/legal.spec.ts': { 'clauses › they have numbers': ['mf-legal/terms'] },
    'journeys/pages.spec.ts': { '/planes-sociales': ['mf-plans/social-plans'], '/terminos': ['mf-legal/terms'] },
    'journeys/addresses.spec.ts': {
      'other spellings': ['mf-plans/social-plans', 'shell/home'],
      data: ['mf-testimonials'],
    },
    'journeys/shell/home.spec.ts': { 'a video plays': ['shell/home'] },
  },
  pieces: { 'shell/home': ['mf-testimonials'] },
};
const nowhere: Change['reach'] = { everywhere: [], figures: [], readers: [], pages: {}, pieces: {}, workspaces: {} };
const none: Change = { files: [], existing: [], suites: [], reach: nowhere, opened, naming: [] };

const plan = (change: Partial<Change>) => touchedBy({ ...none, existing: change.files ?? [], ...change });

/** The commands for a change, by the checks' names. */
function planFor(change: Partial<Change>): Record<string, string[]> {
  const { lanes, runs } = plan(change);
  return Object.fromEntries([...lanes.flat(), ...runs].map(({ name, command }) => [name, command]));
}

const journeysAmong = [
  '--project',
  'journeys',
  '--retries=0',
  '--test-list-invert',
  '../.mosaico/skipped-journeys.txt',
];

test('a change of a page: its files, the tests that read them, and the journeys that open it, whoever owns them', () => {
  const file = 'mf-plans/src/social-plans/social-plans.tsx';
  const suite = 'mf-plans/src/social-plans/social-plans.test.tsx';
  const change: Partial<Change> = {
    files: [file, 'mf-plans/src/x.module.css'],
    suites: [{ file, suites: [suite], slow: 0 }],
    reach: { ...nowhere, pages: { 'mf-plans/social-plans': [file] } },
  };
  const commands = planFor(change);
  expect(Object.keys(commands)).toEqual(['lint', 'unused', 'types', 'format', 'unit', 'end to end']);
  // A class that the style sheet has no more is a fault of the components beside it.
  expect(commands.lint?.slice(-2)).toEqual([file, 'mf-plans/src']);
  expect(commands.format?.slice(-2)).toEqual(change.files);
  expect(commands.unit?.slice(-2)).toEqual(['--runTestsByPath', suite]);
  expect(commands['end to end']?.slice(2)).toEqual(journeysAmong);
  expect(plan(change).skipped).toEqual([
    '[journeys] › journeys/mf-legal/legal.spec.ts › clauses › they have numbers',
    '[journeys] › journeys/pages.spec.ts › /terminos',
    '[journeys] › journeys/addresses.spec.ts › data',
    '[journeys] › journeys/shell/home.spec.ts › a video plays',
  ]);
  expect(plan(change).why.slice(-2)).toEqual([
    `end to end: mf-plans/social-plans shows ${file}; journeys that open it: 3`,
    'end to end: 3 of 7 journeys, and those that have never run',
  ]);
});

test('a piece is looked at on the pages that show it, a public file by the tests that request it', () => {
  const file = 'mf-testimonials/public/data/x.json';
  const pieces = { 'mf-testimonials': [file] };
  const skippedBy = (reach: Partial<Change['reach']>): string =>
    plan({ files: [file], reach: { ...nowhere, ...reach } }).skipped.join();
  expect(skippedBy({ pieces })).not.toContain('a video plays');
  expect(skippedBy({ pieces })).toContain('› data');
  expect(skippedBy({ workspaces: pieces })).not.toContain('› data');
});

test('a price: the journeys of pages that show it, and the specs that name it', () => {
  const file = 'mf-plans/src/facts.json';
  const naming = ['journeys/mf-legal/legal.spec.ts'];
  const change = { files: [file], naming, reach: { ...nowhere, pages: { 'shell/home': [file] } } };
  expect(plan(change).skipped).toEqual([
    '[journeys] › journeys/mf-plans/plans.spec.ts › a tab is chosen',
    '[journeys] › journeys/pages.spec.ts › /planes-sociales',
    '[journeys] › journeys/pages.spec.ts › /terminos',
    '[journeys] › journeys/addresses.spec.ts › data',
  ]);
  expect(plan(change).why).toContain('end to end: journeys/mf-legal/legal.spec.ts, which names a changed figure');
  expect(plan({ ...change, reach: nowhere }).skipped).toHaveLength(6);
});

test('a journey that has changed runs whatever it opened before', () => {
  const spec = 'e2e/journeys/mf-legal/legal.spec.ts';
  expect(planFor({ files: [spec] })['end to end']?.slice(2)).toEqual(journeysAmong);
  expect(plan({ files: [spec] }).skipped.join()).not.toContain('legal.spec.ts');
  expect(plan({ files: [spec] }).skipped).toHaveLength(6);
});

test('documents alone: their format, and no compiler, test or browser but what reads them', () => {
  const suites = [{ file: 'docs/hosting.md', suites: ['e2e/documents.test.ts'], slow: 0 }];
  expect(Object.keys(planFor({ files: ['docs/hosting.md'], suites }))).toEqual(['format', 'unit']);
});

test('a spec that has changed is run; what is gone is neither linted nor formatted', () => {
  const spec = 'e2e/delivery/hosting.spec.ts';
  const commands = planFor({ files: [spec, 'mf-legal/src/gone.ts'], existing: [spec] });
  expect(commands['end to end']).toEqual(['node', 'e2e/run.mjs', '--retries=0', 'delivery/hosting\\.spec\\.ts']);
  expect(commands.format?.join(' ')).not.toContain('gone.ts');
  expect(commands.lint?.join(' ')).not.toContain('gone.ts');
  expect(Object.keys(commands)).toContain('types');
});

test.each([
  'shared-types/src/lookup.ts',
  'shared-ui/src/cards/card.tsx',
  'platform/src/site/write/document.ts',
  'environments/demo/site.json',
  'e2e/support/site.ts',
  'e2e/chromium.ts',
  'package-lock.json',
])('every page depends on %s: all journeys are run', (file) => {
  expect(planFor({ files: [file] })['end to end']).toEqual(sets.test.runs[1]?.command);
});

test('what reaches every page: all journeys are run, and the reason is given', () => {
  const change = { files: ['mf-plans/src/facts.json'], reach: { ...nowhere, everywhere: ['pages show its prices'] } };
  expect(planFor(change)['end to end']).toEqual(sets.test.runs[1]?.command);
  expect(plan(change).why).toContain('end to end: all journeys, since pages show its prices');
});

test.each([
  'e2e/checks.test.ts',
  'shared-ui/src/cards/card.stories.tsx',
  'platform/src/site/write/document.test.ts',
  'docs/hosting.md',
])('no page depends on %s', (file) => expect(planFor({ files: [file] })).not.toHaveProperty('end to end'));

test('what says how all is linted, formatted or tested is about all', () => {
  expect(planFor({ files: ['platform/oxlint/rules.json'] }).lint?.at(-1)).toBe('.');
  expect(planFor({ files: ['.prettierrc.json'] }).format?.at(-1)).toBe('.');
  for (const file of ['platform/jest/setup.ts', 'package-lock.json', 'tsconfig.base.json'])
    expect(planFor({ files: [file] }).unit).toEqual(sets.test.runs[0]?.command);
  expect(planFor({ files: ['mf-plans/package.json'] })).toHaveProperty('types');
});

test('nothing has changed: nothing is run', () => {
  expect(touchedBy(none)).toEqual({ lanes: [], runs: [], why: [], skipped: [] });
});

test('it says which suites it runs for which file, and of which file no test knows', () => {
  const suites = [
    { file: 'mf-plans/src/facts.json', suites: ['a.test.ts', 'b.test.ts'], slow: 1 },
    { file: 'mf-plans/src/draft.ts', suites: [], slow: 0 },
    { file: 'mf-plans/src/watch.ts', suites: [], slow: 1 },
  ];
  expect(touchedBy({ ...none, suites }).why).toEqual([
    'unit: mf-plans/src/facts.json is read by\n  a.test.ts\n  b.test.ts',
    'unit: no test reads mf-plans/src/draft.ts',
    'unit: only slow tests read mf-plans/src/watch.ts: npm run test:full -- unit',
  ]);
});

test('the record names journeys that are there', () => {
  const { tests } = JSON.parse(readFileSync(join(root, 'e2e', 'opened-pages.json'), 'utf8')) as OpenedPages;
  expect(Object.keys(tests).filter((spec) => !existsSync(join(root, 'e2e', spec)))).toEqual([]);
  expect(Object.keys(tests).length).toBeGreaterThan(20);
});

const npmTest = (...words: string[]) =>
  spawnSync('node', ['e2e/test-all.mjs', ...words], { cwd: root, encoding: 'utf8' });

test('npm test refuses what it does not know, and says what it knows', () => {
  for (const [words, said] of [
    [['--chnged'], "Unknown option '--chnged'"],
    [['lnt'], 'There is no check "lnt".'],
    [['--changed', 'lint'], '--changed chooses the checks by itself.'],
    [['--since', 'HEAD'], '--since goes with --changed.'],
  ] as const) {
    const { status, stderr } = npmTest(...words);
    expect(stderr).toContain(said);
    expect(stderr).toContain('npm test -- --changed');
    expect(status).toBe(2);
  }
  const lost = npmTest('--changed', '--since', 'no-such-commit');
  expect([lost.status, lost.stderr]).toEqual([2, expect.stringContaining('There is no commit "no-such-commit" here.')]);
});

test('--plan lists the checks of a set, or some by their names', () => {
  const commands = (...words: string[]): string[] =>
    npmTest('--plan', ...words)
      .stdout.trim()
      .split('\n');
  expect(commands('types', 'end-to-end')).toEqual(['npx mosaico types', 'node e2e/run.mjs --project journeys']);
  expect(commands('types', 'end-to-end', '--full')).toEqual(['npx mosaico types', 'node e2e/run.mjs']);
  expect(commands('unit').join()).toContain('jest.fast.config.mjs');
  expect(commands('unit', '--full').join()).not.toContain('jest.fast.config.mjs');
});
