import { join, relative } from 'node:path';
import ts from 'typescript';
import { contractOf, type Contract, type Modules } from './contract.ts';
import { contractFile, messageOf } from './messages.ts';

/** A `<Slot>` in the repository's sources. */
export interface SlotUse {
  name: string;
  /** File and line, relative to the root: `mf-plans/src/plans.tsx:12`. */
  place: string;
}

/** What the compiler says of the repository at this moment. */
export interface TypeReport {
  /** As `typeErrors` has them. */
  errors: string[];
  slots: SlotUse[];
}

/** A compiler that goes on watching. */
export interface TypeWatch {
  /** Takes over what the workspaces declare now, and which files there are. */
  update(modules: readonly Modules[]): void;
  stop(): void;
}

/**
 * Reports the same as `typeErrors`, and again whenever a file changes: then only what depends on that is checked. Blocks
 * while it checks.
 */
export function watchTypes(
  root: string,
  { modules, others }: { modules: readonly Modules[]; others: readonly string[] },
  report: (found: TypeReport) => void,
): TypeWatch {
  const file = contractFile(root);
  let contract = contractOf(root, modules, others);
  let contractChanged: (() => void) | undefined;
  const configuration = compilerConfiguration(root);
  const rootFiles = (): string[] => [...compilerConfiguration(root).fileNames, file];
  const host = ts.createWatchCompilerHost(
    rootFiles(),
    { ...configuration.options, noEmit: true },
    {
      ...ts.sys,
      fileExists: (name) => name === file || ts.sys.fileExists(name),
      readFile: (name, encoding) => (name === file ? contract.source : ts.sys.readFile(name, encoding)),
      watchFile: (name, changed, ...rest) => {
        if (name === file) contractChanged = () => changed(name, ts.FileWatcherEventKind.Changed);
        // Thousands of files that change with an installation alone.
        return name === file || isInstalled(name) ? unwatched : watched(ts.sys.watchFile)(name, changed, ...rest);
      },
      watchDirectory: (name, ...rest) =>
        isInstalled(`${name}/`) ? unwatched : watched(ts.sys.watchDirectory)(name, ...rest),
    },
    ts.createSemanticDiagnosticsBuilderProgram,
    () => undefined,
    () => undefined,
  );
  host.afterProgramCreate = (program) => {
    const found = [
      ...configuration.errors,
      ...program.getOptionsDiagnostics(),
      ...program.getSyntacticDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...program.getSemanticDiagnostics(),
    ];
    report({
      errors: [...new Set(found.map((diagnostic) => textOf(diagnostic, { root, contract })))],
      slots: program.getSourceFiles().flatMap((source) => (isOwn(source) ? slotUses(root, source) : [])),
    });
  };
  const watch = ts.createWatchProgram(host);
  return {
    update: (now) => {
      contract = contractOf(root, now, others);
      watch.updateRootFileNames(rootFiles());
      contractChanged?.();
    },
    stop: () => watch.close(),
  };
}

/** The repository's `tsconfig.json`, understood. Throws where it cannot be read. */
function compilerConfiguration(root: string): ts.ParsedCommandLine {
  const configuration = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  });
  if (!configuration) throw new Error(`${join(root, 'tsconfig.json')} cannot be read.`);
  return configuration;
}

function textOf(
  { file, start = 0, code, messageText }: ts.Diagnostic,
  told: { root: string; contract: Contract },
): string {
  const place = file && { fileName: file.fileName, ...file.getLineAndCharacterOfPosition(start) };
  return messageOf({ place, code, text: ts.flattenDiagnosticMessageText(messageText, '\n') }, told);
}

const unwatched: ts.FileWatcher = { close: () => undefined };

const isInstalled = (name: string): boolean => /[\\/](node_modules|\.mosaico|\.git)[\\/]/.test(name);

const isOwn = ({ fileName, isDeclarationFile }: ts.SourceFile): boolean =>
  !isDeclarationFile && !isInstalled(fileName) && !/\.test\.tsx?$/.test(fileName);

/** Node's file system can be watched, which the compiler does not assume of every system. */
function watched<Watch>(watch: Watch | undefined): Watch {
  if (!watch) throw new Error('TypeScript cannot watch files on this system.');
  return watch;
}

const known = new WeakMap<ts.SourceFile, SlotUse[]>();

/** Every `<Slot name="…">` of a file. */
function slotUses(root: string, source: ts.SourceFile): SlotUse[] {
  const uses = known.get(source) ?? [];
  if (known.has(source) || !source.text.includes('<Slot')) return uses;
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && node.tagName.getText(source) === 'Slot') {
      for (const attribute of node.attributes.properties) {
        if (!ts.isJsxAttribute(attribute) || attribute.name.getText(source) !== 'name') continue;
        if (!attribute.initializer || !ts.isStringLiteral(attribute.initializer)) continue;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        uses.push({ name: attribute.initializer.text, place: `${relative(root, source.fileName)}:${line + 1}` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  known.set(source, uses);
  return uses;
}
