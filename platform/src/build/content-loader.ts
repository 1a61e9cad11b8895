import { parse, type ImportDeclaration, type ModuleDeclaration, type Statement } from 'acorn';
import type { LoaderContext } from 'webpack';

const isContent = (module: unknown): module is string =>
  typeof module === 'string' && /^\..*\/content\.ts$/.test(module);

/**
 * webpack loader that imports each export of a `content.ts` as a module of its own: `./content.ts?export=hero`. webpack cannot
 * put parts of one module into several chunks. So all words of a page are in one file, and words of a static section are not in
 * the page's script. It reads the JavaScript that the compiler has made. Throws an `Error` naming the import that takes a
 * `content.ts` as a whole, since the page would then load all its words.
 */
export default function contentLoader(
  this: LoaderContext<unknown>,
  source: string,
  sourceMap?: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  this.callback(null, source.includes('content.ts') ? split(source) : source, sourceMap);
}

function split(source: string): string {
  let result = '';
  let end = 0;
  for (const statement of parse(source, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    const module = moduleOf(statement);
    if (!isContent(module)) continue;
    if (statement.type !== 'ImportDeclaration') throw new Error(`Exports ${module} of another file. ${remedy}`);
    // Lines stay where the source map has them.
    const [, ...lines] = source.slice(statement.start, statement.end).split('\n');
    result += source.slice(end, statement.start) + importsOf(statement, module) + '\n'.repeat(lines.length);
    end = statement.end;
  }
  return result + source.slice(end);
}

const remedy = 'Import its exports by their names, so that a page loads only the words that it shows.';

/** What an import or export takes its names from. */
function moduleOf(statement: Statement | ModuleDeclaration): unknown {
  return 'source' in statement ? statement.source?.value : undefined;
}

/** One import for each name. */
function importsOf({ specifiers }: ImportDeclaration, module: string): string {
  return specifiers
    .map((specifier) => {
      if (specifier.type !== 'ImportSpecifier') throw new Error(`Imports the whole of ${module}. ${remedy}`);
      const { imported, local } = specifier;
      const name = imported.type === 'Identifier' ? imported.name : String(imported.value);
      return `import { ${name} as ${local.name} } from ${JSON.stringify(`${module}?export=${name}`)};`;
    })
    .join(' ');
}
