import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Package {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const packageOf = (folder: string): Package => JSON.parse(read(join(folder, 'package.json'))) as Package;
const own = packageOf('.');
const packages = ['.', ...(own.workspaces ?? [])].map(packageOf);
const document = read('docs/dependencies.md');
/** The first cell of each row names packages. */
const explained = [...document.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

test('every package is there for a reason that is written down, and no reason is left of one that is gone', () => {
  const declared = packages
    .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }))
    // Types belong to the package that they describe.
    .filter((name) => !/^@(types|mosaico)\//.test(name));
  const pinned = Object.keys(own.overrides ?? {});
  expect(explained).toEqual(expect.arrayContaining(['react', 'webpack']));
  expect([...new Set(explained)].toSorted()).toEqual([...new Set([...declared, ...pinned])].toSorted());
});
