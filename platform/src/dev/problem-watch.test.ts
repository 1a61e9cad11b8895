import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watch as watchFiles, type FSWatcher } from 'chokidar';
import { sourceExport } from '../build/esbuild.ts';
import { appWorkspaces } from '../lib/workspaces.ts';
import { siteOf } from '../testing/site.ts';
import { ProblemWatch } from './problem-watch.ts';
import { nothingPublished } from './published.ts';

// How sources are compiled, and which pages receive a change, is tested elsewhere.
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
  writeFileSync(source('pages.ts'), '');
  writeFileSync(source('facts.json'), factsAt(500));
  jest.mocked(sourceExport).mockImplementation((file) => Promise.resolve({ value: {}, sources: [file] }));
});
afterEach(async () => {
  await watch.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

/** What a team writes of one price. */
const factsAt = (value: number): string => JSON.stringify({ basic: { value, unit: 'USD/month' } });

/** Watches the declarations of `mf-plans`. */
async function watching(): Promise<ProblemWatch> {
  const workspaces = appWorkspaces(root);
  watch = new ProblemWatch(root, {
    workspaces,
    configuration: siteOf(),
    site: '/site.json',
    published: nothingPublished,
  });
  files.emit('ready');
  await watch.ready;
  return watch;
}

test('open pages follow another price', async () => {
  const { problems: found } = await watching();
  const { build, problems } = found.state();
  expect(problems).toEqual([]);
  const reloaded = new Promise<void>((resolve) => found.onChange((state) => state.build !== build && resolve()));
  writeFileSync(source('facts.json'), factsAt(520));
  files.emit('all', 'change', source('facts.json'));
  await reloaded;
});

test('a price that is a text is a problem of its file and line, until it is a number', async () => {
  const { problems: found } = await watching();
  const next = (): Promise<unknown> => new Promise((resolve) => found.onChange(resolve));
  const written = async (text: string): Promise<readonly { file?: string; text: string }[]> => {
    const changed = next();
    writeFileSync(source('facts.json'), text);
    files.emit('all', 'change', source('facts.json'));
    await changed;
    return found.of('declarations');
  };
  expect(await written('{\n  "basic": { "value": "520", "unit": "USD/month" }\n}')).toEqual([
    { file: 'mf-plans/src/facts.json', text: expect.stringContaining('(line 2, now "520")') as string },
  ]);
  expect(await written(factsAt(520))).toEqual([]);
});
