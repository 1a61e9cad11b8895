import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appWorkspaces } from '../lib/workspaces.ts';
import { siteOf } from '../testing/site.ts';
import { ProblemWatch } from './problem-watch.ts';
import { nothingPublished } from './published.ts';

let root: string;
let watch: ProblemWatch;
const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  write('package.json', JSON.stringify({ name: 'all', version: '1.0.0', workspaces: ['mf-plans'] }));
  write('mf-plans/package.json', JSON.stringify({ name: 'mf-plans', version: '1.0.0' }));
  write('mf-plans/webpack.config.mjs', '');
  write('mf-plans/src/pages.ts', 'export default {};');
  write('mf-plans/src/prices.ts', 'export const basic = 500;');
  write(
    'mf-plans/src/facts.ts',
    "import { basic } from './prices.ts';\nexport default { basic: { value: basic, unit: 'USD/month' } };",
  );
});
afterEach(async () => {
  await watch.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

test('open pages follow a change of what declarations import, as of the declarations', async () => {
  const site = {
    workspaces: appWorkspaces(root),
    configuration: siteOf(),
    site: '/site.json',
    published: nothingPublished,
  };
  watch = new ProblemWatch(root, site);
  await watch.ready;
  const { build } = watch.problems.state();
  const reloaded = new Promise<void>((resolve) =>
    watch.problems.onChange((state) => state.build !== build && resolve()),
  );
  write('mf-plans/src/prices.ts', 'export const basic = 520;');
  await reloaded;
});
