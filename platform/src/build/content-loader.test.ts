import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const loader = join(__dirname, 'content-loader.ts');
const sources = {
  // Jest loads sources, but only where CommonJS asks for them.
  'loader.cjs': `module.exports = require(${JSON.stringify(loader)}).default;`,
  'content.ts': `
    const days = () => 'every day';
    export const content = () => ({ title: 'the title', when: days() });
    export const contentBelow = () => ({ steps: 'the steps', when: days() });
    export const scene = () => ({ tile: 'the tile' });`,
  'page.js': `
    import { content, scene as art } from './content.ts';
    document.title = [content().title, art().tile];
    void import(/* webpackChunkName: "below" */ './below.js');`,
  'below.js': `
    import { contentBelow, scene } from './content.ts';
    document.title = [contentBelow().steps, scene().tile];`,
};
const words = /the (?:title|steps|tile)/g;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaico-content-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text.replace(/^\s+/gm, ''));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds `page.js`. Returns what webpack says against it. */
async function build(): Promise<string[]> {
  const rules = [{ test: /\.[jt]s$/, loader: join(folder, 'loader.cjs') } as const];
  const output = { path: join(folder, 'built'), filename: '[name].js', chunkFilename: '[name].js' };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { page: './page.js' },
    module: { rules },
    output,
  });
  const errors = await new Promise<{ message: string }[]>((resolve, reject) => {
    compiler.run((error, stats) =>
      error ? reject(error) : resolve(stats?.toJson({ all: false, errors: true }).errors ?? []),
    );
  });
  return errors.map(({ message }) => message);
}

const wordsOf = async (file: string) => (await readFile(join(folder, 'built', file), 'utf8')).match(words)?.sort();

test("a page's script has the words that the page shows; those of its section are in the section's script alone", async () => {
  expect(await build()).toEqual([]);
  expect((await readdir(join(folder, 'built'))).sort()).toEqual(['below.js', 'page.js']);
  expect(await wordsOf('page.js')).toEqual(['the tile', 'the title']);
  expect(await wordsOf('below.js')).toEqual(['the steps']);
});

test.each([
  ['on several lines', "import {\n  content,\n  scene as art,\n} from './content.ts'"],
  ['without spaces or a semicolon', 'import{content,scene as art}from"./content.ts"'],
  [
    'beside other code',
    "/* words */ import { content } from './content.ts'; import { scene as art } from './content.ts';",
  ],
  ['with a name as text', 'import { content, "scene" as art } from \'./content.ts\';'],
])('however a compiler prints the import: %s', async (_, written) => {
  const page = join(folder, 'page.js');
  const [, ...rest] = sources['page.js'].trim().split('\n');
  await writeFile(page, [written, ...rest].join('\n'));
  expect(await build()).toEqual([]);
  expect(await wordsOf('page.js')).toEqual(['the tile', 'the title']);
});

test.each([
  [
    "import * as words from './content.ts'; document.title = words.content().title;",
    'Imports the whole of ./content.ts',
  ],
  ["import words from './content.ts'; document.title = words;", 'Imports the whole of ./content.ts'],
  ["export { content } from './content.ts';", 'Exports ./content.ts of another file'],
  ["export * from './content.ts';", 'Exports ./content.ts of another file'],
])('what would bring all words along fails the build: %s', async (page, problem) => {
  await writeFile(join(folder, 'page.js'), page);
  const [message = ''] = await build();
  expect(message).toContain(problem);
  expect(message).toContain('Import its exports by their names');
});
