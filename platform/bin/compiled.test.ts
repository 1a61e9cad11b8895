import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'src', 'words'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "hello", "type": "module" }');
  cpSync(join(__dirname, 'compiled.mjs'), join(folder, 'bin', 'compiled.mjs'));
  // esbuild, and what the sources ask for.
  symlinkSync(join(__dirname, '..', '..', 'node_modules'), join(folder, 'node_modules'));
  write('words/hello.ts', `export const hello = (name: string): string => \`hello, \${name}\`;`);
  write('words/name.txt', 'world');
  write(
    'start.ts',
    `import { readFileSync } from 'node:fs';
     import picocolors from 'picocolors';
     import react from 'react';
     import { hello } from './words/hello.ts';
     export const said: string = hello(readFileSync(new URL('./words/name.txt', import.meta.url), 'utf8'));
     export const packages = [typeof picocolors.green, typeof react.useId];`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(folder, 'src', file), text);
}

/** What the module of a new process exports, so many ms from now, or why it does not load; `first` is code that runs before. */
async function start(later = 0, first = ''): Promise<unknown> {
  const script = `${first}
    const { now } = Date;
    Date.now = () => now() + ${later};
    const { load } = await import(${JSON.stringify(join(folder, 'bin', 'compiled.mjs'))});
    load('src/start.ts').then((module) => console.log(JSON.stringify(module)), ({ message }) => console.log(JSON.stringify(message)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout);
}

const made = (): string[] => readdirSync(join(folder, '.compiled')).filter((name) => !name.endsWith('.json'));

test('a source runs with what it imports and the files beside it, and is made once', async () => {
  expect(await start()).toEqual({ said: 'hello, world', packages: ['function', 'function'] });
  const before = made();
  expect(before).toHaveLength(1);
  expect(await start()).toEqual({ said: 'hello, world', packages: ['function', 'function'] });
  expect(made()).toEqual(before);
});

test('a changed source is what runs next', async () => {
  await start();
  write('words/hello.ts', `export const hello = (name: string): string => \`good bye, \${name}\`;`);
  expect(await start()).toMatchObject({ said: 'good bye, world' });
});

test('so is one as long as before, where a look at them was enough', async () => {
  await start();
  const later = 60_000;
  await start(later);
  write('words/hello.ts', `export const hello = (name: string): string => \`HELLO, \${name}\`;`);
  expect(await start(later)).toMatchObject({ said: 'HELLO, world' });
});

test.each([0, 60_000])('so is one that was written while it was made, which took %i ms more', async (more) => {
  const file = JSON.stringify(join(folder, 'src', 'words', 'hello.ts'));
  const writtenOnceRead = `import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { readFile } = fs;
    fs.readFile = async (file, ...how) => {
      const text = await readFile(file, ...how);
      if (file === ${file}) {
        await fs.writeFile(file, 'export const hello = () => "written meanwhile";');
        Date.now = ((now) => () => now() + ${more})(Date.now);
      }
      return text;
    };
    syncBuiltinESMExports();`;
  expect(await start(0, writtenOnceRead)).toMatchObject({ said: 'hello, world' });
  expect(await start(more)).toMatchObject({ said: 'written meanwhile' });
});

test.each(['picocolors', 'react'])(
  'a package that an installation has put elsewhere is found there: %s',
  async (name) => {
    const nearer = join(folder, 'src', 'node_modules', name);
    cpSync(join(__dirname, '..', '..', 'node_modules', name), nearer, { recursive: true });
    await start();
    rmSync(nearer, { recursive: true });
    expect(await start()).toMatchObject({ packages: ['function', 'function'] });
  },
);

test('another version of a package is what runs next', async () => {
  const nearer = join(folder, 'src', 'node_modules', 'picocolors');
  cpSync(join(__dirname, '..', '..', 'node_modules', 'picocolors'), nearer, { recursive: true });
  await start();
  writeFileSync(join(nearer, 'package.json'), '{ "name": "picocolors", "version": "99.0.0", "main": "other.js" }');
  writeFileSync(join(nearer, 'other.js'), 'exports.green = 1;');
  expect(await start()).toMatchObject({ packages: ['number', 'function'] });
});

test('a source that asks for another gets it as it is', async () => {
  write('other.ts', `export const name: string = import.meta.url;`);
  write(
    'start.ts',
    `import { load } from '../bin/compiled.mjs';
     const { name } = (await load('src/other.ts')) as { name: string };
     export const file = name;`,
  );
  expect(await start()).toEqual({ file: pathToFileURL(join(folder, 'src', 'other.ts')).href });
});

test('several that begin at once all run, and leave it made once', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => start()));
  expect(all.map((each) => (each as { said: string }).said)).toEqual(Array<string>(4).fill('hello, world'));
  expect(made()).toHaveLength(1);
});

test('a source that cannot be read is named, and runs once it is mended', async () => {
  write('words/hello.ts', 'export const hello = (');
  expect(await start()).toContain('words/hello.ts:1:');
  write('words/hello.ts', `export const hello = String;`);
  expect(await start()).toMatchObject({ said: 'world' });
});

test('where nothing can be written it runs all the same, and leaves nothing behind', async () => {
  writeFileSync(join(folder, '.compiled'), 'in the way');
  const left = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('mosaico-compiled-'));
  const before = left();
  expect(await start()).toMatchObject({ said: 'hello, world' });
  expect(left().filter((name) => !before.includes(name))).toEqual([]);
});
