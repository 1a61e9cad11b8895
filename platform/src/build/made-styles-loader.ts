import type { LoaderContext } from 'webpack';
import { rootFolder } from '../lib/workspaces.ts';
import { sourceExport } from './esbuild.ts';

/** webpack loader that runs a `*.css.ts` while the release is built: its default export is a style sheet. */
export default function madeStylesLoader(this: LoaderContext<unknown>): void {
  const done = this.async();
  sourceExport(this.resourcePath, rootFolder(this.rootContext)).then(
    ({ value, sources }) => {
      // Without these dependencies webpack would reuse a stale cached result.
      for (const source of sources) this.addDependency(source);
      done(null, value as string);
    },
    (error: unknown) => done(error as Error),
  );
}
