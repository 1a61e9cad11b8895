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

test("a page's script has the words that the page shows; those of its section are in the section's script alone", async () => {
  const rules = [{ test: /\.[jt]s$/, loader: join(folder, 'loader.cjs') } as const];
  const output = { path: join(folder, 'built'), filename: '[name].js', chunkFilename: '[name].js' };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { page: './page.js' },
    module: { rules },
    output,
  });
  const problems = await new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      error ? reject(error) : resolve(stats?.toJson({ all: false, errors: true }).errors),
    );
  });
  expect(problems).toEqual([]);
  expect((await readdir(output.path)).sort()).toEqual(['below.js', 'page.js']);
  const wordsOf = async (file: string) => (await readFile(join(output.path, file), 'utf8')).match(words)?.sort();
  expect(await wordsOf('page.js')).toEqual(['the tile', 'the title']);
  expect(await wordsOf('below.js')).toEqual(['the steps']);
});
