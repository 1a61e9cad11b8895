import { join, relative } from 'node:path';
import ts from 'typescript';
import { contractOf, type Contract, type Modules } from './contract.ts';

/**
 * What the compiler objects to in the repository at `root`: in its own files, and in what the workspaces expose to each
 * other. `others` are the pieces that other repositories' workspaces offer. One message each, naming file and line.
 */
export function typeErrors(root: string, modules: readonly Modules[], others: readonly string[] = []): string[] {
  const configuration = compilerConfiguration(root);
  const contract = contractOf(root, modules, others);
  const file = contractFile(root);
  const program = ts.createProgram({
    rootNames: [...configuration.fileNames, file],
    options: configuration.options,
    host: hostWith(file, contract.source, configuration.options),
  });
  return [...configuration.errors, ...ts.getPreEmitDiagnostics(program)].map((diagnostic) =>
    messageOf(diagnostic, { root, file, contract }),
  );
}

/** The repository's `tsconfig.json`, understood. Throws where it cannot be read. */
export function compilerConfiguration(root: string): ts.ParsedCommandLine {
  const configuration = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  });
  if (!configuration) throw new Error(`${join(root, 'tsconfig.json')} cannot be read.`);
  return configuration;
}

/** The name under which the compiler gets the contract, which is no file. */
export const contractFile = (root: string): string => join(root, 'contract.ts');

/** A compiler host that knows one more file than there is. */
function hostWith(file: string, source: string, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    readFile: (name) => (name === file ? source : host.readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === file ? ts.createSourceFile(name, source, rest[0]) : host.getSourceFile(name, ...rest),
  };
}

/** A diagnostic as one message, naming file and line, or the file that the contract's line speaks of. */
export function messageOf(
  { file, start = 0, code, messageText }: ts.Diagnostic,
  asked: { root: string; file: string; contract: Contract },
): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return `TS${code}: ${text}`;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  if (file.fileName === asked.file)
    return `${asked.contract.about[line] ?? 'The contract'} does not keep the contract (shared-types): TS${code}: ${text}`;
  return `${relative(asked.root, file.fileName)}:${line + 1}:${character + 1}: TS${code}: ${text}`;
}
