import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sets, touchedBy, type Change } from './checks.mjs';

const root = join(__dirname, '..');
const paths = {
  'mf-plans': ['/planes-sociales', '/catalogo-{slug}'],
  'mf-legal': ['/politica-citas'],
  'mf-new': ['/nueva'],
};
const none: Change = { files: [], existing: [], suites: [], workspaces: [], paths, journeys: ['mf-plans', 'mf-legal'] };

/** The commands for a change, by the checks' names. */
function planFor(change: Partial<Change>): Record<string, string[]> {
  const { lanes, runs } = touchedBy({ ...none, existing: change.files ?? [], ...change });
  return Object.fromEntries([...lanes.flat(), ...runs].map(({ name, command }) => [name, command]));
}

test('a change in one remote: its files, the tests that read them, its journeys, and its pages among all', () => {
  const file = 'mf-plans/src/social-plans/social-plans.tsx';
  const suite = 'mf-plans/src/social-plans/social-plans.test.tsx';
  const files = [file, 'mf-plans/src/x.module.css'];
  const plan = planFor({ files, workspaces: ['mf-plans'], suites: [{ file, suites: [suite], slow: 0 }] });
  expect(Object.keys(plan)).toEqual(['lint', 'format', 'types', 'unit', 'end to end']);
  // A class that the style sheet has no more is a fault of the components beside it.
  expect(plan.lint?.slice(-2)).toEqual([file, 'mf-plans/src']);
  expect(plan.format?.slice(-2)).toEqual(files);
  expect(plan.unit?.slice(-2)).toEqual(['--runTestsByPath', suite]);
  const looks = plan['end to end'] ?? [];
  const isRun = (title: string): boolean => new RegExp(looks.at(-1) ?? '').test(title);
  const isRead = (spec: string): boolean => looks.slice(3, -2).some((each) => new RegExp(each).test(`e2e/${spec}`));
  expect(isRead('journeys/mf-plans/plans.spec.ts')).toBe(true);
  expect(isRun('journeys journeys/mf-plans/plans.spec.ts a tab is chosen')).toBe(true);
  expect(isRead('journeys/pages.spec.ts')).toBe(true);
  expect(isRun('journeys journeys/pages.spec.ts /planes-sociales it reads well')).toBe(true);
  expect(isRun('journeys journeys/pages.spec.ts /catalogo-norte it reads well')).toBe(true);
  expect(isRun('journeys journeys/pages.spec.ts /politica-citas it reads well')).toBe(false);
  expect(isRead('journeys/mf-legal/legal.spec.ts')).toBe(false);
});

test('a new remote has no journeys of its own yet: its pages are looked at', () => {
  const looks = planFor({ files: ['mf-new/src/pages.ts'], workspaces: ['mf-new'] })['end to end'];
  expect(looks?.at(-1)).toContain('/nueva');
  expect(looks?.slice(3, -2)).toEqual([expect.stringContaining('pages')]);
});

test('documents alone: their format, and no compiler, test or browser but what reads them', () => {
  const suites = [{ file: 'docs/hosting.md', suites: ['e2e/documents.test.ts'], slow: 0 }];
  expect(Object.keys(planFor({ files: ['docs/hosting.md'], suites }))).toEqual(['format', 'unit']);
});

test('a spec that has changed is run, once; what is gone is neither linted nor formatted', () => {
  const spec = 'e2e/delivery/hosting.spec.ts';
  const plan = planFor({ files: [spec, 'mf-legal/src/gone.ts'], existing: [spec] });
  expect(plan['end to end']).toEqual(['node', 'e2e/run.mjs', '--retries=0', 'delivery/hosting\\.spec\\.ts']);
  expect(plan.format?.join(' ')).not.toContain('gone.ts');
  expect(plan.lint?.join(' ')).not.toContain('gone.ts');
  expect(Object.keys(plan)).toContain('types');
});

test.each([
  'shared-types/src/lookup.ts',
  'platform/src/site/write/document.ts',
  'environments/demo/site.json',
  'e2e/support/site.ts',
  'e2e/chromium.ts',
  'package-lock.json',
])('every page depends on %s: all journeys are run', (file) => {
  expect(planFor({ files: [file] })['end to end']).toEqual(sets.test.runs[1]?.command);
});

test('every page depends on the shell: all journeys are run', () => {
  const plan = planFor({ files: ['shell/src/layout/header.tsx'], workspaces: ['shell'] });
  expect(plan['end to end']).toEqual(sets.test.runs[1]?.command);
});

test.each(['e2e/checks.test.ts', 'platform/src/site/write/document.test.ts', 'docs/hosting.md'])(
  'no page depends on %s',
  (file) => expect(planFor({ files: [file] })).not.toHaveProperty('end to end'),
);

test('what says how all is linted, formatted or tested is about all', () => {
  expect(planFor({ files: ['platform/oxlint/rules.json'] }).lint?.at(-1)).toBe('.');
  expect(planFor({ files: ['.prettierrc.json'] }).format?.at(-1)).toBe('.');
  for (const file of ['platform/jest/setup.ts', 'package-lock.json', 'tsconfig.base.json'])
    expect(planFor({ files: [file] }).unit).toEqual(sets.test.runs[0]?.command);
  expect(planFor({ files: ['mf-plans/package.json'] })).toHaveProperty('types');
});

test('nothing has changed: nothing is run', () => {
  expect(touchedBy(none)).toEqual({ lanes: [], runs: [], why: [] });
});

test('it says which suites it runs for which file, and of which file no test knows', () => {
  const suites = [
    { file: 'mf-plans/src/facts.ts', suites: ['a.test.ts', 'b.test.ts'], slow: 1 },
    { file: 'mf-plans/src/draft.ts', suites: [], slow: 0 },
    { file: 'mf-plans/src/watch.ts', suites: [], slow: 1 },
  ];
  expect(touchedBy({ ...none, suites, workspaces: ['mf-plans'] }).why).toEqual([
    'unit: mf-plans/src/facts.ts is read by\n  a.test.ts\n  b.test.ts',
    'unit: no test reads mf-plans/src/draft.ts',
    'unit: only slow tests read mf-plans/src/watch.ts: npm run test:full -- unit',
    'end to end: journeys and pages of mf-plans, whose release changes',
  ]);
});

test('journeys of a workspace are in a folder of its name', () => {
  const folders = readdirSync(join(root, 'e2e', 'journeys'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of folders) expect(existsSync(join(root, name, 'package.json')) && name).toBe(name);
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
