import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { rootFolder } from '../lib/workspaces.ts';
import madeStylesLoader from './made-styles-loader.ts';

const root = rootFolder(__dirname);
const colors = join(root, 'shared-ui', 'src', 'theme', 'palettes.ts');

// Here sources are Jest's to load.
jest.mock('./esbuild.ts', () => ({
  sourceExport: (file: string, from: string) =>
    file.endsWith('.css.ts') && from === root
      ? Promise.resolve({ value: 'p { color: red }', sources: [file, colors] })
      : Promise.reject(new Error(`${file} ends with an error: red is not defined`)),
}));

/** What the loader makes of a file, and the dependencies that it reports to webpack. */
function made(resourcePath: string): Promise<{ css: string | undefined; dependencies: string[] }> {
  const dependencies: string[] = [];
  return new Promise((resolve, reject) => {
    madeStylesLoader.call({
      resourcePath,
      rootContext: join(root, 'shell'),
      addDependency: (file: string) => void dependencies.push(file),
      async: () => (error: Error | null, css?: string) => (error ? reject(error) : resolve({ css, dependencies })),
    } as unknown as LoaderContext<unknown>);
  });
}

test('a made style sheet is what its source says, and is made anew when anything that it was made of has changed', async () => {
  const file = join(root, 'shared-ui', 'src', 'theme', 'theme-variables.css.ts');
  expect(await made(file)).toEqual({ css: 'p { color: red }', dependencies: [file, colors] });
});

test("an error of a style sheet's module fails the build", async () => {
  await expect(made(join(root, 'other.ts'))).rejects.toThrow('red is not defined');
});
