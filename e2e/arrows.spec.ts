import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// Which way imports point is a rule that nobody sees failing: here it is made to, once for each arrow that is not there.
const root = join(import.meta.dirname, '..');
const rule = 'boundaries/dependencies';
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === rule,
  // Where `CI` is set, a parser that knows types reads each file from the disk, in place of the text it is given.
  overrideConfig: tseslint.configs.disableTypeChecked,
});

/** Whether a file may import a module: an absolute one below the repository, or a package's. */
async function mayImport(file: string, target: string): Promise<boolean> {
  const from = target.startsWith('@') ? target : `${'../'.repeat(file.split('/').length - 1)}${target}`;
  const [result] = await eslint.lintText(`import '${from}';\n`, { filePath: join(root, file) });
  const { messages = [] } = result ?? {};
  expect(messages.filter(({ ruleId }) => ruleId !== rule)).toEqual([]);
  return messages.length === 0;
}

test.describe.configure({ timeout: 240_000 });

for (const [file, target] of [
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
  ['platform/src/table/routes.ts', 'mf-crm/src/facts.ts'],
  ['platform/src/table/routes.ts', 'shell/src/pages.ts'],
  ['platform/src/table/routes.ts', 'e2e/chromium.ts'],
  ['platform/src/table/routes.ts', 'shared-ui/src/theme/theme.ts'],
  ['platform/src/table/routes.ts', 'platform/src/store/store.ts'],
  ['platform/src/table/routes.ts', 'platform/src/testing/site.ts'],
  ['e2e/chromium.ts', 'shared-ui/src/theme/theme.ts'],
] as const)
  test(`lint refuses that ${file} imports ${target}`, async () => {
    expect(await mayImport(file, target)).toBe(false);
  });

for (const [file, target] of [
  ['mf-plans/src/offers.ts', '@mosaico/shared-ui'],
  ['mf-plans/src/offers.ts', 'mf-plans/src/facts.ts'],
  ['shell/src/home/content.ts', 'shell/src/loading/supervisor.ts'],
  ['shared-ui/src/page/section.tsx', 'shared-ui/src/theme/theme.ts'],
  ['platform/src/store/store.ts', 'platform/src/table/routes.ts'],
  ['platform/src/cli.ts', 'platform/src/table/routes.ts'],
  ['e2e/chromium.ts', 'platform/src/table/routes.ts'],
  ['e2e/chromium.ts', 'mf-plans/src/facts.ts'],
] as const)
  test(`lint allows that ${file} imports ${target}`, async () => {
    expect(await mayImport(file, target)).toBe(true);
  });
