import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { watch as watchFiles, type FSWatcher } from 'chokidar';
import { sourceExport } from '../build/esbuild.ts';
import { appWorkspaces } from '../lib/workspaces.ts';
import { siteOf } from '../testing/site.ts';
import { ProblemWatch } from './problem-watch.ts';
import { nothingPublished } from './published.ts';

// How sources are compiled, and who hears of a change, is the business of others.
jest.mock('../build/esbuild.ts', () => ({ sourceExport: jest.fn() }));
jest.mock('chokidar', () => ({ watch: jest.fn() }));

let root: string;
let files: EventEmitter;
let watch: ProblemWatch;
const source = (name: string): string => join(root, 'mf-plans', 'src', name);
beforeEach(() => {
  files = Object.assign(new EventEmitter(), { close: () => Promise.resolve() });
  jest.mocked(watchFiles).mockReturnValue(files as FSWatcher);
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(root, 'mf-plans', 'src'), { recursive: true });
  for (const [folder, workspaces] of Object.entries({ '.': ['mf-plans'], 'mf-plans': undefined }))
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name: folder, version: '1.0.0', workspaces }));
  writeFileSync(join(root, 'mf-plans', 'webpack.config.mjs'), '');
  for (const name of ['pages.ts', 'facts.ts']) writeFileSync(source(name), '');
  writeFileSync(source('prices.txt'), '500');
  jest.mocked(sourceExport).mockImplementation((file) => {
    const basic = { value: Number(readFileSync(source('prices.txt'), 'utf8')), unit: 'USD/month' };
    return Promise.resolve(
      basename(file) === 'facts.ts'
        ? { value: { basic }, sources: [file, source('prices.txt')] }
        : { value: {}, sources: [file] },
    );
  });
});
afterEach(async () => {
  await watch.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

test('open pages follow a change of what declarations import, as of the declarations', async () => {
  const workspaces = appWorkspaces(root);
  watch = new ProblemWatch(root, {
    workspaces,
    configuration: siteOf(),
    site: '/site.json',
    published: nothingPublished,
  });
  files.emit('ready');
  await watch.ready;
  const { build, problems } = watch.problems.state();
  expect(problems).toEqual([]);
  const reloaded = new Promise<void>((resolve) =>
    watch.problems.onChange((state) => state.build !== build && resolve()),
  );
  writeFileSync(source('prices.txt'), '520');
  files.emit('all', 'change', source('prices.txt'));
  await reloaded;
});
