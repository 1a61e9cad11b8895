import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { everything, touchedBy, type Change } from './checks.mjs';

const root = join(import.meta.dirname, '..');
const paths = {
  'mf-plans': ['/planes-sociales', '/catalogo-{slug}'],
  'mf-legal': ['/politica-citas'],
  'mf-new': ['/nueva'],
};

/** The commands for a change, by the checks' names. */
function planFor(files: string[], workspaces: string[] = [], gone: string[] = []): Record<string, string[]> {
  const change: Change = { files: [...files, ...gone], there: files, workspaces, paths };
  const { lanes, runs } = touchedBy(change);
  return Object.fromEntries([...lanes.flat(), ...runs].map(({ name, command }) => [name, command]));
}

test('a change in one remote: its files, the tests that read them, its journeys, and its pages among all', () => {
  const file = 'mf-plans/src/social-plans/social-plans.tsx';
  const plan = planFor([file, 'mf-plans/src/x.module.css'], ['mf-plans']);
  expect(Object.keys(plan)).toEqual(['lint', 'format', 'types', 'unit', 'end to end']);
  expect(plan.lint?.slice(-1)).toEqual([file]);
  expect(plan.format?.slice(-2)).toEqual([file, 'mf-plans/src/x.module.css']);
  expect(plan.unit).toEqual(expect.arrayContaining(['--findRelatedTests', file]));
  const looks = plan['end to end'] ?? [];
  const isRun = (title: string): boolean => new RegExp(looks.at(-1) ?? '').test(title);
  const isRead = (spec: string): boolean => looks.slice(2, -2).some((each) => new RegExp(each).test(spec));
  for (const spec of ['journeys/plans.spec.ts', 'journeys/prices.spec.ts']) {
    expect(isRead(spec)).toBe(true);
    expect(isRun(`${spec} a tab is chosen`)).toBe(true);
  }
  expect(isRead('journeys/pages.spec.ts')).toBe(true);
  expect(isRun('journeys/pages.spec.ts /planes-sociales it reads well without JavaScript')).toBe(true);
  expect(isRun('journeys/pages.spec.ts /politica-citas it reads well without JavaScript')).toBe(false);
  expect(isRead('journeys/legal.spec.ts')).toBe(false);
});

test('a new remote has no journeys of its own yet: its pages are looked at', () => {
  expect(planFor(['mf-new/src/pages.ts'], ['mf-new'])['end to end']?.at(-1)).toContain('/nueva');
});

test('documents alone: their format, and no compiler, test or browser but what reads them', () => {
  expect(Object.keys(planFor(['docs/hosting.md']))).toEqual(['format', 'unit']);
});

test('a spec that has changed is run; what is gone is neither linted nor formatted, but who read it is tested', () => {
  const plan = planFor(['e2e/delivery/hosting.spec.ts'], [], ['platform/src/files/gone.ts']);
  expect(plan['end to end']).toEqual(['node', 'e2e/run.mjs', 'delivery/hosting\\.spec\\.ts']);
  expect(plan.format?.join(' ')).not.toContain('gone.ts');
  expect(plan.lint?.join(' ')).not.toContain('gone.ts');
  expect(Object.keys(plan)).toContain('types');
  expect(plan.unit).toContain('platform/src/files/gone.ts');
});

test('what says how all is linted, formatted or tested is about all', () => {
  expect(planFor(['platform/oxlint/rules.json']).lint?.at(-1)).toBe('.');
  expect(planFor(['.prettierrc.json']).format?.at(-1)).toBe('.');
  expect(planFor(['platform/jest/setup.ts']).unit).not.toContain('--findRelatedTests');
});

test('nothing has changed: nothing is run', () => {
  expect(touchedBy({ files: [], there: [], workspaces: [], paths })).toEqual({ lanes: [], runs: [] });
});

test("every journey that is one remote's is somebody's", () => {
  const specs = readdirSync(join(root, 'e2e', 'journeys')).filter((name) => name.endsWith('.spec.ts'));
  for (const remote of readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')),
  )) {
    const looks = planFor([`${remote}/src/pages.ts`], [remote])['end to end'] ?? [];
    expect(
      specs.some((spec) => looks.slice(2).some((each) => new RegExp(`^${each}$`).test(`journeys/${spec}`))),
      remote,
    ).toBe(true);
  }
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

test('all checks are listed by --plan, some by their names', () => {
  expect(npmTest('--plan').stdout.trim().split('\n')).toHaveLength(
    everything.lanes.flat().length + everything.runs.length,
  );
  expect(npmTest('--plan', 'types', 'end-to-end').stdout).toBe('npx mosaico types\nnode e2e/run.mjs\n');
});
