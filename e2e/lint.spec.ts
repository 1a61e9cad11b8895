import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

// Lint is a net that nobody sees failing: here things are thrown into it, once for each kind that it is there for.
const root = join(import.meta.dirname, '..');

/** Which way imports point: one for each arrow that is not there. */
const refused = [
  ['mf-plans/src/facts.ts', 'mf-crm/src/facts.ts'],
  ['mf-plans/src/facts.ts', 'shell/src/pages.ts'],
  ['mf-plans/src/facts.ts', 'platform/src/table/routes.ts'],
  ['shell/src/app.tsx', 'mf-crm/src/facts.ts'],
  ['shell/src/home/content.ts', 'mf-crm/src/facts.ts'],
  ['shell/src/home/content.ts', 'platform/src/table/routes.ts'],
  ['shell/src/loading/supervisor.ts', 'shell/src/home/content.ts'],
  ['shared-ui/src/theme/theme.ts', 'mf-crm/src/facts.ts'],
  ['shared-ui/src/theme/theme.ts', 'shared-ui/src/page/section.tsx'],
  ['shared-types/src/pages.ts', 'shared-ui/src/theme/theme.ts'],
  ['platform/src/cli.ts', 'mf-crm/src/facts.ts'],
  ['create-remote/src/create-remote.ts', 'shared-ui/src/theme/theme.ts'],
  ['platform/src/table/routes.ts', 'mf-crm/src/facts.ts'],
  ['platform/src/table/routes.ts', 'shell/src/pages.ts'],
  ['platform/src/table/routes.ts', 'e2e/chromium.ts'],
  ['platform/src/table/routes.ts', 'shared-ui/src/theme/theme.ts'],
  ['platform/src/table/routes.ts', 'platform/src/store/store.ts'],
  ['platform/src/table/routes.ts', 'platform/src/testing/site.ts'],
  ['e2e/chromium.ts', 'shared-ui/src/theme/theme.ts'],
] as const;
const allowed = [
  ['mf-plans/src/offers.ts', '@mosaico/shared-ui'],
  ['mf-plans/src/offers.ts', 'mf-plans/src/lengths.ts'],
  ['shell/src/home/tiles.ts', 'shell/src/loading/supervisor.ts'],
  ['shared-ui/src/page/heading.tsx', 'shared-ui/src/theme/theme.ts'],
  ['platform/src/store/faults.ts', 'platform/src/table/routes.ts'],
  ['platform/src/store/store.test.ts', 'platform/src/testing/site.ts'],
  ['platform/src/preset.ts', 'platform/src/table/routes.ts'],
  ['e2e/ports.ts', 'platform/src/table/routes.ts'],
  ['e2e/prices.ts', 'mf-plans/src/facts.ts'],
] as const;

/** The other kinds: what is refused by which rule, where. */
const mistakes: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['typescript(no-floating-promises)', 'platform/src/files/a.ts', 'Promise.resolve(1);'],
  ['typescript(no-explicit-any)', 'platform/src/files/b.ts', 'export const b = (value: any): number => 1;'],
  ['typescript(no-unnecessary-condition)', 'mf-crm/src/c.ts', "export const c = (v: string) => (v ?? 'x');"],
  ['typescript(no-unsafe-return)', 'mf-crm/src/d.ts', "export const d = (): string => JSON.parse('1');"],
  ['typescript(consistent-type-imports)', 'mf-crm/src/e.ts', "import { E } from './kinds.ts';\nexport type F = E;"],
  ['eslint(no-unused-vars)', 'mf-crm/src/f.ts', 'const unused = 1;\nexport {};'],
  ['eslint(no-undef)', 'platform/bin/g.mjs', 'document.title = 1;'],
  ['eslint(no-restricted-imports)', 'mf-crm/src/h.ts', "import { facts } from './facts.ts';\nexport const h = facts;"],
  ['eslint(no-restricted-imports)', 'mf-crm/src/i.tsx', "import Box from '@mui/material/Box';\nexport const i = Box;"],
  ['eslint(no-restricted-imports)', 'mf-crm/src/j.ts', "import { Link } from 'react-router';\nexport const j = Link;"],
  ['eslint(no-restricted-imports)', 'shell/src/shared/k.ts', "import { facts } from '../facts.ts';\nexport { facts };"],
  [
    'eslint(no-restricted-imports)',
    'shared-ui/src/l.ts',
    "import { Box } from '@mui/material';\nexport const l = Box;",
  ],
  [
    'react-hooks(rules-of-hooks)',
    'mf-crm/src/use-m.ts',
    "import { useState } from 'react';\nexport const useM = (is: boolean) => (is ? useState(1) : null);",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'mf-crm/src/use-n.ts',
    "import { useEffect } from 'react';\nexport function useN(n: () => void) {\n  useEffect(() => n(), []);\n}",
  ],
  ['jsx-a11y(alt-text)', 'mf-crm/src/o.tsx', 'export const O = () => <img src="/o.png" />;'],
  [
    'jsx-a11y(click-events-have-key-events)',
    'shared-ui/src/p.tsx',
    'export const P = ({ on }: { on: () => void }) => <div onClick={on} />;',
  ],
  [
    'css(known-classes)',
    'mf-crm/src/q.tsx',
    "import styles from './q.module.css';\nexport const Q = () => <p className={styles.absent} />;",
  ],
  ['unicorn(filename-case)', 'platform/src/files/someName.ts', 'export const r = 1;'],
  ['jest(no-focused-tests)', 'platform/src/files/s.test.ts', "test.only('one', () => {});"],
  [
    'playwright(no-wait-for-timeout)',
    'e2e/journeys/t.spec.ts',
    "import { test } from '@playwright/test';\ntest('waits', async ({ page }) => {\n  await page.waitForTimeout(5);\n});",
  ],
  ['Unused oxlint-disable', 'mf-crm/src/u.ts', '// oxlint-disable-next-line no-empty\nexport const u = 1;'],
];

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
/** What lint says of each file: a line for each objection. */
let said: string[];

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  for (const name of [
    ...['.oxlintrc.json', 'imports.mjs', 'tsconfig.json', 'tsconfig.base.json', 'platform/tsconfig.base.json'],
    ...['platform/oxlint', 'platform/declarations.d.ts', 'shared-ui/package.json'],
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '@mosaico'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@mosaico'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  symlinkSync(join(folder, 'shared-ui'), join(folder, 'node_modules', '@mosaico', 'shared-ui'));
  const sources = new Map<string, string>();
  const put = (file: string, line = 'export {};'): unknown => sources.set(file, [sources.get(file), line].join('\n'));
  for (const [file, target] of [...refused, ...allowed]) {
    if (!target.startsWith('@') && !sources.has(target)) put(target);
    put(file, `import '${specifier(file, target)}';`);
  }
  for (const file of ['shared-ui/src/index.ts', 'shell/src/facts.ts', 'mf-crm/src/facts.ts'])
    put(file, 'export const facts = 1;');
  put('mf-crm/src/kinds.ts', 'export type E = 1;');
  put('mf-crm/src/q.module.css', '.there { color: red }');
  for (const [, file, source] of mistakes) put(file, source);
  for (const [file, source] of sources) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${source.trim()}\n`);
  }
  const program = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  said = await promisify(execFile)(process.execPath, [program, '--format', 'unix'], { cwd: folder }).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.split('\n'),
  );
});
test.afterAll(() => rmSync(folder, { recursive: true }));

function specifier(file: string, target: string): string {
  if (target.startsWith('@')) return target;
  const path = relative(dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Objections to a file: of a rule, or any; those to an import name the line that it stands in. */
const about = (file: string, rule = ''): string[] =>
  said.filter((line) => line.startsWith(`${file}:`) && line.includes(rule));

for (const [file, target] of refused)
  test(`lint refuses that ${file} imports ${target}`, () => {
    const order = refused.filter(([from]) => from === file).findIndex(([, to]) => to === target);
    expect(about(file, 'imports(arrows)')[order]).toBeDefined();
    expect(about(file, 'imports(arrows)')).toHaveLength(refused.filter(([from]) => from === file).length);
  });

for (const [file, target] of allowed)
  test(`lint allows that ${file} imports ${target}`, () => {
    expect(about(file)).toEqual([]);
  });

for (const [rule, file] of mistakes)
  test(`lint refuses what breaks ${rule} in ${file}`, () => {
    expect(about(file, rule), said.filter((line) => line.startsWith(file)).join('\n')).not.toEqual([]);
  });
