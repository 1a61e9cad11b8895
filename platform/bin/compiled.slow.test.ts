import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'src', 'words'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "hello", "type": "module" }');
  cpSync(join(__dirname, 'compiled.mjs'), join(folder, 'bin', 'compiled.mjs'));
  cpSync(join(__dirname, '..', 'src', 'bundling', 'browsers.json'), join(folder, 'src', 'bundling', 'browsers.json'));
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

/** What a new process is told by this expression, or why it is told nothing; `first` is code that runs before. */
async function told(expression: string, first = '', place = folder): Promise<unknown> {
  const program = `${first}
    const { load, script } = await import(${JSON.stringify(join(place, 'bin', 'compiled.mjs'))});
    (${expression}).then((all) => console.log(JSON.stringify(all)), ({ message }) => console.log(JSON.stringify(message)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout);
}

/** What the module of a new process exports, so many ms from now, or why it does not load; `first` is code that runs before. */
const start = (later = 0, first = ''): Promise<unknown> =>
  told("load('src/start.ts')", `${first}; Date.now = ((now) => () => now() + ${later})(Date.now);`);

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

test('a package that an interrupted installation has left out is found once it is there', async () => {
  // Packages of all workspaces stand above; one workspace may need another version, beside it.
  const own = join(folder, 'workspace');
  for (const name of ['bin', 'src', 'package.json']) cpSync(join(folder, name), join(own, name), { recursive: true });
  const name = 'picocolors';
  const nearer = join(own, 'node_modules', name);
  const version = (): Promise<unknown> => told("load('src/start.ts')", '', own);
  expect(await version()).toMatchObject({ packages: ['function', 'function'] });
  mkdirSync(nearer, { recursive: true });
  writeFileSync(join(nearer, 'package.json'), JSON.stringify({ name, version: '99.0.0', main: 'other.js' }));
  writeFileSync(join(nearer, 'other.js'), 'exports.green = 1;');
  expect(await version()).toMatchObject({ packages: ['number', 'function'] });
});

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

test('sources that are again what they were long ago run as well', async () => {
  await start();
  const [first = ''] = made();
  write('words/hello.ts', `export const hello = (name: string): string => \`good bye, \${name}\`;`);
  await start();
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000);
  utimesSync(join(folder, '.compiled', first), longAgo, longAgo);
  write('words/hello.ts', `export const hello = (name: string): string => \`hello, \${name}\`;`);
  expect(await start()).toMatchObject({ said: 'hello, world' });
});

test('of a package that is bundled its manifest is looked at, and no more, also where this package is installed', async () => {
  const installed = join(folder, 'team', 'node_modules', '@mosaico', 'hello');
  for (const part of ['bin', 'src', 'package.json'])
    cpSync(join(folder, part), join(installed, part), { recursive: true });
  const packages = join(__dirname, '..', '..', 'node_modules');
  for (const name of ['esbuild', 'react']) symlinkSync(join(packages, name), join(installed, '..', '..', name));
  cpSync(join(packages, 'picocolors'), join(installed, '..', '..', 'picocolors'), { recursive: true });
  expect(await told("load('src/start.ts')", '', installed)).toMatchObject({ said: 'hello, world' });
  const note = readFileSync(join(installed, '.compiled', 'src-start.ts.json'), 'utf8');
  const { sources } = JSON.parse(note) as { sources: string[] };
  expect(sources).toEqual(['../../picocolors/package.json', 'src/start.ts', 'src/words/hello.ts']);
});

describe('a script for documents', () => {
  const inDocument = (text: string): string => {
    const document = { title: '' };
    runInNewContext(text, { document });
    return document.title;
  };
  const ofStart = async (): Promise<string> => String(await told("script('src/greet.ts')"));
  beforeEach(() => {
    write('greet.ts', `import { hello } from './words/hello.ts'; document.title = hello('¡tú!');`);
  });

  test('holds all that it needs, and is made once', async () => {
    const text = await ofStart();
    expect(inDocument(text)).toBe('hello, ¡tú!');
    const before = made();
    expect(before).toHaveLength(1);
    expect(await ofStart()).toBe(text);
    expect(made()).toEqual(before);
  });

  test('is another one where a source of it is', async () => {
    await ofStart();
    write('words/hello.ts', 'export const hello = (name: string): string => name;');
    expect(inDocument(await ofStart())).toBe('¡tú!');
  });

  test('is the same in a process for as long as it runs, whatever becomes of the folder', async () => {
    const twice = `script('src/greet.ts').then(async (first) => {
      const { rmSync } = await import('node:fs');
      rmSync(${JSON.stringify(join(folder, '.compiled'))}, { recursive: true });
      return [first, await script('src/greet.ts')];
    })`;
    const [first, second] = (await told(twice)) as string[];
    expect(inDocument(first ?? '')).toBe('hello, ¡tú!');
    expect(second).toBe(first);
  });

  test('is no module, and a module no script, where somebody asks for both', async () => {
    write('both.ts', `export const said: string = 'both';`);
    const both = "Promise.all([script('src/both.ts'), load('src/both.ts')])";
    const [text, module] = (await told(both)) as [string, unknown];
    expect(text).not.toMatch(/^(import|export)/m);
    expect(module).toEqual({ said: 'both' });
  });
});

test('where nothing can be written it runs all the same, and leaves nothing behind', async () => {
  writeFileSync(join(folder, '.compiled'), 'in the way');
  const left = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('mosaico-compiled-'));
  const before = left();
  expect(await start()).toMatchObject({ said: 'hello, world' });
  expect(left().filter((name) => !before.includes(name))).toEqual([]);
});
