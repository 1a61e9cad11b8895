import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import ts from 'typescript';
import { commandLine, createRemoteCommand } from '../cli.ts';
import { readManifest } from '../repository/workspaces.ts';
import type { PublicApi } from './public-api.ts';

/** Paths of the package whose functions a repository's own configuration calls. */
const calledPaths = ['./preset', './jest'];
/** What every repository's `tsconfig.json` extends. */
const compilerFile = 'tsconfig.base.json';
/** What its `.oxlintrc.json` extends, by this path in the package. */
const lintFile = 'oxlint/rules.json';

/**
 * What the platform, whose package is in `folder`, promises to repositories of others: verbs and options of the command line, the
 * paths and functions that configurations import, compiler options, and modules that have types. A line for each, in alphabetical
 * order. A further compiler option counts as asked for besides: code that compiled may not compile with it.
 */
export function platformApi(folder: string): PublicApi {
  const { exports = {} } = readManifest(folder) as { exports?: Record<string, string> };
  const lines = [
    ...commandLine().commands.flatMap((each) => linesOf('mosaico ', each)),
    // A package of its own brings it; what it does is the platform's.
    ...linesOf('', createRemoteCommand()),
    ...calledPaths.flatMap((path) => functionsOf(path, join(folder, exports[path] ?? ''))),
    ...compilerLines(join(folder, compilerFile)),
    ...(existsSync(join(folder, lintFile)) ? [`./${lintFile}`] : []),
    ...modulesOf(join(folder, 'declarations.d.ts')),
  ];
  return [...new Set(lines)].sort();
}

/** `mosaico promote [release...]`, `mosaico promote --retries <times>`. */
function linesOf(before: string, command: Command): string[] {
  const name = before + command.name();
  const taken = command.registeredArguments.map((each) => {
    const word = each.variadic ? `${each.name()}...` : each.name();
    return each.required ? `<${word}>` : `[${word}]`;
  });
  return [
    [name, ...taken].join(' '),
    ...command.options.map(({ flags, mandatory }) => `${name} ${flags}${mandatory ? ', always' : ''}`),
    ...command.commands.flatMap((each) => linesOf(`${name} `, each)),
  ];
}

/** Names of what a module exports, and how many parameters each function asks for. What they give is for webpack and Jest alone. */
function functionsOf(path: string, file: string): string[] {
  const program = ts.createProgram({
    rootNames: [file],
    options: { allowJs: true, noEmit: true, types: [], ...modules },
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module, so it has no interface.`);
  return checker.getExportsOfModule(module).map((each) => {
    const signatures = checker.getTypeOfSymbolAtLocation(each, source).getCallSignatures();
    const asked = signatures.map(
      ({ declaration }) =>
        declaration?.parameters.filter((parameter) => ts.isParameter(parameter) && !isOptional(parameter)).length,
    );
    return `${path} ${each.name}(${asked.join(' | ')})`;
  });
}

const isOptional = ({ questionToken, initializer }: ts.ParameterDeclaration): boolean =>
  questionToken !== undefined || initializer !== undefined;

const modules = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  allowImportingTsExtensions: true,
} satisfies ts.CompilerOptions;

/** `compiler.strict: true`, as the comparison knows what is asked for. */
function compilerLines(file: string): string[] {
  const { compilerOptions } = JSON.parse(readFileSync(file, 'utf8')) as { compilerOptions: Record<string, unknown> };
  return Object.entries(compilerOptions).map(([option, value]) => `compiler.${option}: ${JSON.stringify(value)}`);
}

/** What is declared for the platform's own packages is nobody else's. */
const modulesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^declare module '(\*.+?|site-for-tests)'/gm)].map(
    ([, name]) => `module ${name}`,
  );
