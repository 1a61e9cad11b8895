import type { LoaderContext } from 'webpack';
import { sourceExport } from './source-export.ts';

/** webpack loader that runs a `*.css.ts` while the release is built: its default export is a style sheet. */
export default function madeStylesLoader(this: LoaderContext<unknown>): void {
  const done = this.async();
  sourceExport(this.resourcePath).then(
    (css) => done(null, css as string),
    (error: unknown) => done(error as Error),
  );
}
