import type { LoaderContext } from 'webpack';

/** An import of a `content.ts`, as the compiler writes it. */
const contentImport = /^import \{([^}]*)\} from (["'])(\.[^"']*\/content\.ts)\2;$/gm;

/**
 * webpack loader that imports each export of a `content.ts` as a module of its own: `./content.ts?export=hero`. webpack cannot
 * put parts of one module into several chunks. So all words of a page are in one file, and words of a static section are not in
 * the page's script.
 */
export default function contentLoader(
  this: LoaderContext<unknown>,
  source: string,
  sourceMap?: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  const result = source.replace(contentImport, (_, names: string, quote: string, file: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import { ${name} } from ${quote}${file}?export=${name.split(' ')[0]}${quote};`)
      // Lines stay where the source map has them.
      .join(' '),
  );
  this.callback(null, result, sourceMap);
}
