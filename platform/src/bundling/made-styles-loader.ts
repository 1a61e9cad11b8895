import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'webpack';

/** webpack loader that runs a `*.css.ts` while the release is built: its default export is a style sheet. */
export default function madeStylesLoader(this: LoaderContext<unknown>): void {
  const done = this.async();
  const address = `${pathToFileURL(this.resourcePath).href}?changed=${statSync(this.resourcePath).mtimeMs}`;
  import(address).then(
    ({ default: css }: { default: string }) => done(null, css),
    (error: unknown) => done(error as Error),
  );
}
