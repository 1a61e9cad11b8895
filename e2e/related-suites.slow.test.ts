import { join } from 'node:path';
import { suitesThatRead } from './checks.mjs';

const root = join(__dirname, '..');

test.each([
  ['mf-plans/src/facts.json', ['mf-plans/src/social-plans/social-plans.test.tsx', 'shell/src/home/home.test.tsx']],
  ['environments/demo/site.json', ['shell/src/layout/header.test.tsx']],
  ['mf-testimonials/public/data/testimonios.json', ['mf-testimonials/src/testimonials/faulty-files.test.tsx']],
  ['shared-ui/src/plans/price.tsx', ['mf-plans/src/social-plans/social-plans.test.tsx']],
])('a change to %s runs the tests of those who show or read it', async (file, suites) => {
  const [found] = await suitesThatRead(root, [file]);
  expect(suites.filter((suite) => !found?.suites.includes(suite))).toEqual([]);
});

test('what no test reads is told, who read a file that is gone is run, a slow test is left to the full set', async () => {
  const slow = 'platform/src/environments/crashes.slow.test.ts';
  const gone = ['mf-legal/src/gone.ts', 'mf-gone/src/pages.ts', 'mf-gone/public/data/x.json'];
  const found = await suitesThatRead(root, ['mf-plans/webpack.config.mjs', slow, 'LICENSE', ...gone]);
  expect(found.slice(0, 2)).toEqual([
    { file: 'mf-plans/webpack.config.mjs', suites: [], slow: 0 },
    { file: slow, suites: [slow], slow: 0 },
  ]);
  expect(found[2]?.suites).toContain('mf-legal/src/terms/terms.test.tsx');
  const [promotion] = await suitesThatRead(root, ['platform/src/environments/promote.ts']);
  expect(promotion?.suites).toContain('platform/src/environments/promote.test.ts');
  expect(promotion?.suites.filter((suite) => suite.includes('.slow.'))).toEqual([]);
  expect(promotion?.slow).toBeGreaterThan(0);
});
